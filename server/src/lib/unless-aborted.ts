/** Rejects with the reason of the signal as soon as that is aborted. */
export async function unlessAborted<Result>(wait: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return wait
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([wait, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
