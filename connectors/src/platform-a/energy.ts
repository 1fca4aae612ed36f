import {
  type AnyFields,
  energySourcesOf,
  energyValueName,
  isPrior2014,
  messageOf,
  type Problem,
  type ResidentialEnergyCertificate,
  type Sentence,
} from '@aushang/model'
import {
  type Codec,
  eitherWord,
  group,
  listOf,
  type Mapped,
  type Member,
  number,
  part,
  words,
} from '../mapping/member.ts'

const certificatePath = '/fields/residentialEnergyCertificate'

/** The portal takes no energy fields of what lies abroad. */
export function isAbroad({ address }: Pick<AnyFields, 'address'>): boolean {
  return (address?.country ?? 'DE') !== 'DE'
}

const availabilities = words<NonNullable<AnyFields['energyCertificateStatus']>>({
  present: 'AVAILABLE',
  notYetAvailable: 'NOT_AVAILABLE_YET',
  notRequired: 'NOT_REQUIRED',
})

const classes = words<NonNullable<ResidentialEnergyCertificate['energyClass']>>({
  'A+': 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
  H: 'H',
})

const status = part('energyCertificate.energyCertificateAvailability', 'energyCertificateStatus', availabilities)
const isOld = part(
  'energyCertificate.energyCertificateCreationDate',
  'residentialEnergyCertificate/prior2014',
  eitherWord('BEFORE_01_MAY_2014', 'FROM_01_MAY_2014'),
)

export const certificate: Member = group(
  {
    status,
    isOld,
    energyClass: part('energyCertificate.energyEfficiencyClass', 'residentialEnergyCertificate/energyClass', classes),
  },
  {
    write(fields) {
      if (isAbroad(fields)) return {}
      const status = statusOf(fields)
      const given = presentCertificate(fields)
      const isOld = given && isPrior2014(given)
      return { status, isOld, energyClass: isOld === false ? given?.energyClass : undefined }
    },
    read: ({ status, isOld, energyClass }) => ({
      energyCertificateStatus: status,
      residentialEnergyCertificate: {
        ...(isOld !== undefined && { prior2014: isOld }),
        ...(isOld === false && energyClass && { energyClass }),
      } as ResidentialEnergyCertificate,
    }),
  },
)

const energySources = words<ResidentialEnergyCertificate['energySource']>({
  oil: 'OIL',
  gas: 'GAS',
  liquidGas: 'LIQUID_GAS',
  electric: 'ELECTRICITY',
  solar: 'SOLAR_HEATING',
  geothermal: 'GEOTHERMAL',
  district: 'DISTRICT_HEATING',
  local: 'LOCAL_HEATING',
  water: 'HYDRO_ENERGY',
  wind: 'WIND_ENERGY',
  bioenergy: 'BIO_ENERGY',
  pellet: 'PELLET_HEATING',
  wood: 'WOOD',
  coal: 'COAL',
  environmentalHeat: 'ENVIRONMENTAL_THERMAL_ENERGY',
})

const ratings = words<ResidentialEnergyCertificate['type']>({
  consumption: 'ENERGY_CONSUMPTION',
  need: 'ENERGY_REQUIRED',
})

const warmWater: Codec<boolean> = {
  write: (ours) => (ours ? 'YES' : 'NOT_APPLICABLE'),
  read: (theirs) => (theirs === 'YES' ? true : undefined),
}

/** What the portal keeps apart from the certificate, among what it asks about any building. */
export const energyValues: Member = group(
  {
    sources: part(
      'energySourcesEnev2014.energySourceEnev2014[]',
      'residentialEnergyCertificate/energySource',
      listOf(energySources),
    ),
    type: part('buildingEnergyRatingType', 'residentialEnergyCertificate/type', ratings),
    energyConsumption: part('thermalCharacteristic', 'residentialEnergyCertificate/energyConsumption', number),
    energyNeed: part('thermalCharacteristic', 'residentialEnergyCertificate/energyNeed', number),
    isWaterIn: part('energyConsumptionContainsWarmWater', 'residentialEnergyCertificate/warmWaterIncluded', warmWater),
    status,
    isOld,
  },
  {
    write(fields) {
      const stated = isAbroad(fields) ? undefined : fields.residentialEnergyCertificate
      const sources = stated && energySourcesOf(stated)
      const given = presentCertificate(fields)
      if (stated === undefined || given === undefined) return { sources }
      const { type, energyConsumption, energyNeed, warmWaterIncluded: isWaterIn } = given
      const value = type === 'need' ? { energyNeed } : { energyConsumption }
      const isSaid = !isWaterIn || mayHoldWater(type, isPrior2014(given), energyNeed ?? energyConsumption)
      return { sources, type, ...value, isWaterIn: isSaid ? isWaterIn : undefined }
    },
    read({ sources = [], type, energyConsumption: value, isWaterIn, status = 'present', isOld }) {
      const [energySource, ...furtherEnergySources] = sources
      // Without its kind and its carrier, no certificate is one here.
      if (status !== 'present' || type === undefined || energySource === undefined) return {}
      return {
        residentialEnergyCertificate: {
          type,
          energySource,
          ...(furtherEnergySources.length > 0 && { furtherEnergySources }),
          ...(value !== undefined && { [energyValueName({ type })]: value }),
          ...(isWaterIn && mayHoldWater(type, isOld, value) && { warmWaterIncluded: true }),
        },
      }
    },
  },
)

/** The portal takes "yes" beside a value only, and of a certificate whose age it knows only if it is an old one of consumption. */
function mayHoldWater(
  type: ResidentialEnergyCertificate['type'],
  isOld: boolean | undefined,
  value: number | undefined,
): boolean {
  return value !== undefined && (isOld === undefined || (isOld && type === 'consumption'))
}

/** The portal keeps two decimals, and takes no zero. (What the law wants is a warning, the same for every portal.) */
export function energyProblems(fields: AnyFields): Problem[] {
  const given = isAbroad(fields) ? undefined : presentCertificate(fields)
  const name = given && energyValueName(given)
  const value = name && given[name]
  if (value === undefined || value >= 0.01) return []
  const path = `${certificatePath}/${name}`
  const message = messageOf({ key: 'fieldTooSmall', params: { field: path, minimum: 0.01 } })
  return [{ path, code: 'field_invalid', message }]
}

export function whyEnergyLeftOut(path: string, { fields }: Mapped): Sentence | undefined {
  const isOfCertificate = path === '/fields/energyCertificateStatus' || path.startsWith(certificatePath)
  if (isOfCertificate && isAbroad(fields)) return { key: 'portalTakesNoCertificateAbroad' }
  switch (path) {
    case certificatePath:
      return { key: 'certificateNotThereYet' }
    case `${certificatePath}/warmWaterIncluded`:
      return { key: 'warmWaterOfOldCertificatesOnly' }
    case `${certificatePath}/energyClass`:
      return { key: 'oldCertificateHasNoClass' }
    default:
      return undefined
  }
}

/** Who gives a certificate has one. */
function statusOf(fields: AnyFields): AnyFields['energyCertificateStatus'] {
  return fields.energyCertificateStatus ?? (fields.residentialEnergyCertificate && 'present')
}

/** The portal refuses all that a certificate says unless there is one. */
function presentCertificate(fields: AnyFields): ResidentialEnergyCertificate | undefined {
  return statusOf(fields) === 'present' ? fields.residentialEnergyCertificate : undefined
}
