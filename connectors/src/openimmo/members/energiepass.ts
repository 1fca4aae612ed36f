import { type AnyFields, type EnergySource, energySourcesOf, isPrior2014 } from '@aushang/model'
import { type Codec, group, type Member, member, part, type Part } from '../../mapping/member.ts'
import type { Settings } from '../options.ts'
import { amount, day, flag, inferred, mark, wordsInElement, year } from './codecs.ts'

const pass = 'zustand_angaben.energiepass.'

const carrierWords: Record<EnergySource, string> = {
  oil: 'OEL',
  gas: 'GAS',
  liquidGas: 'FLUESSIGGAS',
  electric: 'ELEKTRO',
  solar: 'SOLAR',
  geothermal: 'ERDWAERME',
  district: 'FERN',
  local: 'NAHWAERME',
  water: 'WASSERENERGIE',
  wind: 'WINDENERGIE',
  bioenergy: 'BIOENERGIE',
  pellet: 'PELLET',
  wood: 'HOLZ',
  coal: 'KOHLE',
  environmentalHeat: 'UMWELTWAERME',
}

/** How others spell them. */
const carrierSpellings: Record<string, EnergySource> = {
  ÖL: 'oil',
  HEIZÖL: 'oil',
  HEIZOEL: 'oil',
  ERDGAS: 'gas',
  FLÜSSIGGAS: 'liquidGas',
  STROM: 'electric',
  ERDWÄRME: 'geothermal',
  FERNWÄRME: 'district',
  FERNWAERME: 'district',
  NAHWÄRME: 'local',
  PELLETS: 'pellet',
  HOLZPELLETS: 'pellet',
  UMWELTWÄRME: 'environmentalHeat',
}

function carrierOf(word: string): EnergySource | undefined {
  const capitals = word.trim().toUpperCase()
  const known = (Object.keys(carrierWords) as EnergySource[]).find((carrier) => carrierWords[carrier] === capitals)
  return known ?? carrierSpellings[capitals]
}

/** All of it or nothing: what is left out would be gone. */
const carriers: Codec<EnergySource[]> = {
  write: (ours) => (ours.length === 0 ? undefined : ours.map((carrier) => carrierWords[carrier]).join(', ')),
  read: (theirs) => {
    const read = String(theirs)
      .split(/[,;/+]|\sund\s/)
      .map(carrierOf)
    const known = read.filter((carrier) => carrier !== undefined)
    return known.length === read.length ? known : undefined
  },
}

type HeatingType = NonNullable<AnyFields['heatingType']>

const heizungsarten: { [Type in HeatingType]?: string } = {
  stove: 'OFEN',
  floor: 'ETAGE',
  central: 'ZENTRAL',
  district: 'FERN',
  underfloor: 'FUSSBODEN',
}

const befeuerungen: { [Type in HeatingType]?: string } = {
  heatPump: 'LUFTWP',
  gas: 'GAS',
  oil: 'OEL',
  electric: 'ELEKTRO',
  nightStorage: 'ELEKTRO',
  pellet: 'PELLET',
  solar: 'SOLAR',
  combinedHeatAndPower: 'BLOCK',
}

const oldFirings = ['OEL', 'GAS', 'ELEKTRO', 'SOLAR', 'ERDWAERME', 'LUFTWP', 'FERN', 'BLOCK', 'PELLET']

/** What each version has as `befeuerung`; what 1.2.7c added is left to `primaerenergietraeger`. */
const firings = { '1.2.5': oldFirings, '1.2.7': [...oldFirings, 'KOHLE', 'HOLZ', 'FLUESSIGGAS'] }

const flagsAt = (at: string, words: readonly string[]): Record<string, Part<boolean>> =>
  Object.fromEntries(words.map((word) => [`${at} ${word}`, part(`ausstattung.${at}.@${word}`, 'heatingType', mark)]))

/** The format's only heat pump takes its heat from the air. */
function isGroundSourcePump({ heatingType, residentialEnergyCertificate: certificate }: AnyFields): boolean {
  return heatingType === 'heatPump' && certificate !== undefined && energySourcesOf(certificate).includes('geothermal')
}

/** What it is heated with, by the type of heating and by the certificate: the format has one place for both. */
export const heating = group(
  {
    ...flagsAt('heizungsart', Object.values(heizungsarten)),
    ...flagsAt('befeuerung', firings['1.2.7']),
    carriers: part(`${pass}primaerenergietraeger`, 'residentialEnergyCertificate/energySource', carriers),
    oldCarriers: inferred(
      part(inOldTerms(`${pass}primaerenergietraeger`), 'residentialEnergyCertificate/energySource', carriers),
    ),
  },
  {
    write(fields, _, { version }: Settings) {
      const { heatingType: type, residentialEnergyCertificate: certificate } = fields
      const sources = certificate === undefined ? [] : energySourcesOf(certificate)
      const byType = type && !isGroundSourcePump(fields) ? befeuerungen[type] : undefined
      const words = [...sources.map((source) => carrierWords[source]), byType].filter(
        (word) => word !== undefined && firings[version].includes(word),
      )
      return {
        ...Object.fromEntries(words.map((word) => [`befeuerung ${word}`, true])),
        ...(type && heizungsarten[type] && { [`heizungsart ${heizungsarten[type]}`]: true }),
        [version === '1.2.5' ? 'oldCarriers' : 'carriers']: sources,
      }
    },
    read(values) {
      const { carriers: stated = values.oldCarriers } = values
      const isSet = (at: string, word = '') => values[`${at} ${word}` as 'carriers'] !== undefined
      const fires = firings['1.2.7'].filter((word) => isSet('befeuerung', word))
      // The law wants the carriers of the heating in the certificate: they are, where it has none of its own.
      const sources = stated ?? fires.flatMap((word) => carrierOf(word) ?? [])
      const [energySource, ...furtherEnergySources] = sources
      const types = (Object.keys(heizungsarten) as HeatingType[]).filter((type) =>
        isSet('heizungsart', heizungsarten[type]),
      )
      return {
        // Of a stove beside a central heating, neither is the one.
        heatingType: types.length === 1 ? types[0] : firedBy(fires, stated ?? []),
        ...(energySource && {
          residentialEnergyCertificate: {
            energySource,
            ...(furtherEnergySources.length > 0 && { furtherEnergySources }),
          } as AnyFields['residentialEnergyCertificate'],
        }),
      }
    },
  },
)

/** The one that is no carrier of the certificate; or its only carrier. */
function firedBy(fires: readonly string[], carriers: readonly EnergySource[]): HeatingType | undefined {
  const ofCertificate = carriers.map((carrier) => carrierWords[carrier])
  const others = fires.filter((word) => !ofCertificate.includes(word))
  const [word, ...further] = others.length === 0 && carriers.length === 1 ? fires : others
  if (word === undefined || further.length > 0) return undefined
  return (Object.keys(befeuerungen) as HeatingType[]).find((type) => befeuerungen[type] === word)
}

const kwh: Codec<number> = { ...amount, read: (theirs) => amount.read(String(theirs).split(/kWh/i)[0]) }

const generations = {
  before2014: '2008',
  since2014: '2014',
  notRequired: 'nicht_noetig',
  notYetAvailable: 'bei_besichtigung',
} as const

/** The value belongs in the element of the certificate's kind: a need is not a consumption. */
const kindAndValue = group(
  {
    kind: part(
      `${pass}epart`,
      'residentialEnergyCertificate/type',
      wordsInElement({ need: 'BEDARF', consumption: 'VERBRAUCH' }),
    ),
    consumption: part(`${pass}energieverbrauchkennwert`, 'residentialEnergyCertificate/energyConsumption', kwh),
    need: part(`${pass}endenergiebedarf`, 'residentialEnergyCertificate/energyNeed', kwh),
    generation: part(`${pass}jahrgang`, 'energyCertificateStatus', wordsInElement(generations)),
    use: part<boolean>(`${pass}gebaeudeart`, 'energyCertificateStatus', { write: () => 'wohn', read: () => undefined }),
    atViewing: part<boolean>(`${pass}epasstext`, 'energyCertificateStatus', {
      write: () => 'Der Energieausweis liegt zur Besichtigung vor.',
      read: () => undefined,
    }),
  },
  {
    // Whatever is given beside it, the status is told as on every other portal.
    write({ residentialEnergyCertificate: certificate, energyCertificateStatus: status }, _, { version }: Settings) {
      const isNeed = certificate?.type === 'need'
      const isOld = certificate && isPrior2014(certificate)
      // 1.2.5 has no word for it.
      const atViewing = (status === 'notYetAvailable' && version !== '1.2.5') || undefined
      const ofStatus = status !== 'present' && (status === 'notRequired' || atViewing) ? status : undefined
      const ofCertificate: keyof typeof generations = isOld ? 'before2014' : 'since2014'
      return {
        kind: certificate?.type,
        consumption: isNeed ? undefined : certificate?.energyConsumption,
        need: isNeed ? certificate.energyNeed : undefined,
        generation: ofStatus ?? (isOld === undefined ? undefined : ofCertificate),
        use: certificate !== undefined || ofStatus !== undefined || undefined,
        atViewing,
      }
    },
    read({ kind, consumption, need, generation }) {
      const isOfStatus = generation === 'notRequired' || generation === 'notYetAvailable'
      return {
        energyCertificateStatus: isOfStatus ? generation : kind && 'present',
        ...(kind && {
          residentialEnergyCertificate: {
            type: kind,
            ...(generation && !isOfStatus && { prior2014: generation === 'before2014' }),
            ...(kind === 'need'
              ? need !== undefined && { energyNeed: need }
              : consumption !== undefined && { energyConsumption: consumption }),
          } as AnyFields['residentialEnergyCertificate'],
        }),
      }
    },
  },
)

const constructionYear = member(`${pass}baujahr`, 'residentialEnergyCertificate/constructionYear', year)

/** The format wants it only where it is not the building's. */
const otherConstructionYear: Member = {
  ...constructionYear,
  write: (property, settings) => (isYearOfBuilding(property.fields) ? [] : constructionYear.write(property, settings)),
}

function isYearOfBuilding({ residentialEnergyCertificate: certificate, constructionYear }: AnyFields): boolean {
  return certificate?.constructionYear === constructionYear
}

/** What of the certificate something else says. */
export function isCertificateImplied(path: string, fields: AnyFields): boolean {
  const { residentialEnergyCertificate: certificate } = fields
  if (certificate === undefined) return false
  const { prior2014, ...others } = certificate
  if (path === '/fields/residentialEnergyCertificate/prior2014') return isPrior2014(others) === prior2014
  return path === '/fields/residentialEnergyCertificate/constructionYear' && isYearOfBuilding(fields)
}

const knownIn125 = ['epart', 'gueltig_bis', 'energieverbrauchkennwert', 'mitwarmwasser', 'endenergiebedarf']

/** Where 1.2.5 has what 1.2.7 added to the certificate, as it was agreed for the versions before. */
function inOldTerms(at: string): string {
  return `zustand_angaben.user_defined_simplefield[epass_${at.slice(pass.length)}]`
}

/** In the one place or the other by the version, and read of either. */
function inBothVersions(given: Member<Settings>): Member<Settings> {
  const added = given.parts.filter(({ at }) => !knownIn125.includes(at.slice(pass.length)))
  const old = added.map((each) => inferred({ ...each, at: inOldTerms(each.at) }))
  return {
    ...given,
    parts: [...given.parts, ...old],
    write(property, settings) {
      const values = given.write(property, settings)
      if (settings.version !== '1.2.5') return values
      return [
        ...given.parts.map((each, index) => (added.includes(each) ? undefined : values[index])),
        ...added.map((each) => values[given.parts.indexOf(each)]),
      ]
    },
    read(values, ...rest) {
      const ofOld = values.slice(given.parts.length)
      given.read(
        given.parts.map((each, index) => values[index] ?? ofOld[added.indexOf(each)]),
        ...rest,
      )
    },
  }
}

const classes = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

export const energiepass = [
  kindAndValue,
  member(`${pass}gueltig_bis`, 'residentialEnergyCertificate/validUntil', day),
  member(`${pass}mitwarmwasser`, 'residentialEnergyCertificate/warmWaterIncluded', flag),
  member(
    `${pass}wertklasse`,
    'residentialEnergyCertificate/energyClass',
    wordsInElement(Object.fromEntries(classes.map((each) => [each, each])) as Record<(typeof classes)[number], string>),
  ),
  otherConstructionYear,
  member(`${pass}ausstelldatum`, 'residentialEnergyCertificate/issuedOn', day),
].map(inBothVersions)
