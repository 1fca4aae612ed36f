import { type Data, valueAt } from '../schema/data.ts'
import type { Problem } from '../wire/refusal.ts'

/** What the portal says about energy certificates, as it was seen to. */
export function energyProblems(data: Data): Problem[] {
  const problems: Problem[] = []
  const availability = valueAt(data, 'energyCertificate.energyCertificateAvailability')
  const createdWhen = valueAt(data, 'energyCertificate.energyCertificateCreationDate')
  const energyClass = valueAt(data, 'energyCertificate.energyEfficiencyClass')
  const { buildingEnergyRatingType: rating, thermalCharacteristic, energyConsumptionContainsWarmWater } = data
  const isRated = rating === 'ENERGY_REQUIRED' || rating === 'ENERGY_CONSUMPTION'
  const isDated = createdWhen === 'BEFORE_01_MAY_2014' || createdWhen === 'FROM_01_MAY_2014'

  if (energyClass !== undefined && !(createdWhen === 'FROM_01_MAY_2014' && isRated)) {
    problems.push({
      field: 'energyCertificateInformation.energyEfficiencyClass',
      value: energyClass,
      code: 'EV_EFFICIENCY_CLASS_NOT_VALID_FOR_THIS_CERTIFICATE',
    })
  }
  if (energyConsumptionContainsWarmWater === 'YES') {
    const field = 'energyConsumptionContainsWarmWater'
    if (thermalCharacteristic === undefined) {
      const code = 'ENERGY_CONSUMPTION_CONTAINS_WARM_WATER_WITHOUT_ENERGY_CONSUMPTION'
      problems.push({ field, value: 'YES', code })
    }
    if (isDated && isRated && !(createdWhen === 'BEFORE_01_MAY_2014' && rating === 'ENERGY_CONSUMPTION')) {
      problems.push({ field, value: 'YES', code: 'EV_WARM_WATER_FIELD_NOT_VALID_FOR_THIS_CERTIFICATE' })
    }
  }
  const isWithout = availability === 'NOT_AVAILABLE_YET' || availability === 'NOT_REQUIRED'
  const isFilled = [createdWhen, rating, thermalCharacteristic].some((value) => value !== undefined)
  if (isWithout && isFilled) {
    problems.push({
      field: 'energyCertificateInformation.energyCertificateAvailability',
      value: availability,
      code: 'EV_NOT_AVAILABLE_BUT_FIELDS_FILLED',
    })
  }
  return problems
}
