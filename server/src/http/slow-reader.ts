import type { ServerResponse } from 'node:http'

// A second of waiting is paid with this many bytes. A reader who takes them steadily seems to stand still all the same: the
// buffers on the way take more only when there is room for up to 2.5 MB (measured on Linux, on one machine).
const bytesPerSecondMin = 50_000
const standstillSecondsMax = 60
const secondsMax = 600

/**
 * Cuts the connection of a reader who is too slow, or not done after ten minutes. Only the time in which the reader is
 * waited for is held against it: a slow database is not its fault. What it returns ends the watch.
 */
export function cutSlowReader(response: ServerResponse, bytesSent: () => number, onCut: () => void): () => void {
  let seconds = 0
  let bytesSeen = 0
  let secondsLeft = standstillSecondsMax
  const watch = setInterval(() => {
    const bytes = bytesSent()
    const paid = (bytes - bytesSeen) / bytesPerSecondMin
    const waited = response.writableNeedDrain ? 1 : 0
    bytesSeen = bytes
    secondsLeft = Math.min(standstillSecondsMax, secondsLeft + paid) - waited
    seconds++
    if (secondsLeft > 0 && seconds < secondsMax) return
    clearInterval(watch)
    onCut()
    response.destroy()
  }, 1000)
  return () => clearInterval(watch)
}
