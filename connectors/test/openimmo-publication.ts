import type { PropertyType } from '@aushang/model'
import type { PreparedAttachment, Publication } from '../src/contract.ts'
import { attachment, type AttachmentOverrides, fullContact, fullPublication, type Overrides } from './publications.ts'

/** With a contact, which OpenImmo cannot do without, and with no attachments unless a test wants some. */
export function aPublication({
  type = 'apartmentRent',
  ...given
}: { type?: PropertyType } & Overrides = {}): Publication {
  const placement = { postalCode: '10115', contactEmail: fullContact.email, ...given.placement }
  return fullPublication(type, { attachments: [], ...given, placement })
}

export function anAttachment(number: number, given: AttachmentOverrides = {}): PreparedAttachment {
  return attachment({ content: `picture ${number}`, ...given })
}
