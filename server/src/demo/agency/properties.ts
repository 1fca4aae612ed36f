import type { Client, Contact, Property } from '@aushang/sdk'
import { filesOfEstate } from '../pictures/files-of-estate.ts'
import { contactFor } from './contacts.ts'
import { type Energy } from './energy.ts'
import type { Estate } from './estate.ts'
import { estates } from './estates.ts'
import { makeDraft } from './make-draft.ts'
import { places } from './places.ts'

/** An estate, and the property that became of it. */
export interface Listed {
  estate: Estate
  energy: Energy | null
  property: Property
}

/** Those that are there, and the others if they are wanted: without pictures as yet. */
export async function bringProperties(
  api: Client,
  wanted: readonly Estate[],
  contacts: readonly Contact[],
  seed: string,
  today: Date,
): Promise<Listed[]> {
  const known = new Map((await api.listProperties().all()).map((property) => [property.externalId, property]))
  const brought: Listed[] = []
  for (const estate of estates) {
    const { draft, energy } = makeDraft(estate, seed, today)
    const contactId = contactFor(contacts, estate.type, places[estate.place].postalCode)
    const create = () => (wanted.includes(estate) ? api.createProperty({ ...draft, contactId }) : undefined)
    const property = known.get(estate.number) ?? (await create())
    if (property !== undefined) brought.push({ estate, energy, property })
  }
  return brought
}

/**
 * Draws the pictures and papers of a property up to that many, brings them in, and names them: those that it has already, by their
 * titles, are not made again.
 */
export async function bringFiles(
  api: Client,
  { estate, energy, property }: Listed,
  seed: string,
  countMax: number,
  missingUrl: string,
): Promise<void> {
  const { attachments } = await api.getProperty(property.id)
  const files = filesOfEstate(estate, energy, seed).slice(0, countMax)
  const isThere = (title: string) => attachments.some((attachment) => attachment.title === title)
  const isWithout = estate.trouble === 'attachmentMissing' && countMax > files.length && !isThere(missingTitle)
  if (files.every(({ title }) => isThere(title)) && !isWithout) return
  const brought = []
  for (const { title, contentType, isFloorPlan, make } of files) {
    const known = attachments.find((attachment) => attachment.title === title)
    const url = known?.url ?? (await api.createUpload(new Blob([await make()], { type: contentType }))).url
    brought.push({
      url,
      title,
      ...(isFloorPlan && { isFloorPlan }),
      ...(contentType === 'application/pdf' && { type: 'document' as const }),
    })
  }
  const missing = isWithout ? [{ url: missingUrl, title: missingTitle }] : []
  await api.patchProperty(property.id, { attachments: [...brought, ...missing] })
}

const missingTitle = 'Lageplan'
