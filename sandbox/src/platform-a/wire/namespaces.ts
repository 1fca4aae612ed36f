export const namespaces = {
  realestates: 'http://rest.immobilienscout24.de/schema/offer/realestates/1.0',
  common: 'http://rest.immobilienscout24.de/schema/common/1.0',
  offerlistelement: 'http://rest.immobilienscout24.de/schema/offer/listelement/1.0',
  offeruser: 'http://rest.immobilienscout24.de/schema/offer/user/1.0',
  attachmentsorder: 'http://rest.immobilienscout24.de/schema/attachmentsorder/1.0',
  realestatecounts: 'http://rest.immobilienscout24.de/schema/realestate/counts/1.0',
  xlink: 'http://www.w3.org/1999/xlink',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
} as const
