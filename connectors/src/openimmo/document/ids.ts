import { createHash } from 'node:crypto'

/**
 * Portals know an agency and its objects by these for ever, so that they are made from what never changes and nothing
 * needs to be stored. The form is the usual one: a letter, three more for the sender, 17 digits, 10 characters.
 */
export function openimmoAnid(providerNumber: string): string {
  return `A${suffix('anid', providerNumber)}`
}

export function openimmoObid(propertyId: string): string {
  return `O${suffix('obid', propertyId)}`
}

function suffix(kind: string, seed: string): string {
  const hash = createHash('sha256').update(`${kind}:${seed}`).digest()
  const digits = (hash.readBigUInt64BE(0) % 10n ** 17n).toString().padStart(17, '0')
  const characters = (hash.readBigUInt64BE(8) % 36n ** 10n).toString(36).padStart(10, '0')
  return `AUS${digits}${characters}`
}
