import { energySourcesOf, isPrior2014, type Property, type ResidentialEnergyCertificate } from '@aushang/model'
import type { AnyFields } from '../../german-words.ts'
import type { BuildingFields, PlotFields } from './fields.ts'
import type { Settings } from '../options.ts'
import { buildingRegulations, conditions, developments, energySources, offerStatuses } from './words.ts'
import type { Element } from './xml.ts'

export function stateOfBuilding(fields: BuildingFields, settings: Settings): Element {
  return {
    baujahr: fields.constructionYear?.toString(),
    letztemodernisierung: fields.lastRefurbished?.toString(),
    zustand: zustandArt(fields),
    ...energy(fields, settings),
  }
}

export function stateOfPlot(fields: PlotFields): Element {
  const { buildingRegulation, development } = fields
  return {
    bebaubar_nach: buildingRegulation && { '@bebaubar_attr': buildingRegulations[buildingRegulation] },
    erschliessung: development && { '@erschl_attr': developments[development] },
  }
}

export function verkaufstatus({ offerStatus }: Property): Element {
  return { '@stand': offerStatuses[offerStatus] }
}

/** What is only planned is a condition in the format; of what is being built it knows nothing. */
export function isPhaseTold({ constructionPhase, condition }: AnyFields): boolean {
  return constructionPhase === 'projected' && condition === undefined
}

function zustandArt(fields: BuildingFields): Element | undefined {
  if (isPhaseTold(fields)) return { '@zustand_art': 'PROJEKTIERT' }
  return fields.condition && { '@zustand_art': conditions[fields.condition] }
}

function energy(fields: BuildingFields, { version }: Settings): Element {
  const { residentialEnergyCertificate: certificate, energyCertificateStatus: status } = fields
  // Whatever is given beside it, the status is told as on every other portal.
  const facts = { ...(certificate && factsOf(certificate, fields)), ...factsOfStatus(status, version) }
  if (Object.keys(facts).length === 0) return {}
  return version === '1.2.5' ? inOldTerms(facts) : { energiepass: facts }
}

function factsOfStatus(status: BuildingFields['energyCertificateStatus'], version: Settings['version']): Element {
  if (status === 'notRequired') return { jahrgang: 'nicht_noetig', gebaeudeart: 'wohn' }
  // 1.2.5 has no word for it: see the leftovers.
  if (status !== 'notYetAvailable' || version === '1.2.5') return {}
  const epasstext = 'Der Energieausweis liegt zur Besichtigung vor.'
  return { jahrgang: 'bei_besichtigung', gebaeudeart: 'wohn', epasstext }
}

/** The value belongs in the element of the certificate's kind: a need is not a consumption. */
function factsOf(certificate: ResidentialEnergyCertificate, { constructionYear }: BuildingFields): Element {
  const isNeed = certificate.type === 'need'
  const isOld = isPrior2014(certificate)
  return {
    epart: isNeed ? 'BEDARF' : 'VERBRAUCH',
    gueltig_bis: certificate.validUntil,
    energieverbrauchkennwert: isNeed ? undefined : certificate.energyConsumption,
    mitwarmwasser: certificate.warmWaterIncluded,
    endenergiebedarf: isNeed ? certificate.energyNeed : undefined,
    primaerenergietraeger: energySourcesOf(certificate)
      .map((source) => energySources[source])
      .join(', '),
    wertklasse: certificate.energyClass,
    // The format wants it only where it is not the building's.
    baujahr: certificate.constructionYear === constructionYear ? undefined : certificate.constructionYear?.toString(),
    ausstelldatum: certificate.issuedOn,
    jahrgang: isOld === undefined ? undefined : isOld ? '2008' : '2014',
    gebaeudeart: 'wohn',
  }
}

const knownIn125 = ['epart', 'gueltig_bis', 'energieverbrauchkennwert', 'mitwarmwasser', 'endenergiebedarf']

/** What 1.2.7 added to the certificate, as it was agreed for the versions before. */
function inOldTerms(facts: Element): Element {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined)
  const old = given.filter(([name]) => knownIn125.includes(name))
  return {
    energiepass: old.length === 0 ? undefined : Object.fromEntries(old),
    user_defined_simplefield: given
      .filter(([name]) => !knownIn125.includes(name))
      .map(([name, value]) => ({ '@feldname': `epass_${name}`, '#': value })),
  }
}
