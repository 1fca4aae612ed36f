import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import type { Publication } from '../src/contract.ts'
import { changeDocument, type Complete } from '../src/openimmo/document/transfer-document.ts'
import { type Options, settingsOf } from '../src/openimmo/options.ts'
import { aPublication } from './openimmo-publication.ts'

export function documentOf(publication: Publication, options: Options = {}): string {
  return changeDocument(publication as Complete, settingsOf(options), 'KD-4711')
}

/** The text, or the attribute, at a path below `immobilie`; null where there is none. */
export function read(xml: string, path: string): string | null {
  using document = XmlDocument.fromString(xml)
  const found = document.get(`/openimmo/anbieter/immobilie/${path}`)
  return found === null ? null : (found as XmlElement).content
}

/** Without those members of the example that the format has no word for. */
export function anApartment({ fields, ...given }: Parameters<typeof aPublication>[0] = {}): Publication {
  return aPublication({
    ...given,
    fields: { petsAllowed: true, constructionPhase: undefined, flooring: ['tiles'], ...fields },
  })
}
