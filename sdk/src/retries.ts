import type { Call } from './call.ts'
import type { AushangError } from './errors.ts'

/**
 * What proxies answer with, who do not say whether the service was reached; and, with 503, the service whose database broke off, perhaps
 * in the middle of the commit.
 */
const passing = [408, 425, 502, 503, 504]

/** Longer than this nobody waits inside a call; `retryAfterMs` of the error says when to come back. */
const longestPauseMs = 60_000

export function mayRepeat(error: AushangError, call: Call): boolean {
  if (error.retryAfterMs !== undefined && error.retryAfterMs > longestPauseMs) return false
  // The service says that it has not done it, so that nothing can happen twice.
  if (isRefused(error)) return true
  return mayBeDone(error) && isHarmlessTwice(call)
}

function isRefused({ status, code }: AushangError): boolean {
  return status === 429 || code === 'busy'
}

/** No answer came, or one that does not tell: nobody knows whether the service has done it. */
export function mayBeDone(error: AushangError): boolean {
  return error.status === undefined || (passing.includes(error.status) && !isRefused(error))
}

/** A POST is, with a key. With If-Match, the change that succeeded would make its repetition fail. */
function isHarmlessTwice({ operation, options }: Call): boolean {
  if (operation.method === 'POST') return operation.takesKey === true
  return options.ifMatch === undefined
}

/** As long as the service asked for, or half a second, one, two … give or take a quarter. */
export async function pauseBeforeRetry(
  attempt: number,
  retryAfterMs: number | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const pauseMs = retryAfterMs ?? Math.min(500 * 2 ** attempt, 8_000) * (0.75 + Math.random() / 2)
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, pauseMs)
    signal?.addEventListener('abort', end, { once: true })
  })
}
