import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An object as it was imported, in the words of the format. */
export interface ImportedAdvert {
  /** Where it is on the portal's pages: made from what its sender calls it. */
  id: string
  anid: string
  obid: string
  provider: string
  number: string
  kind: string
  isForSale: boolean
  isReference: boolean
  title: string
  /** '' when it is not shown. */
  street: string
  town: string
  /** '' when it is not said; not there in adverts of before. */
  district?: string
  texts: Record<string, string>
  facts: Record<string, string>
  contact: ImportedContact
  pictures: ImportedFile[]
  links: { title: string; url: string }[]
  importedAt: string
}

interface ImportedFile {
  file: string
  title: string
  isDocument: boolean
  /** This came later, as did the next. */
  isPlan?: boolean
  isTitle?: boolean
  format?: string
}

interface ImportedContact {
  name: string
  company: string
  email: string
  feedbackEmail: string
  phone: string
  /** These came later: an advert from before has none of them. */
  fax?: string
  photoUrl?: string
  officeHours?: string
  position?: string
  mobile?: string
  website?: string
  address?: string
}

/** Adverts on the disk, a folder for each, and all of them in memory. */
export interface Adverts {
  /** Newest first. */
  all(): ImportedAdvert[]
  /** In no order, and without a copy of them. */
  values(): Iterable<ImportedAdvert>
  count(): number
  find(id: string): ImportedAdvert | undefined
  /** Pictures by name, written one after the other. */
  put(advert: ImportedAdvert, pictures: AsyncIterable<{ file: string; content: Buffer }>): Promise<void>
  remove(id: string): Promise<void>
  pathOf(advert: ImportedAdvert, file: string): string
}

/** What lies in the folder of an advert beside its pictures. */
export const advertFile = 'advert.json'

export async function openAdverts(folder: string): Promise<Adverts> {
  await mkdir(folder, { recursive: true })
  const adverts = new Map<string, ImportedAdvert>()
  for (const name of await readdir(folder)) if (/\.(new|old)$/.test(name)) await finishChange(folder, name.slice(0, -4))
  for (const name of await readdir(folder)) {
    const advert = JSON.parse(await readFile(join(folder, name, advertFile), 'utf8')) as ImportedAdvert
    adverts.set(advert.id, advert)
  }

  return {
    all: () => [...adverts.values()].toSorted((a, b) => b.importedAt.localeCompare(a.importedAt)),
    values: () => adverts.values(),
    count: () => adverts.size,
    find: (id) => adverts.get(id),
    async put(advert, pictures) {
      const home = join(folder, advert.id)
      const next = `${home}.new`
      await mkdir(next)
      try {
        for await (const { file, content } of pictures) await writeFile(join(next, file), content)
        await writeFile(join(next, advertFile), JSON.stringify(advert))
        if (adverts.has(advert.id)) await rename(home, `${home}.old`)
        await rename(next, home)
      } finally {
        await finishChange(folder, advert.id)
      }
      adverts.set(advert.id, advert)
    },
    async remove(id) {
      adverts.delete(id)
      await rm(join(folder, id), { recursive: true, force: true })
    },
    pathOf: (advert, file) => join(folder, advert.id, file),
  }
}

/** One that was broken off, also by `kill -9`, leaves the advert as it was before, or as it should have become. */
async function finishChange(folder: string, id: string): Promise<void> {
  const home = join(folder, id)
  const old = `${home}.old`
  // Refused where the new one is there already.
  await rename(old, home).catch(() => rm(old, { recursive: true, force: true }))
  await rm(`${home}.new`, { recursive: true, force: true })
}
