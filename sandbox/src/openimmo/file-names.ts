/** The folder beside a transfer that its report goes to. */
export const reportsFolder = 'reports'

/** A client must choose another name. */
export class NameNotAllowed extends Error {}

// File systems take 255 bytes of a name, and a report is called like its transfer, and some more.
const nameBytesMax = 200
const pathBytesMax = 1_000

/** Refuses what the disk would not take, what would stand in the portal's own way, and what lists cannot show. */
export function refuseFileName(path: string): void {
  const names = path.split('/').filter(Boolean)
  const isRefused = Buffer.byteLength(path) > pathBytesMax || names.at(-1) === reportsFolder || !names.every(isFileName)
  if (isRefused) throw new NameNotAllowed('This name is not allowed')
}

export function isTransfer(path: string): boolean {
  return /\.zip$/i.test(path)
}

/** Whether a file may lie on the disk under this name. */
export function isFileName(name: string): boolean {
  return Buffer.byteLength(name) <= nameBytesMax && !/^\.{0,2}$|[\p{Cc}\p{Cs}/\\]/u.test(name)
}
