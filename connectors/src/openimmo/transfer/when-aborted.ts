/** Never resolves; rejects with what `failure` makes when the time is up. Libraries do not always notice that a connection was closed. */
export async function whenAborted(signal: AbortSignal, failure: () => unknown): Promise<never> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
  throw await failure()
}
