import type { BuildingFields, Certificate, PlotFields } from './fields.ts'
import type { Settings } from '../options.ts'
import { buildingRegulations, conditions, developments, energySources } from './words.ts'
import type { Element } from './xml.ts'

// Certificates bear a class since the EnEV 2014.
const classesSince = '2014-05-01'

export function stateOfBuilding(fields: BuildingFields, settings: Settings): Element {
  return {
    baujahr: fields.constructionYear?.toString(),
    letztemodernisierung: fields.lastRefurbished?.toString(),
    zustand: fields.condition && { '@zustand_art': conditions[fields.condition] },
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

/** Whether the certificate is from the time before classes; undefined when nobody can tell. */
export function isPrior2014({ prior2014, issuedOn, energyClass }: Certificate): boolean | undefined {
  if (prior2014 !== undefined) return prior2014
  if (issuedOn !== undefined) return issuedOn < classesSince
  return energyClass === undefined ? undefined : false
}

function energy(fields: BuildingFields, { version }: Settings): Element {
  const { residentialEnergyCertificate: certificate, energyCertificateStatus: status } = fields
  const facts = certificate === undefined ? withoutCertificate(status) : factsOf(certificate)
  if (facts === undefined) return {}
  return version === '1.2.5' ? inOldTerms(facts) : { energiepass: facts }
}

function withoutCertificate(status: BuildingFields['energyCertificateStatus']): Element | undefined {
  if (status === 'notRequired') return { jahrgang: 'nicht_noetig', gebaeudeart: 'wohn' }
  if (status !== 'notYetAvailable') return undefined
  return { jahrgang: 'ohne', gebaeudeart: 'wohn', epasstext: 'Der Energieausweis liegt zur Besichtigung vor.' }
}

/** The value belongs in the element of the certificate's kind: a need is not a consumption. */
function factsOf(certificate: Certificate): Element {
  const isNeed = certificate.type === 'need'
  const isOld = isPrior2014(certificate)
  return {
    epart: isNeed ? 'BEDARF' : 'VERBRAUCH',
    gueltig_bis: certificate.validUntil,
    energieverbrauchkennwert: isNeed ? undefined : certificate.energyConsumption,
    mitwarmwasser: certificate.warmWaterIncluded,
    endenergiebedarf: isNeed ? certificate.energyNeed : undefined,
    primaerenergietraeger: energySources[certificate.energySource],
    wertklasse: certificate.energyClass,
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
