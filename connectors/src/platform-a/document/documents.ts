import type { PortalDocument, Publication } from '../../contract.ts'
import { advertOf } from './advert.ts'
import { contactOf } from './contact.ts'
import { enclosuresOf } from './enclosures.ts'
import { type Element, writeDocument } from './xml.ts'

/** What `publish` sends, beside the bytes of attachments and what only names the portal's own ids. */
export function documentsOf(publication: Publication): PortalDocument[] {
  const { contact, inquiryEmail } = publication
  const enclosures = enclosuresOf(publication)
  const files = enclosures.filter(({ kind }) => kind !== 'Link')
  const links = enclosures.filter(({ kind }) => kind === 'Link')
  return [
    documentOf('advert', advertOf(publication)),
    ...(contact ? [documentOf('contact', contactOf(contact, inquiryEmail))] : []),
    ...files.map(({ metadata }, index) => documentOf(`attachment-${index + 1}`, metadata)),
    ...links.map(({ metadata }, index) => documentOf(`link-${index + 1}`, metadata)),
  ]
}

function documentOf(part: string, root: Element): PortalDocument {
  return { part, contentType: 'application/xml', body: writeDocument(root) }
}
