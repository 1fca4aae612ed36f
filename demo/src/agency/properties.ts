import { readFile } from 'node:fs/promises'
import type { AttachmentDraft, Client, Contact, Property } from '@aushang/sdk'
import { contactFor } from './contacts.ts'
import type { Energy } from './energy.ts'
import { energyCertificate } from './energy-certificate.ts'
import type { Estate } from './estate.ts'
import { estates } from './estates.ts'
import { makeDraft } from './make-draft.ts'
import { picturesOf } from './pictures.ts'
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

/** Brings in the pictures and papers of a property that has none, and names them in it. */
export async function bringFiles(api: Client, { estate, energy, property }: Listed, missingUrl: string): Promise<void> {
  if (property.attachments.length > 0) return
  const upload = async (content: Uint8Array<ArrayBuffer>, named: Omit<AttachmentDraft, 'url'>) => ({
    ...named,
    url: (await api.createUpload(content)).url,
  })
  const pictures = picturesOf(estate).map(async ({ file, ...named }) => upload(await readFile(file), named))
  const papers =
    energy === null
      ? []
      : [upload(energyCertificate(places[estate.place], energy), { title: 'Energieausweis', type: 'document' })]
  const missing = estate.trouble === 'attachmentMissing' ? [{ url: missingUrl, title: 'Lageplan' }] : []
  await api.patchProperty(property.id, { attachments: [...(await Promise.all([...pictures, ...papers])), ...missing] })
}
