import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

let lastMs = 0
let sequence = 0

/**
 * 20 characters that sort by the time of creation: 8 of milliseconds (enough until the year 8888), 3 of a counter
 * within the millisecond, 9 at random (53 bits, so that processes do not meet).
 */
export function newId(): string {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    sequence = 0
  } else if (++sequence === 62 ** 3) {
    lastMs++ // more than 238,328 in a millisecond: borrow from the next one rather than go backwards
    sequence = 0
  }
  return base62(lastMs, 8) + base62(sequence, 3) + randomText(9)
}

/** Sorts before all ids that are made at that time or later. */
export function earliestIdAt(ms: number): string {
  return base62(Math.min(Math.max(ms, 0), 62 ** 8 - 1), 8)
}

export function randomText(length: number, letters = alphabet): string {
  // The largest multiple in a byte: above it, the first letters would come up more often.
  const limit = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of randomPool(length)) {
      if (byte < limit && text.length < length) text += letters[byte % letters.length]
    }
  }
  return text
}

function base62(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = alphabet[rest % 62] + text
  return text
}

let pool = randomBytes(8192)
let used = 0

/** Random bytes by the handful: one system call for hundreds of ids. */
function randomPool(size: number): Buffer {
  if (used + size > pool.length) {
    pool = randomBytes(8192)
    used = 0
  }
  return pool.subarray(used, (used += size))
}
