/**
 * What people call our members who have not read their names yet: the German words of the trade, and what other interfaces
 * and programs for agencies say. Upper case, hyphens and underscores do not matter. Where a word stands for several, the
 * one is meant that the place has; the first, if it has more of them.
 */
export const wordsByMember: Record<string, string> = {
  // the property
  type: 'propertyType objectType objektart objekttyp immobilientyp immobilienart art kind category',
  fields: 'data details attributes properties daten felder objektdaten',
  attachments:
    'images image pictures photos bilder bild fotos media medien files dateien anhaenge anhang documents dokumente gallery galerie floorplans grundrisse',
  links: 'virtualTour virtualTourUrl tour rundgang virtuellerRundgang video videoUrl videos matterport weblinks',
  contactId:
    'contact contactPerson kontakt kontaktId ansprechpartner ansprechpartnerId agent agentId makler broker realtor',
  externalId:
    'objectNumber objectId objektnummer objektNr externeId externeObjektnummer anbieterObjektnummer reference referenceNumber referenz referenznummer kennung number nummer sku',
  offerStatus:
    'status marketingStatus vermarktungsstatus verkaufsstatus reserved reserviert sold verkauft verfuegbarkeit availability',

  // texts
  title: 'headline titel objekttitel ueberschrift caption bildtitel bezeichnung name label heading subject',
  description:
    'objectDescription propertyDescription beschreibung objektbeschreibung descriptionNote text summary body',
  locationDescription: 'locationNote lage lagebeschreibung location locationText neighbourhood umgebung',
  furnishingDescription:
    'equipment equipmentDescription furnishingNote ausstattung ausstattungsbeschreibung ausstattBeschr amenities features',
  miscellaneousDescription:
    'otherNote otherDescription sonstiges sonstigeAngaben notes hinweise weitereAngaben additionalInformation misc',
  availableFrom:
    'freeFrom available availability availabilityDate moveInDate verfuegbarAb verfuegbar freiAb bezugsfreiAb bezugsfrei bezug einzugsdatum beziehbar',
  commission: 'courtage provision kaeuferprovision aussenprovision maklerprovision brokerage brokerFee agencyFee fee',
  commissionDue: 'hasCourtage hasCommission provisionspflichtig provisionsfrei commissionFree isCommissionFree',
  commissionSeller: 'innenprovision innenCourtage verkaeuferprovision sellerCommission vendorCommission',
  commissionIncludesVat: 'commissionVat provisionInklMwst mitMwst includesVat vatIncluded',
  commissionDescription: 'courtageNote provisionshinweis provisionsbeschreibung commissionNote',

  // the address
  address: 'adresse anschrift location place geo lage standort',
  street: 'strasse streetName road addressLine1 address1',
  streetNumber: 'houseNumber hausnummer hausNr nr streetNo buildingNumber number',
  postalCode: 'zip zipCode plz postleitzahl postcode postal',
  city: 'ort stadt town gemeinde municipality locality place',
  district: 'quarter ortsteil stadtteil bezirk regionalerZusatz neighbourhood neighborhood borough suburb',
  region: 'state bundesland land province county federalState',
  country: 'land countryCode laendercode staat isoLand nation',
  latitude: 'lat breitengrad breite geoLat',
  longitude: 'lng lon long laengengrad laenge geoLng',
  publish:
    'showAddress showStreet publishAddress adresseVeroeffentlichen strasseVeroeffentlichen adresseFreigeben objektadresseFreigeben addressVisible isAddressPublic',

  // areas and rooms
  livingArea:
    'livingSpace wohnflaeche living area flaeche size squareMeters squareMetres sqm qm surface floorArea space groesse',
  usableArea: 'usableFloorSpace nutzflaeche usableSpace useArea',
  plotArea:
    'landArea grundstuecksflaeche grundstueck grundstuecksgroesse plotSize lotSize siteArea land area flaeche size qm sqm',
  outdoorArea: 'balconyArea balkonflaeche terrassenflaeche balkonTerrasseFlaeche balkonTerrassenFlaeche aussenflaeche',
  numberOfRooms: 'rooms roomCount zimmer zimmeranzahl anzahlZimmer zimmerzahl raeume anzahlRaeume noOfRooms nrRooms',
  numberOfBedrooms: 'bedrooms schlafzimmer anzahlSchlafzimmer bedroomCount noOfBedrooms',
  numberOfBathrooms: 'bathrooms badezimmer baeder bad anzahlBadezimmer baths bathroomCount noOfBathrooms',
  numberOfFloors: 'floors etagen etagenzahl anzahlEtagen stockwerke geschosse storeys stories numberOfStoreys',
  numberOfBalconies: 'balconies balkone anzahlBalkone anzahlBalkonTerrassen balconyCount',
  numberOfParkingSpaces:
    'parkingSpaces parkingCount stellplaetze anzahlStellplaetze parkplaetze garages garagen numberOfGarages',
  numberOfUnits: 'units wohneinheiten anzahlWohneinheiten numberOfApartments dwellings',
  parkingSpaceType: 'parking parkingType stellplatz stellplatzart stellplatztyp garage parkplatz',
  floor: 'etage stockwerk geschoss level storey story floorNumber',

  // what it costs
  baseRent:
    'coldRent kaltmiete nettokaltmiete netRent rent miete monthlyRent monatsmiete rentPrice mietpreis grundmiete pacht price preis rentNet basicRent nettomiete',
  totalRent:
    'warmRent warmmiete bruttomiete gesamtmiete grossRent gesamtbelastung totalPrice bruttowarmmiete pauschalmiete',
  additionalCosts:
    'serviceCharge serviceCharges nebenkosten betriebskosten utilities ancillaryCosts operatingCosts extraCosts sideCosts nk',
  heatingCosts: 'heizkosten heating heatingExpenses heatCosts',
  additionalCostsIncludeHeatingCosts:
    'heatingCostsInServiceCharge heizkostenEnthalten heizkostenInNebenkosten heatingCostsIncluded includesHeatingCosts',
  deposit: 'kaution bond securityDeposit genossenschaftsanteile mietsicherheit',
  purchasePrice:
    'price kaufpreis preis buyPrice buyingPrice salePrice sellingPrice askingPrice angebotspreis verkaufspreis amount value',
  purchasePriceOnRequest: 'priceOnRequest preisAufAnfrage kaufpreisAufAnfrage hidePrice poa',
  purchasePricePerSquareMetre:
    'pricePerSquareMetre pricePerSquareMeter purchasePricePerSqm pricePerSqm kaufpreisProQm quadratmeterpreis kaufpreis_pro_qm',
  condoFee: 'hausgeld houseMoney wohngeld maintenanceFee hoaFee serviceCharge',
  parkingSpaceRent:
    'parkingRent stellplatzmiete garagenmiete miete_stellplatz parkingSpacePrice parkingPrice stellplatzpreis',
  parkingSpacePurchasePrice: 'parkingPrice parkingSpacePrice stellplatzkaufpreis garagenkaufpreis stellplatzpreis',
  monthlyRentalIncome: 'rentalIncome rentIncome mieteinnahmen mieteinnahmenProMonat mieteinnahmenIst currentRent',
  groundRent: 'erbbauzins erbpachtzins erbpacht leaseholdRent',
  leaseholdUntil: 'erbbaurechtBis erbpachtBis leaseholdEnd',
  isLeasehold: 'erbpacht erbbaurecht leasehold',
  rentInterval: 'mietintervall mietzeitraum rentPeriod zeitraum',
  leaseInterval: 'pachtIntervall pachtzeitraum leasePeriod',

  // what it is like
  condition: 'zustand objektzustand state propertyCondition buildingCondition',
  interiorQuality:
    'quality qualitaet ausstattungsqualitaet ausstattungsqualitaetTyp standard fittings equipmentQuality ausstattungskategorie',
  constructionYear: 'yearOfConstruction yearBuilt buildYear builtIn baujahr buildingYear year',
  constructionYearUnknown: 'baujahrUnbekannt yearUnknown',
  constructionPhase: 'bauphase constructionState baufortschritt',
  lastRefurbished:
    'lastRefurbishment letzteModernisierung modernisierung sanierungsjahr renovationYear lastRenovation refurbishmentYear modernisierungsjahr',
  apartmentType: 'wohnungstyp flatType wohnungsart',
  houseType: 'haustyp hausart buildingType haustypTyp',
  heatingType: 'heizung heizungsart heatingSystem heizart heizungstyp heating',
  flooring: 'boden bodenbelag bodenbelaege floorCovering floors',
  furnishing: 'furnished isFurnished moebliert moebel moeblierung furniture',
  hasCellar: 'cellar keller basement hasBasement unterkellert',
  hasGuestToilet: 'guestToilet gaesteWc guestWc guestBathroom hasGuestWc',
  hasBuiltInKitchen: 'builtInKitchen ebk einbaukueche kitchen kueche fittedKitchen hasKitchen',
  hasGarden: 'garden garten gartennutzung gardenUse',
  hasBalcony: 'balcony balkon balkonVorhanden',
  hasTerrace: 'terrace terrasse patio',
  hasLoggia: 'loggia',
  hasFireplace: 'kamin fireplace chimney',
  hasStorageRoom: 'abstellraum abstellkammer storage storageRoom',
  hasAirConditioning: 'klimaanlage klimatisiert airConditioning ac hasAc',
  hasLift: 'lift elevator aufzug fahrstuhl hasElevator personenaufzug',
  hasLodgerFlat: 'lodgerFlat einliegerwohnung grannyFlat hasGrannyFlat',
  isAccessible:
    'barrierfrei stepFree stufenlos handicappedAccessible wheelchairAccessible barrierFree rollstuhlgerecht accessible stufenloserZugang',
  isListed: 'denkmal denkmalschutz denkmalgeschuetzt monument listed listedBuilding isMonument',
  isRented: 'rented vermietet istVermietet tenanted',
  petsAllowed: 'haustiere pets haustiereErlaubt petsPermitted tiere',
  isSuitableAsSharedFlat: 'wg wgGeeignet flatShare flatShareSuitable useAsFlatshareRoom sharedFlat',
  isSuitableAsHolidayHome: 'ferienhaus alsFerienwohnungGeeignet holidayHome ferienwohnung summerResidencePractical',
  requiresWBS: 'wbs wohnberechtigungsschein certificateOfEligibilityNeeded wbsErforderlich wbsSozialwohnung needsWbs',
  fixedTermUntil: 'befristetBis fixedTerm mietendeAm endOfLease befristung',
  minimumTermMonths: 'mindestmietdauer minTerm minimumTerm minRentalPeriod minimumRentalPeriod',

  // the energy certificate
  residentialEnergyCertificate:
    'energyCertificate energiepass energieausweis energyPass energyPerformanceCertificate epc energy energie',
  energyCertificateStatus:
    'energyCertificateAvailability energieausweisVorhanden energieausweisStatus energyCertificateAvailable hasEnergyCertificate',
  energySource:
    'energyCarrier primaryEnergyCarrier firingType energietraeger befeuerung befeuerungsart firingTypes primaerenergietraeger wesentlicherEnergietraeger fuel',
  energyConsumption:
    'energieverbrauch energieverbrauchkennwert energieverbrauchskennwert consumption verbrauch thermalCharacteristic value wert',
  energyNeed: 'energiebedarf endenergiebedarf energyDemand demand bedarf energyRequirement value wert',
  energyClass:
    'energyEfficiencyClass energieeffizienzklasse effizienzklasse energieklasse wertklasse efficiencyClass class klasse',
  warmWaterIncluded:
    'warmwasserEnthalten energieverbrauchFuerWarmwasserEnthalten mitWarmwasser energyConsumptionContainsWarmWater hotWaterIncluded includesWarmWater',
  validUntil: 'gueltigBis ablaufdatum expiresAt expiryDate expires',
  issuedOn: 'ausstelldatum ausgestelltAm issueDate issuedAt creationDate ausstellungsdatum',

  // plots
  buildingRegulation: 'bebaubarNach bebaubarkeit baurecht siteConstructibleType buildableUnder',
  development: 'erschliessung erschliessungszustand siteDevelopmentType developmentStatus',
  recommendedUse: 'nutzung empfohleneNutzung recommendedUseTypes use uses nutzungsart',
  divisibleFrom: 'teilbarAb minDivisible minimumDivisible teilbar',
  floorSpaceIndex: 'gfz geschossflaechenzahl floorAreaRatio',
  siteCoverageIndex: 'grz grundflaechenzahl siteOccupancyIndex',
  hasBuildingPermission: 'baugenehmigung buildingPermission buildingPermit bauvoranfrage hasBuildingPermit',
  isShortTermBuildable: 'kurzfristigBebaubar shortTermConstructible',

  // attachments and links
  url: 'href uri link src source address adresse path location imageUrl fileUrl callbackUrl callback endpoint targetUrl webhookUrl',
  isFloorPlan: 'floorPlan grundriss floorplan istGrundriss isGroundPlan',

  // contacts
  salutation: 'anrede gender geschlecht mr formOfAddress',
  firstName: 'vorname givenName forename first',
  lastName: 'nachname familyName surname name last familienname fullName',
  email: 'eMail mail emailAddress mailAddress emailDirekt emailZentrale mailadresse emailadresse',
  phone: 'telephone tel telefon phoneNumber telefonnummer festnetz landline telDurchw rufnummer',
  mobilePhone: 'mobile cell cellPhone handy mobil mobilePhoneNumber cellPhoneNumber telHandy handynummer mobilnummer',
  fax: 'faxNumber telefax telFax faxnummer',
  company: 'firma companyName firmenname organisation organization agency unternehmen buero',
  position: 'job jobTitle role rolle funktion',
  website: 'homepage homepageUrl web webseite internetseite site',
  photoUrl: 'photo foto portrait portraitUrl avatar image imageUrl picture bild',
  officeHours: 'sprechzeiten oeffnungszeiten buerozeiten openingHours erreichbarkeit',

  // targets, listings, webhooks, lists
  propertyId: 'property immobilie objekt objektId objectId realEstateId immobilienId',
  targetId: 'target portal portalId platform platformId channel channelId',
  credentials: 'login auth zugangsdaten account access password passwort',
  options: 'settings config configuration einstellungen optionen parameters',
  redirectUrl: 'callbackUrl callback returnUrl successUrl redirect redirectUri rueckkehrUrl',
  autoCollectRequests: 'collectRequests autoCollect anfragenAbholen',
  events: 'eventNames eventTypes event topics ereignisse subscriptions triggers',
  envelope: 'format version umschlag payloadFormat',
  enabled: 'active isActive isEnabled aktiv eingeschaltet',
  language: 'lang locale sprache',
  limit: 'pageSize perPage size count max maxResults top anzahl take first',
  after: 'cursor page offset startAfter next nextPage skip seite startingAfter pageToken from',
  since: 'from start startDate after seit ab',
}

/** The members that a word, as `foldName` makes it, may stand for. */
export function membersMeantBy(folded: string): readonly string[] {
  return membersByWord.get(folded) ?? []
}

/** A name without what people write differently: case, hyphens and underscores, umlauts. */
export function foldName(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
}

const membersByWord = new Map<string, string[]>()
for (const [member, words] of Object.entries(wordsByMember)) {
  for (const word of words.split(' ').map(foldName)) {
    membersByWord.set(word, [...(membersByWord.get(word) ?? []), member])
  }
}
