import type { Advert, AdvertContact, AdvertKey, AdvertKind, Catalogue, Energy } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import { identity } from '../identity.ts'
import type { Adverts, ImportedAdvert } from './adverts.ts'
import { headings, statusBadges } from './label-words.ts'
import { factsNamed, factsOf, featuresOf, kindLabel, numberOf, placeLabel, priceLabel, priceOf } from './labels.ts'
import { pageWords } from './words.ts'

/** What was imported, as the pages see it. */
export function makeCatalogue(adverts: Adverts): Catalogue {
  return {
    *keys() {
      for (const advert of adverts.values()) yield keyOf(advert)
    },
    find(id, lang) {
      const advert = adverts.find(id)
      return advert && advertOf(advert, lang)
    },
  }
}

const kinds: Record<string, AdvertKind> = { wohnung: 'flat', zimmer: 'flat', haus: 'house', grundstueck: 'plot' }

function keyOf(advert: ImportedAdvert): AdvertKey {
  return {
    id: advert.id,
    deal: advert.isForSale ? 'buy' : 'rent',
    kind: kinds[advert.kind] ?? 'house',
    price: priceOf(advert),
    rooms: numberOf(advert, 'anzahl_zimmer'),
    area: numberOf(advert, 'wohnflaeche') ?? numberOf(advert, 'grundstuecksflaeche'),
    place: `${advert.town} ${advert.district ?? ''}`,
    since: advert.importedAt,
  }
}

function advertOf(advert: ImportedAdvert, lang: Lang): Advert {
  const words = pageWords[lang]
  const { groups } = words
  const price = priceLabel(advert, lang)
  const status = statusBadges[advert.facts['verkaufstatus'] ?? '']
  const pictures = advert.pictures.filter(({ isDocument }) => !isDocument)
  const shown = ({ file, title }: ImportedAdvert['pictures'][number]) => ({ url: fileUrl(advert, file), title })
  return {
    id: advert.id,
    title: advert.title,
    kind: kindLabel(advert, lang),
    place: placeLabel(advert),
    price: price.value,
    priceLabel: price.label,
    badges: [...(advert.isReference ? [words.reference] : []), ...(status === undefined ? [] : [status[lang]])],
    keyFacts: factsNamed(advert, 'wohnflaeche anzahl_zimmer grundstuecksflaeche', lang),
    available: factsNamed(advert, 'verfuegbar_ab', lang)[0],
    facts: (['costs', 'spaces', 'building', 'plot'] as const)
      .map((name) => ({ heading: groups[name], facts: factsOf(advert, name, lang) }))
      .filter(({ facts }) => facts.length > 0),
    features: featuresOf(advert, lang),
    energy: energyOf(advert, lang),
    texts: Object.entries(headings)
      .map(([name, heading]) => ({ heading: heading[lang], text: advert.texts[name] ?? '' }))
      .filter(({ text }) => text !== ''),
    pictures: pictures
      .filter(({ isPlan }) => !isPlan)
      .toSorted((a, b) => Number(b.isTitle ?? false) - Number(a.isTitle ?? false))
      .map(shown),
    plans: pictures.filter(({ isPlan }) => isPlan).map(shown),
    documents: [
      ...advert.pictures
        .filter(({ isDocument }) => isDocument)
        .map(({ file, title }) => ({ url: fileUrl(advert, file), title: `${title || file} (PDF)` })),
      ...advert.links.map(({ url, title }) => ({ url, title: title || url })),
    ],
    contact: contactOf(advert, lang),
    numbers: [{ label: words.number, value: advert.number }],
  }
}

function energyOf(advert: ImportedAdvert, lang: Lang): Energy | undefined {
  const facts = factsOf(advert, 'energy', lang)
  const energyClass = advert.facts['wertklasse']
  if (facts.length === 0 && energyClass === undefined) return undefined
  const value = numberOf(advert, 'energieverbrauchkennwert') ?? numberOf(advert, 'endenergiebedarf')
  return { energyClass, value: value ?? undefined, facts }
}

function contactOf({ contact }: ImportedAdvert, lang: Lang): AdvertContact {
  const words = pageWords[lang]
  const { name, company, email, phone, fax = '', mobile = '' } = contact
  const phones = [
    { label: words.phone, value: phone },
    { label: words.mobile, value: mobile },
    { label: 'Fax', value: fax },
  ]
  return {
    name,
    company,
    email,
    phones: phones.filter(({ value }) => value !== ''),
    position: contact.position ?? '',
    address: contact.address ?? '',
    website: contact.website ?? '',
    photoUrl: contact.photoUrl ?? '',
    officeHours: contact.officeHours ?? '',
  }
}

function fileUrl({ id }: ImportedAdvert, file: string): string {
  return `/${identity.name}/${id}/${encodeURIComponent(file)}`
}
