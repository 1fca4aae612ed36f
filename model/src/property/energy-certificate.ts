import Type, { type Static } from 'typebox'
import { closed, day, flag, oneOfWords, year } from '../schema.ts'

const energyValue = (description: string) => Type.Number({ exclusiveMinimum: 0, maximum: 1999.99, description })

const EnergySource = oneOfWords([
  'oil',
  'gas',
  'liquidGas',
  'electric',
  'solar',
  'geothermal',
  'district',
  'local',
  'water',
  'wind',
  'bioenergy',
  'pellet',
  'wood',
  'coal',
  'environmentalHeat',
])

export const ResidentialEnergyCertificate = closed(
  {
    type: oneOfWords(['consumption', 'need']),
    energySource: EnergySource,
    furtherEnergySources: Type.Optional(
      Type.Array(EnergySource, {
        maxItems: 14,
        uniqueItems: true,
      }),
    ),
    prior2014: Type.Optional(flag()),
    energyConsumption: Type.Optional(energyValue('Only in a certificate of type "consumption".')),
    energyNeed: Type.Optional(energyValue('Only in a certificate of type "need".')),
    energyClass: Type.Optional(oneOfWords(['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])),
    constructionYear: Type.Optional(year()),
    warmWaterIncluded: Type.Optional(flag()),
    issuedOn: Type.Optional(day()),
    validUntil: Type.Optional(day()),
  },
  { $id: 'ResidentialEnergyCertificate' },
)
export type ResidentialEnergyCertificate = Static<typeof ResidentialEnergyCertificate>

export type EnergySource = ResidentialEnergyCertificate['energySource']

// The EnEV 2014: certificates bear a class since.
const classesSince = '2014-05-01'

/** Whether it is from the time before classes; undefined when nobody can tell. */
export function isPrior2014(certificate: ResidentialEnergyCertificate): boolean | undefined {
  const { prior2014, issuedOn, energyClass } = certificate
  if (prior2014 !== undefined) return prior2014
  if (issuedOn !== undefined) return issuedOn < classesSince
  return energyClass === undefined ? undefined : false
}

/** The member in which a certificate of this kind states its value. */
export function energyValueName({ type }: Pick<ResidentialEnergyCertificate, 'type'>) {
  return type === 'need' ? 'energyNeed' : 'energyConsumption'
}

/** All carriers that it states, each once. */
export function energySourcesOf(certificate: ResidentialEnergyCertificate): EnergySource[] {
  return [...new Set([certificate.energySource, ...(certificate.furtherEnergySources ?? [])])]
}
