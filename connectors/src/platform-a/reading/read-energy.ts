import type { ResidentialEnergyCertificate } from '@aushang/model'
import type { ElementReader } from './element-reader.ts'
import { type BuildingFields, creationDates, ratings } from '../document/energy.ts'
import { availabilities, energySources } from '../document/words.ts'

const classes: Record<NonNullable<ResidentialEnergyCertificate['energyClass']>, string> = {
  'A+': 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
  H: 'H',
}

/** The mirror of what is written of the certificate, in its two places. */
export function readEnergy(
  elements: ElementReader,
): Pick<BuildingFields, 'energyCertificateStatus' | 'residentialEnergyCertificate'> {
  const about = elements.inside('energyCertificate')
  const energyCertificateStatus = about.word(availabilities, 'energyCertificateAvailability')
  const createdWhen = about.word(creationDates, 'energyCertificateCreationDate')
  const energyClass = about.word(classes, 'energyEfficiencyClass')
  const type = elements.word(ratings, 'buildingEnergyRatingType')
  const [energySource, ...furtherEnergySources] = elements.words(
    energySources,
    'energySourcesEnev2014',
    'energySourceEnev2014',
  )
  const value = elements.number('thermalCharacteristic')
  const warmWaterIncluded = elements.flag('energyConsumptionContainsWarmWater')
  const status = energyCertificateStatus && { energyCertificateStatus }
  // Without its kind and its carrier, no certificate is one here.
  if (type === undefined || energySource === undefined) return { ...status }
  return {
    ...status,
    residentialEnergyCertificate: {
      type,
      energySource,
      ...(furtherEnergySources.length > 0 && { furtherEnergySources }),
      ...(createdWhen && { prior2014: createdWhen === 'true' }),
      ...(value !== undefined && { [type === 'need' ? 'energyNeed' : 'energyConsumption']: value }),
      ...(energyClass && { energyClass }),
      ...(warmWaterIncluded && { warmWaterIncluded }),
    },
  }
}
