// Made from openapi.json by sdk/generate/types.ts.
export interface components {
    schemas: {
        /**
         * @example {
         *       "id": "0TkW4rYx00cD5eF7gH9j",
         *       "name": "Muster Immobilien",
         *       "language": "de",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z",
         *       "usage": {
         *         "mediaBytes": {
         *           "used": 1288490189,
         *           "max": 21474836480
         *         },
         *         "mailBytes": {
         *           "used": 73400320,
         *           "max": 5368709120
         *         },
         *         "targets": {
         *           "used": 4,
         *           "max": 200
         *         }
         *       },
         *       "credentials": {
         *         "platform-a-24": {
         *           "configured": true,
         *           "updatedAt": "2026-11-15T09:30:00.000Z"
         *         },
         *         "platform-a-24-sandbox": {
         *           "configured": false
         *         }
         *       }
         *     }
         */
        Account: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /**
             * @description In which the account is told things: failures, problems, notes, webhooks; and in which it is answered where a request has no Accept-Language.
             * @enum {string}
             */
            language: "en" | "de";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
            /** @description What the account has, and what the operator allows. */
            usage: {
                /** @description Bytes of pictures and documents, with what was made of them for portals. What no property has any more is counted for a day. */
                mediaBytes: {
                    used: number;
                    max: number;
                };
                /** @description Bytes of the mails that are kept. */
                mailBytes: {
                    used: number;
                    max: number;
                };
                /** @description Targets, each with an address for inquiries. */
                targets: {
                    used: number;
                    max: number;
                };
            };
            credentials: {
                "platform-a-24": components["schemas"]["CredentialStatus"];
                "platform-a-24-sandbox": components["schemas"]["CredentialStatus"];
            };
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "name": "Muster Immobilien",
         *       "language": "de"
         *     }
         */
        AccountPatch: {
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name?: string;
            /**
             * @description In which the account is told things: failures, problems, notes, webhooks; and in which it is answered where a request has no Accept-Language.
             * @enum {string}
             */
            language?: "en" | "de";
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
            /** @description What the account has, and what the operator allows. */
            readonly usage?: {
                /** @description Bytes of pictures and documents, with what was made of them for portals. What no property has any more is counted for a day. */
                mediaBytes: {
                    used: number;
                    max: number;
                };
                /** @description Bytes of the mails that are kept. */
                mailBytes: {
                    used: number;
                    max: number;
                };
                /** @description Targets, each with an address for inquiries. */
                targets: {
                    used: number;
                    max: number;
                };
            };
            readonly credentials?: {
                "platform-a-24": components["schemas"]["CredentialStatus"];
                "platform-a-24-sandbox": components["schemas"]["CredentialStatus"];
            };
        };
        /**
         * @example {
         *       "kind": "user",
         *       "id": "0TkW4rYx00uS3rS5tU7v",
         *       "name": "Anna Muster"
         *     }
         */
        Actor: {
            /**
             * @description A person who has signed in, or an API key.
             * @enum {string}
             */
            kind: "user" | "key";
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /** @description As it was then. */
            name: string;
        };
        /** @example {} */
        AdoptionDraft: {
            /** @description What the portal calls them: the `portalId` of `GET /targets/{id}/differences`, or the `externalId` where its list has only that. Without it: all that it shows and that are not listed here; the portal is asked for them first. */
            portalIds?: string[];
        };
        /**
         * @example {
         *       "type": "apartmentBuy",
         *       "fields": {
         *         "title": "Dachgeschosswohnung mit Blick über die Stadt",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "livingArea": 102,
         *         "numberOfRooms": 3.5,
         *         "apartmentType": "attic",
         *         "hasLift": true,
         *         "hasTerrace": true,
         *         "hasAirConditioning": true,
         *         "condition": "requiresRenovation",
         *         "constructionYear": 1965,
         *         "heatingType": "gas",
         *         "energyCertificateStatus": "notYetAvailable",
         *         "purchasePrice": 489000,
         *         "condoFee": 340,
         *         "commissionDue": true,
         *         "commission": "3,57 % inkl. MwSt."
         *       }
         *     }
         */
        ApartmentBuyDraft: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Apartment Buy */
        ApartmentBuyFields: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address: components["schemas"]["PropertyAddress"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string;
            /** @description Living area (Wohnfläche): as a rule by the Wohnflächenverordnung. */
            livingArea: number;
            /** @description Number of rooms (Zimmerzahl): without kitchen and bathroom; half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area (Nutzfläche): beside the living area, such as a cellar. */
            usableArea?: number;
            /** @description Number of bedrooms (Anzahl der Schlafzimmer): contained in the number of rooms. */
            numberOfBedrooms?: number;
            /** @description Number of bathrooms (Anzahl der Badezimmer): without the guest toilet. */
            numberOfBathrooms?: number;
            /** @description Number of floors (Etagenzahl): of the whole building. */
            numberOfFloors?: number;
            /** @description Number of parking spaces (Anzahl der Stellplätze): those that go with the property. */
            numberOfParkingSpaces?: number;
            /**
             * @description Kind of parking space (Stellplatzart): where the car stands. One of `garage` (Garage: lockable, for one car), `undergroundGarage` (Tiefgarage: below the building, shared with others), `carport` (Carport: a roof without walls or a door), `outdoor` (Außenstellplatz: without a roof), `carPark` (Parkhaus: on several levels, public or private), `duplex` (Duplexgarage: two cars, one above the other).
             * @enum {string}
             */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /**
             * @description Condition (Zustand): in which the property is handed over. One of `firstTimeUse` (Erstbezug: newly built, nobody has lived there), `firstTimeUseAfterRefurbishment` (Erstbezug nach Sanierung: nobody has lived there since), `mint` (neuwertig: few years old, hardly a sign of use), `refurbished` (saniert: damage to the building was mended), `modernised` (modernisiert: technology and equipment were renewed), `renovated` (vollständig renoviert: walls, floors and ceilings were renewed throughout), `wellKept` (gepflegt: in good order, without major defects), `requiresRenovation` (renovierungsbedürftig: walls and floors have to be done), `requiresRefurbishment` (sanierungsbedürftig: technology or structure have to be renewed, too), `shell` (Rohbau: walls and roof stand, the interior is missing), `negotiable` (nach Vereinbarung: what is still done before the handover), `demolitionReady` (abbruchreif: the building cannot be used any more).
             * @enum {string}
             */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /**
             * @description Interior quality (Qualität der Ausstattung): how good bathrooms, floors and doors are. One of `simple` (einfach: functional, without extras), `standard` (normal: up to date and solid), `high` (gehoben: good floors, bathrooms and doors), `luxury` (luxuriös: fine materials, made to measure).
             * @enum {string}
             */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            /** @description Year of construction (Baujahr): the year in which it was completed. */
            constructionYear?: number;
            /** @description Year of construction unknown (Baujahr unbekannt): counts as an answer where the year is asked for. */
            constructionYearUnknown?: boolean;
            /**
             * @description Construction phase (Bauphase): how far a new building has come. One of `projected` (projektiert: building has not begun), `underConstruction` (im Bau: begun, not ready to move in yet), `completed` (fertiggestellt: ready to move in).
             * @enum {string}
             */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            /** @description Last refurbishment (Letzte Modernisierung): the year in which it was finished. */
            lastRefurbished?: number;
            /**
             * @description Heating (Heizungsart): with what, or from where, the rooms get warm. One of `stove` (Ofenheizung: single ones in the rooms), `floor` (Etagenheizung: each flat has a boiler of its own), `central` (Zentralheizung: one boiler for the whole building), `district` (Fernwärme: heat from a plant of the city), `underfloor` (Fußbodenheizung: pipes under the floor), `heatPump` (Wärmepumpe: uses the heat of air, water or soil), `gas` (Gasheizung: with natural or liquid gas), `oil` (Ölheizung: with heating oil from a tank), `electric` (Elektroheizung: directly, without storage), `nightStorage` (Nachtspeicherheizung: charged with electricity at night), `pellet` (Pelletheizung: burns pressed wood shavings), `solar` (Solarheizung: collectors on the roof, mostly in addition), `combinedHeatAndPower` (Blockheizkraftwerk: makes heat and electricity).
             * @enum {string}
             */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description Status of the energy certificate (Stand des Energieausweises): whether there is an energy certificate. One of `present` (liegt vor: its details belong in the advert), `notYetAvailable` (liegt zur Besichtigung vor: it is shown at the viewing at the latest), `notRequired` (nicht erforderlich: for monuments, for example).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            /** @description Energy certificate (Energieausweis): what the energy certificate states. */
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            /** @description Cellar (Keller): a compartment in the cellar, too. */
            hasCellar?: boolean;
            /** @description Guest toilet (Gäste-WC): a toilet beside the bathroom. */
            hasGuestToilet?: boolean;
            /** @description Fitted kitchen (Einbauküche): stays in the property. */
            hasBuiltInKitchen?: boolean;
            /** @description Garden (Garten): one that is shared, too. */
            hasGarden?: boolean;
            /** @description Balcony (Balkon): at least one. */
            hasBalcony?: boolean;
            /** @description Terrace (Terrasse): a roof terrace, too. */
            hasTerrace?: boolean;
            /** @description Loggia (Loggia): a roofed balcony within the building. */
            hasLoggia?: boolean;
            /** @description Number of balconies (Anzahl der Balkone): without terraces and loggias. */
            numberOfBalconies?: number;
            /** @description Outdoor area (Balkon- und Terrassenfläche): all balconies and terraces together. */
            outdoorArea?: number;
            /** @description Fireplace (Kamin): a wood-burning stove, too. */
            hasFireplace?: boolean;
            /** @description Storage room (Abstellraum): in the flat or in the house. */
            hasStorageRoom?: boolean;
            /** @description Air conditioning (Klimaanlage): built in. */
            hasAirConditioning?: boolean;
            /** @description Flooring (Bodenbelag): what the floors are made of. One of `tiles` (Fliesen: ceramic or stoneware), `planks` (Dielen: of solid wood), `parquet` (Parkett: real wood, glued or floating), `laminate` (Laminat: wood look on a carrier board), `vinyl` (Vinyl: also PVC and design floors), `carpet` (Teppich: fitted), `stone` (Stein: natural, such as granite or marble), `screed` (Estrich: polished, or still without a covering), `other` (sonstiger Belag: such as cork or linoleum). */
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Furnishing (Möblierung): whether furniture goes with it. One of `none` (unmöbliert: a fitted kitchen may stay nevertheless), `partly` (teilmöbliert: some pieces stay), `full` (möbliert: with all that is needed to move in).
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Barrier-free (Barrierefrei): to be reached without a step, and used in a wheelchair. */
            isAccessible?: boolean;
            /** @description Listed building (Denkmalschutz): the building is a protected monument. */
            isListed?: boolean;
            /**
             * @description Kind of flat (Wohnungsart): where it lies in the building, or how it is laid out. One of `apartment` (Apartment: small, often one room with a kitchenette), `attic` (Dachgeschosswohnung: directly under the roof, mostly with sloping ceilings), `maisonette` (Maisonettewohnung: on several floors), `penthouse` (Penthouse: top floor with a roof terrace), `loft` (Loft: also a studio or an atelier), `terrace` (Terrassenwohnung: with a paved place to sit of its own), `lowerGroundFloor` (Souterrainwohnung: partly below the ground), `groundFloor` (Erdgeschosswohnung: at street level, often with a garden), `upperGroundFloor` (Hochparterre: a few steps above the ground), `floor` (Etagenwohnung: on one floor of a building with several flats), `other` (sonstige Wohnung: where none of the others fits).
             * @enum {string}
             */
            apartmentType?: "apartment" | "attic" | "maisonette" | "penthouse" | "loft" | "terrace" | "lowerGroundFloor" | "groundFloor" | "upperGroundFloor" | "floor" | "other";
            /** @description Floor (Etage): 0 is the ground floor, −1 the basement. */
            floor?: number;
            /** @description Lift (Aufzug): for persons, in the building. */
            hasLift?: boolean;
            /** @description Eligibility certificate required (Wohnberechtigungsschein erforderlich): only for tenants with a certificate of eligibility (Wohnberechtigungsschein). */
            requiresWBS?: boolean;
            /** @description Purchase price (Kaufpreis): without taxes and fees; needed unless it is on request. Required unless purchasePriceOnRequest is true, or a plot has purchasePricePerSquareMetre. */
            purchasePrice?: number;
            /** @description Price on request (Preis auf Anfrage): the price is not shown. */
            purchasePriceOnRequest?: boolean;
            /** @description Leasehold (Erbbaurecht): the plot stays somebody else’s, who gets a rent for it. */
            isLeasehold?: boolean;
            /**
             * Format: date
             * @description End of the leasehold (Ende des Erbbaurechts): the last day, as the land register states it. Only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string;
            /** @description Ground rent (Erbbauzins): yearly, for the plot. Only with isLeasehold. */
            groundRent?: number;
            /** @description Parking space price (Stellplatzpreis): for each, on top of the purchase price. */
            parkingSpacePurchasePrice?: number;
            /** @description Rented out (Vermietet): whether it is sold with a tenant. */
            isRented?: boolean;
            /** @description Rental income (Mieteinnahmen): what actually comes in each month. */
            monthlyRentalIncome?: number;
            /** @description Suitable as a holiday home (Als Ferienimmobilie geeignet): may be used for holidays. */
            isSuitableAsHolidayHome?: boolean;
            /** @description Condo fee (Hausgeld): monthly, to the owners’ association. */
            condoFee?: number;
        };
        ApartmentBuyProcessingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "processing" | "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        ApartmentBuyProcessingSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "succeeded";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "0TkW4rYx00qL7mN9pR2s",
         *       "type": "apartmentBuy",
         *       "fields": {
         *         "title": "Dachgeschosswohnung mit Blick über die Stadt",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "livingArea": 102,
         *         "numberOfRooms": 3.5,
         *         "apartmentType": "attic",
         *         "hasLift": true,
         *         "hasTerrace": true,
         *         "hasAirConditioning": true,
         *         "condition": "requiresRenovation",
         *         "constructionYear": 1965,
         *         "heatingType": "gas",
         *         "energyCertificateStatus": "notYetAvailable",
         *         "purchasePrice": 489000,
         *         "condoFee": 340,
         *         "commissionDue": true,
         *         "commission": "3,57 % inkl. MwSt."
         *       },
         *       "offerStatus": "open",
         *       "attachments": [],
         *       "processingStatus": "pending",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        ApartmentBuyProperty: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "type": "apartmentRent",
         *       "externalId": "WHG-2041",
         *       "fields": {
         *         "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte",
         *           "publish": true
         *         },
         *         "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *         "livingArea": 84.5,
         *         "numberOfRooms": 3,
         *         "floor": 2,
         *         "apartmentType": "floor",
         *         "condition": "wellKept",
         *         "constructionYear": 1912,
         *         "heatingType": "central",
         *         "energyCertificateStatus": "present",
         *         "residentialEnergyCertificate": {
         *           "type": "consumption",
         *           "energySource": "gas",
         *           "furtherEnergySources": [
         *             "solar"
         *           ],
         *           "energyConsumption": 112.4,
         *           "energyClass": "D",
         *           "warmWaterIncluded": true,
         *           "issuedOn": "2022-04-01"
         *         },
         *         "hasBalcony": true,
         *         "outdoorArea": 6.5,
         *         "hasStorageRoom": true,
         *         "flooring": [
         *           "parquet",
         *           "tiles"
         *         ],
         *         "furnishing": "none",
         *         "hasCellar": true,
         *         "baseRent": 1250,
         *         "additionalCosts": 210,
         *         "heatingCosts": 95,
         *         "totalRent": 1555,
         *         "deposit": "3 Nettokaltmieten",
         *         "petsAllowed": "negotiable",
         *         "minimumTermMonths": 12,
         *         "availableFrom": "01.03.2027"
         *       },
         *       "attachments": [
         *         {
         *           "url": "https://example.org/pictures/wohnzimmer.jpg",
         *           "title": "Wohnzimmer"
         *         },
         *         {
         *           "url": "https://example.org/pictures/grundriss.png",
         *           "title": "Grundriss",
         *           "isFloorPlan": true
         *         }
         *       ],
         *       "links": [
         *         {
         *           "title": "Rundgang",
         *           "url": "https://example.org/rundgang/2041",
         *           "kind": "tour"
         *         }
         *       ]
         *     }
         */
        ApartmentRentDraft: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Apartment Rent */
        ApartmentRentFields: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address: components["schemas"]["PropertyAddress"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string;
            /** @description Living area (Wohnfläche): as a rule by the Wohnflächenverordnung. */
            livingArea: number;
            /** @description Number of rooms (Zimmerzahl): without kitchen and bathroom; half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area (Nutzfläche): beside the living area, such as a cellar. */
            usableArea?: number;
            /** @description Number of bedrooms (Anzahl der Schlafzimmer): contained in the number of rooms. */
            numberOfBedrooms?: number;
            /** @description Number of bathrooms (Anzahl der Badezimmer): without the guest toilet. */
            numberOfBathrooms?: number;
            /** @description Number of floors (Etagenzahl): of the whole building. */
            numberOfFloors?: number;
            /** @description Number of parking spaces (Anzahl der Stellplätze): those that go with the property. */
            numberOfParkingSpaces?: number;
            /**
             * @description Kind of parking space (Stellplatzart): where the car stands. One of `garage` (Garage: lockable, for one car), `undergroundGarage` (Tiefgarage: below the building, shared with others), `carport` (Carport: a roof without walls or a door), `outdoor` (Außenstellplatz: without a roof), `carPark` (Parkhaus: on several levels, public or private), `duplex` (Duplexgarage: two cars, one above the other).
             * @enum {string}
             */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /**
             * @description Condition (Zustand): in which the property is handed over. One of `firstTimeUse` (Erstbezug: newly built, nobody has lived there), `firstTimeUseAfterRefurbishment` (Erstbezug nach Sanierung: nobody has lived there since), `mint` (neuwertig: few years old, hardly a sign of use), `refurbished` (saniert: damage to the building was mended), `modernised` (modernisiert: technology and equipment were renewed), `renovated` (vollständig renoviert: walls, floors and ceilings were renewed throughout), `wellKept` (gepflegt: in good order, without major defects), `requiresRenovation` (renovierungsbedürftig: walls and floors have to be done), `requiresRefurbishment` (sanierungsbedürftig: technology or structure have to be renewed, too), `shell` (Rohbau: walls and roof stand, the interior is missing), `negotiable` (nach Vereinbarung: what is still done before the handover), `demolitionReady` (abbruchreif: the building cannot be used any more).
             * @enum {string}
             */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /**
             * @description Interior quality (Qualität der Ausstattung): how good bathrooms, floors and doors are. One of `simple` (einfach: functional, without extras), `standard` (normal: up to date and solid), `high` (gehoben: good floors, bathrooms and doors), `luxury` (luxuriös: fine materials, made to measure).
             * @enum {string}
             */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            /** @description Year of construction (Baujahr): the year in which it was completed. */
            constructionYear?: number;
            /** @description Year of construction unknown (Baujahr unbekannt): counts as an answer where the year is asked for. */
            constructionYearUnknown?: boolean;
            /**
             * @description Construction phase (Bauphase): how far a new building has come. One of `projected` (projektiert: building has not begun), `underConstruction` (im Bau: begun, not ready to move in yet), `completed` (fertiggestellt: ready to move in).
             * @enum {string}
             */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            /** @description Last refurbishment (Letzte Modernisierung): the year in which it was finished. */
            lastRefurbished?: number;
            /**
             * @description Heating (Heizungsart): with what, or from where, the rooms get warm. One of `stove` (Ofenheizung: single ones in the rooms), `floor` (Etagenheizung: each flat has a boiler of its own), `central` (Zentralheizung: one boiler for the whole building), `district` (Fernwärme: heat from a plant of the city), `underfloor` (Fußbodenheizung: pipes under the floor), `heatPump` (Wärmepumpe: uses the heat of air, water or soil), `gas` (Gasheizung: with natural or liquid gas), `oil` (Ölheizung: with heating oil from a tank), `electric` (Elektroheizung: directly, without storage), `nightStorage` (Nachtspeicherheizung: charged with electricity at night), `pellet` (Pelletheizung: burns pressed wood shavings), `solar` (Solarheizung: collectors on the roof, mostly in addition), `combinedHeatAndPower` (Blockheizkraftwerk: makes heat and electricity).
             * @enum {string}
             */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description Status of the energy certificate (Stand des Energieausweises): whether there is an energy certificate. One of `present` (liegt vor: its details belong in the advert), `notYetAvailable` (liegt zur Besichtigung vor: it is shown at the viewing at the latest), `notRequired` (nicht erforderlich: for monuments, for example).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            /** @description Energy certificate (Energieausweis): what the energy certificate states. */
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            /** @description Cellar (Keller): a compartment in the cellar, too. */
            hasCellar?: boolean;
            /** @description Guest toilet (Gäste-WC): a toilet beside the bathroom. */
            hasGuestToilet?: boolean;
            /** @description Fitted kitchen (Einbauküche): stays in the property. */
            hasBuiltInKitchen?: boolean;
            /** @description Garden (Garten): one that is shared, too. */
            hasGarden?: boolean;
            /** @description Balcony (Balkon): at least one. */
            hasBalcony?: boolean;
            /** @description Terrace (Terrasse): a roof terrace, too. */
            hasTerrace?: boolean;
            /** @description Loggia (Loggia): a roofed balcony within the building. */
            hasLoggia?: boolean;
            /** @description Number of balconies (Anzahl der Balkone): without terraces and loggias. */
            numberOfBalconies?: number;
            /** @description Outdoor area (Balkon- und Terrassenfläche): all balconies and terraces together. */
            outdoorArea?: number;
            /** @description Fireplace (Kamin): a wood-burning stove, too. */
            hasFireplace?: boolean;
            /** @description Storage room (Abstellraum): in the flat or in the house. */
            hasStorageRoom?: boolean;
            /** @description Air conditioning (Klimaanlage): built in. */
            hasAirConditioning?: boolean;
            /** @description Flooring (Bodenbelag): what the floors are made of. One of `tiles` (Fliesen: ceramic or stoneware), `planks` (Dielen: of solid wood), `parquet` (Parkett: real wood, glued or floating), `laminate` (Laminat: wood look on a carrier board), `vinyl` (Vinyl: also PVC and design floors), `carpet` (Teppich: fitted), `stone` (Stein: natural, such as granite or marble), `screed` (Estrich: polished, or still without a covering), `other` (sonstiger Belag: such as cork or linoleum). */
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Furnishing (Möblierung): whether furniture goes with it. One of `none` (unmöbliert: a fitted kitchen may stay nevertheless), `partly` (teilmöbliert: some pieces stay), `full` (möbliert: with all that is needed to move in).
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Barrier-free (Barrierefrei): to be reached without a step, and used in a wheelchair. */
            isAccessible?: boolean;
            /** @description Listed building (Denkmalschutz): the building is a protected monument. */
            isListed?: boolean;
            /**
             * @description Kind of flat (Wohnungsart): where it lies in the building, or how it is laid out. One of `apartment` (Apartment: small, often one room with a kitchenette), `attic` (Dachgeschosswohnung: directly under the roof, mostly with sloping ceilings), `maisonette` (Maisonettewohnung: on several floors), `penthouse` (Penthouse: top floor with a roof terrace), `loft` (Loft: also a studio or an atelier), `terrace` (Terrassenwohnung: with a paved place to sit of its own), `lowerGroundFloor` (Souterrainwohnung: partly below the ground), `groundFloor` (Erdgeschosswohnung: at street level, often with a garden), `upperGroundFloor` (Hochparterre: a few steps above the ground), `floor` (Etagenwohnung: on one floor of a building with several flats), `other` (sonstige Wohnung: where none of the others fits).
             * @enum {string}
             */
            apartmentType?: "apartment" | "attic" | "maisonette" | "penthouse" | "loft" | "terrace" | "lowerGroundFloor" | "groundFloor" | "upperGroundFloor" | "floor" | "other";
            /** @description Floor (Etage): 0 is the ground floor, −1 the basement. */
            floor?: number;
            /** @description Lift (Aufzug): for persons, in the building. */
            hasLift?: boolean;
            /** @description Eligibility certificate required (Wohnberechtigungsschein erforderlich): only for tenants with a certificate of eligibility (Wohnberechtigungsschein). */
            requiresWBS?: boolean;
            /** @description Base rent (Kaltmiete): monthly, without additional costs and heating. */
            baseRent: number;
            /** @description Additional costs (Nebenkosten): monthly advance for the running costs of the building. */
            additionalCosts?: number;
            /** @description Heating costs (Heizkosten): monthly advance for heating. */
            heatingCosts?: number;
            /** @description Heating included in additional costs (Heizkosten in den Nebenkosten enthalten): whether the additional costs contain the heating costs already. */
            additionalCostsIncludeHeatingCosts?: boolean;
            /** @description Total rent (Warmmiete): monthly, with additional costs and heating. */
            totalRent?: number;
            /**
             * Format: not-blank
             * @description Deposit (Kaution): an amount or words, such as "3 Nettokaltmieten". Must not be blank.
             */
            deposit?: string;
            /** @description Parking space rent (Stellplatzmiete): monthly, for each. */
            parkingSpaceRent?: number;
            /** @description Pets (Haustiere): whether tenants may keep pets. One of `true` (erlaubt: tenants need not ask), `false` (nicht erlaubt: small animals such as hamsters are always possible), `negotiable` (nach Absprache: tenants ask first). true, false or "negotiable". */
            petsAllowed?: boolean | "negotiable";
            /** @description Suitable for sharing (WG-geeignet): suits people who share a flat. */
            isSuitableAsSharedFlat?: boolean;
            /** @description Minimum term (Mindestmietdauer): for so long, tenants do not give notice. */
            minimumTermMonths?: number;
            /**
             * Format: date
             * @description End of the fixed term (Ende der Befristung): the day on which the tenancy ends. It must lie ahead.
             * @example 2027-03-01
             */
            fixedTermUntil?: string;
        };
        ApartmentRentProcessingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "processing" | "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        ApartmentRentProcessingSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "succeeded";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "WHG-2041",
         *       "type": "apartmentRent",
         *       "fields": {
         *         "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte",
         *           "publish": true
         *         },
         *         "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *         "livingArea": 84.5,
         *         "numberOfRooms": 3,
         *         "floor": 2,
         *         "apartmentType": "floor",
         *         "condition": "wellKept",
         *         "constructionYear": 1912,
         *         "heatingType": "central",
         *         "energyCertificateStatus": "present",
         *         "residentialEnergyCertificate": {
         *           "type": "consumption",
         *           "energySource": "gas",
         *           "furtherEnergySources": [
         *             "solar"
         *           ],
         *           "energyConsumption": 112.4,
         *           "energyClass": "D",
         *           "warmWaterIncluded": true,
         *           "issuedOn": "2022-04-01"
         *         },
         *         "hasBalcony": true,
         *         "outdoorArea": 6.5,
         *         "hasStorageRoom": true,
         *         "flooring": [
         *           "parquet",
         *           "tiles"
         *         ],
         *         "furnishing": "none",
         *         "hasCellar": true,
         *         "baseRent": 1250,
         *         "additionalCosts": 210,
         *         "heatingCosts": 95,
         *         "totalRent": 1555,
         *         "deposit": "3 Nettokaltmieten",
         *         "petsAllowed": "negotiable",
         *         "minimumTermMonths": 12,
         *         "availableFrom": "01.03.2027"
         *       },
         *       "links": [
         *         {
         *           "title": "Rundgang",
         *           "url": "https://example.org/rundgang/2041",
         *           "kind": "tour"
         *         }
         *       ],
         *       "offerStatus": "open",
         *       "attachments": [
         *         {
         *           "id": "0TkW4rYx00vU5wX8yZ1a",
         *           "url": "https://example.org/pictures/wohnzimmer.jpg",
         *           "title": "Wohnzimmer",
         *           "status": "pending"
         *         },
         *         {
         *           "id": "0TkW4rYx00vU5wX8yZ1a",
         *           "url": "https://example.org/pictures/grundriss.png",
         *           "title": "Grundriss",
         *           "isFloorPlan": true,
         *           "status": "pending"
         *         }
         *       ],
         *       "processingStatus": "pending",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        ApartmentRentProperty: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00eF6gH8jK0m",
         *       "name": "nightly import",
         *       "prefix": "aushang_7Gk2",
         *       "createdAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        ApiKey: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /**
             * @description The first characters of the key, to recognise it by.
             * @example aushang_7Gk2
             */
            prefix: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            lastUsedAt?: string;
            /**
             * Format: id
             * @description The person who made it, with a session or another key: it goes when they are no owner any more.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            createdBy?: string;
        };
        /**
         * @example {
         *       "name": "nightly import"
         *     }
         */
        ApiKeyDraft: {
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
        };
        Attachment: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: http-url
             * @description Address (Adresse): where the file is fetched from. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Kind (Art): found from the content. One of `image` (Bild: photo, floor plan or site plan), `document` (Dokument: PDF, such as the exposé), `image/jpeg` (Bild: photo, floor plan or site plan), `image/jpg` (Bild: photo, floor plan or site plan), `image/png` (Bild: photo, floor plan or site plan), `image/webp` (Bild: photo, floor plan or site plan), `image/heic` (Bild: photo, floor plan or site plan), `image/heif` (Bild: photo, floor plan or site plan), `image/avif` (Bild: photo, floor plan or site plan), `image/gif` (Bild: photo, floor plan or site plan), `image/tiff` (Bild: photo, floor plan or site plan), `application/pdf` (Dokument: PDF, such as the exposé).
             * @enum {string}
             */
            type?: "image" | "document";
            /**
             * Format: not-blank
             * @description Caption (Bildunterschrift): what is to be seen. Must not be blank.
             */
            title?: string;
            /** @description Floor plan (Grundriss): never the title picture while there is another. */
            isFloorPlan?: boolean;
            /** @enum {string} */
            status: "pending" | "processing" | "succeeded" | "failed";
            contentType?: string;
            /** @description In pixels. */
            width?: number;
            /** @description In pixels. */
            height?: number;
            /** @description Of a document. */
            pages?: number;
            bytes?: number;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            failureMessage?: string;
        };
        AttachmentDraft: {
            /**
             * Format: http-url
             * @description Address (Adresse): where the file is fetched from. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Kind (Art): found from the content. One of `image` (Bild: photo, floor plan or site plan), `document` (Dokument: PDF, such as the exposé), `image/jpeg` (Bild: photo, floor plan or site plan), `image/jpg` (Bild: photo, floor plan or site plan), `image/png` (Bild: photo, floor plan or site plan), `image/webp` (Bild: photo, floor plan or site plan), `image/heic` (Bild: photo, floor plan or site plan), `image/heif` (Bild: photo, floor plan or site plan), `image/avif` (Bild: photo, floor plan or site plan), `image/gif` (Bild: photo, floor plan or site plan), `image/tiff` (Bild: photo, floor plan or site plan), `application/pdf` (Dokument: PDF, such as the exposé). Whatever is said here. A media type is shown as image or document.
             * @enum {string}
             */
            type?: "image" | "document" | "image/jpeg" | "image/jpg" | "image/png" | "image/webp" | "image/heic" | "image/heif" | "image/avif" | "image/gif" | "image/tiff" | "application/pdf";
            /**
             * Format: not-blank
             * @description Caption (Bildunterschrift): what is to be seen. Must not be blank.
             */
            title?: string;
            /** @description Floor plan (Grundriss): never the title picture while there is another. */
            isFloorPlan?: boolean;
            /** @description Floor plan (Grundriss): never the title picture while there is another. Another word for `isFloorPlan`, which goes before it. */
            isBlueprint?: boolean;
        };
        AttachmentReplacement: {
            /**
             * Format: http-url
             * @description Address (Adresse): where the file is fetched from. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Kind (Art): found from the content. One of `image` (Bild: photo, floor plan or site plan), `document` (Dokument: PDF, such as the exposé), `image/jpeg` (Bild: photo, floor plan or site plan), `image/jpg` (Bild: photo, floor plan or site plan), `image/png` (Bild: photo, floor plan or site plan), `image/webp` (Bild: photo, floor plan or site plan), `image/heic` (Bild: photo, floor plan or site plan), `image/heif` (Bild: photo, floor plan or site plan), `image/avif` (Bild: photo, floor plan or site plan), `image/gif` (Bild: photo, floor plan or site plan), `image/tiff` (Bild: photo, floor plan or site plan), `application/pdf` (Dokument: PDF, such as the exposé). Whatever is said here. A media type is shown as image or document.
             * @enum {string}
             */
            type?: "image" | "document" | "image/jpeg" | "image/jpg" | "image/png" | "image/webp" | "image/heic" | "image/heif" | "image/avif" | "image/gif" | "image/tiff" | "application/pdf";
            /**
             * Format: not-blank
             * @description Caption (Bildunterschrift): what is to be seen. Must not be blank.
             */
            title?: string;
            /** @description Floor plan (Grundriss): never the title picture while there is another. */
            isFloorPlan?: boolean;
            /** @description Floor plan (Grundriss): never the title picture while there is another. Another word for `isFloorPlan`, which goes before it. */
            isBlueprint?: boolean;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /** @enum {string} */
            readonly status?: "pending" | "processing" | "succeeded" | "failed";
            readonly contentType?: string;
            /** @description In pixels. */
            readonly width?: number;
            /** @description In pixels. */
            readonly height?: number;
            /** @description Of a document. */
            readonly pages?: number;
            readonly bytes?: number;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            readonly failureMessage?: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "code": "listings_failed",
         *           "count": 1,
         *           "since": "2026-11-15T09:30:01.000Z",
         *           "newestAt": "2026-11-15T09:30:01.000Z",
         *           "targetId": "0TkW4rYx00tU1vW3xY5z",
         *           "failureCode": "field_missing",
         *           "examples": [
         *             {
         *               "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *               "listingId": "0TkW4rYx00bC4dE6fG8h",
         *               "externalId": "WHG-0815",
         *               "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *               "failureMessage": "street is missing."
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Attention: {
            /** @description Those that are alike in one, the newest first. */
            items: components["schemas"]["AttentionItem"][];
        };
        AttentionItem: {
            /**
             * @description `listings_failed`: a portal refused them, or could not be reached for too long. `listings_missing`: a portal does not show them any more, as a comparison has found. `target_without_access`: its listings wait for the user. `properties_failed`: some of their attachments cannot be had. `webhook_failing`: nothing gets through to it. `webhook_disabled`: the service has disabled it. `mails_unreadable`: mails of the last seven days that were no inquiries.
             * @enum {string}
             */
            code: "listings_failed" | "listings_missing" | "target_without_access" | "properties_failed" | "webhook_failing" | "webhook_disabled" | "mails_unreadable";
            /** @description How many it is about: listings (of a target without access, those that wait), properties, mails; else 1. */
            count: number;
            /**
             * Format: date-time
             * @description When the first of them came to this.
             * @example 2026-11-15T09:30:00.000Z
             */
            since: string;
            /**
             * Format: date-time
             * @description When the last of them did.
             * @example 2026-11-15T09:30:00.000Z
             */
            newestAt: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /** @enum {string} */
            authorizationStatus?: "pending" | "authorized" | "failed" | "revoked";
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId?: string;
            /** @description If it is the same for all of them. */
            failureCode?: string;
            failureMessage?: string;
            /** @description The newest of them. */
            examples?: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                propertyId: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                listingId?: string;
                /**
                 * Format: external-id
                 * @description Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
                 * @example WHG-2041
                 */
                externalId: string;
                title: string;
                failureMessage?: string;
                problems?: components["schemas"]["ListingProblem"][];
            }[];
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00xY7zA9bC1d",
         *       "action": "publish",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "done": false,
         *       "total": 10,
         *       "confirmed": 6,
         *       "waiting": 3,
         *       "overtaken": 0,
         *       "failed": [],
         *       "refused": [
         *         {
         *           "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *           "targetId": "0TkW4rYx00tU1vW3xY5z",
         *           "code": "listing_exists"
         *         }
         *       ]
         *     }
         */
        Bulk: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /** @enum {string} */
            action: "publish" | "withdraw" | "retry";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /** @description Nothing is waited for any more. */
            done: boolean;
            total: number;
            /** @description Online as they were then or newer; or taken down. */
            confirmed: number;
            /** @description On their way. */
            waiting: number;
            /** @description Somebody has asked for the contrary since. */
            overtaken: number;
            /** @description Those of which the last word was no. */
            failed: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                listingId: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                propertyId: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                failureCode?: components["schemas"]["FailureCode"];
                failureMessage?: string;
                problems?: components["schemas"]["ListingProblem"][];
            }[];
            /** @description Those to which nothing happens. */
            refused: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                propertyId: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                /**
                 * @description `portal_would_refuse` only with `dryRun`; the others mean what errors of the same name do.
                 * @enum {string}
                 */
                code: "unknown_property" | "unknown_target" | "not_listed" | "listing_exists" | "external_id_taken" | "property_is_leaving" | "nothing_to_retry" | "portal_would_refuse";
                problems?: components["schemas"]["ListingProblem"][];
            }[];
        };
        /**
         * @example {
         *       "action": "publish",
         *       "pairs": [
         *         {
         *           "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *           "targetId": "0TkW4rYx00tU1vW3xY5z"
         *         }
         *       ]
         *     }
         */
        BulkDraft: {
            /**
             * @description As `POST /listings`, `DELETE /listings/{id}` and `POST /listings/{id}/retry` do it to one.
             * @enum {string}
             */
            action: "publish" | "withdraw" | "retry";
            /** @description Which properties, and on which targets. */
            pairs: components["schemas"]["ListingDraft"][];
            /**
             * @description Of `withdraw`: told to portals that want to know.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            /** @description Nothing is done: the answer says what would be refused, here and, of `publish`, by the portals, and what they would remark. */
            dryRun?: boolean;
        };
        /**
         * @example {
         *       "action": "publish",
         *       "dryRun": true,
         *       "total": 1,
         *       "refused": [],
         *       "warnings": []
         *     }
         */
        BulkPreview: {
            /** @enum {string} */
            action: "publish" | "withdraw" | "retry";
            /** @constant */
            dryRun: true;
            total: number;
            /** @description Those to which nothing happens. */
            refused: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                propertyId: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                /**
                 * @description `portal_would_refuse` only with `dryRun`; the others mean what errors of the same name do.
                 * @enum {string}
                 */
                code: "unknown_property" | "unknown_target" | "not_listed" | "listing_exists" | "external_id_taken" | "property_is_leaving" | "nothing_to_retry" | "portal_would_refuse";
                problems?: components["schemas"]["ListingProblem"][];
            }[];
            /** @description Of `publish`: what would go out, and what law and portals remark of it, as `POST /listings/check` does. */
            warnings: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                propertyId: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                warnings: components["schemas"]["ListingProblem"][];
            }[];
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00cH5aN7gE9d",
         *       "operation": "patchProperty",
         *       "path": "/properties/0TkW4rYx00qL7mN9pR2s",
         *       "members": [
         *         "/fields/price"
         *       ],
         *       "actor": {
         *         "kind": "user",
         *         "id": "0TkW4rYx00uS3rS5tU7v",
         *         "name": "Anna Muster"
         *       },
         *       "createdAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        Change: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description The `operationId` of the request.
             * @example patchProperty
             */
            operation: string;
            /**
             * @description Of what was changed.
             * @example /properties/0TkW4rYx00qL7mN9pR2s
             */
            path: string;
            /** @description What a patch named, as JSON pointers; values are not kept. */
            members?: string[];
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @example {
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "status": "succeeded",
         *       "advertsRead": 212,
         *       "advertsTotal": 212,
         *       "startedAt": "2026-11-15T03:10:00.000Z",
         *       "endedAt": "2026-11-15T03:10:04.000Z",
         *       "nextAt": "2026-11-16T03:10:04.000Z",
         *       "open": {
         *         "missing": 1,
         *         "deactivated": 0,
         *         "changed": 0,
         *         "unconfirmed": 0,
         *         "unwanted": 0,
         *         "unknown": 12
         *       },
         *       "mending": 0,
         *       "mended": 0,
         *       "failed": 0
         *     }
         */
        Comparison: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * @description `scheduled`: there has been none yet. `pending`: it was asked for, and begins at once. `failed`: the portal could not be asked to the end; then nothing was concluded from it.
             * @enum {string}
             */
            status: "scheduled" | "pending" | "running" | "succeeded" | "failed";
            /** @description How many adverts the portal has listed so far. */
            advertsRead: number;
            /** @description How many there are, where the portal says so. */
            advertsTotal?: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            startedAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            endedAt?: string;
            /**
             * Format: date-time
             * @description When it is done again by itself.
             * @example 2026-11-15T09:30:00.000Z
             */
            nextAt?: string;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            failureMessage?: string;
            /** @description The differences that nothing is done about, by kind. */
            open: {
                missing: number;
                deactivated: number;
                changed: number;
                unconfirmed: number;
                unwanted: number;
                unknown: number;
            };
            /** @description How many differences are being mended: adverts adopted, or taken down. */
            mending: number;
            /** @description How many have been. They are kept as long as events are. */
            mended: number;
            /** @description How many could not be mended, as the list of differences says. */
            failed: number;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00aB3dE5fG7h",
         *       "salutation": "female",
         *       "firstName": "Anna",
         *       "lastName": "Muster",
         *       "email": "anna.muster@example.org",
         *       "phone": "+49 30 23125 000",
         *       "company": "Muster Immobilien",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        Contact: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Salutation (Anrede): how prospects address the person. One of `female` (Frau: as in: Dear Ms …), `male` (Herr: as in: Dear Mr …), `company` (Firma: in place of a person), `none` (ohne Anrede: only the name is shown).
             * @enum {string}
             */
            salutation?: "female" | "male" | "company" | "none";
            /**
             * Format: not-blank
             * @description Academic title (Titel): degree, such as Dr. Must not be blank.
             */
            title?: string;
            /**
             * Format: not-blank
             * @description First name (Vorname): as it is to stand beside the advert. Must not be blank.
             */
            firstName?: string;
            /**
             * Format: not-blank
             * @description Last name (Nachname): as it is to stand beside the advert. Must not be blank.
             */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address (E-Mail-Adresse): portals send inquiries here, and show it beside the advert. Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: phone
             * @description Phone number (Telefonnummer): with the area code, such as +49 30 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string;
            /**
             * Format: phone
             * @description Mobile number (Mobilnummer): such as +49 151 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string;
            /**
             * Format: phone
             * @description Fax number (Faxnummer): with the area code. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string;
            /**
             * Format: not-blank
             * @description Company (Firma): for which the person works. Must not be blank.
             */
            company?: string;
            /**
             * Format: not-blank
             * @description Position (Position): in the company, such as sales. Must not be blank.
             */
            position?: string;
            /**
             * Format: http-url
             * @description Website (Internetseite): of the company or the person. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string;
            /**
             * Format: http-url
             * @description Portrait (Porträt): the address of a photo; portals fetch it from there. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string;
            /**
             * Format: not-blank
             * @description Office hours (Sprechzeiten): when to reach the person. Must not be blank.
             */
            officeHours?: string;
            /** @description Address (Anschrift): of the office. */
            address?: {
                /**
                 * Format: not-blank
                 * @description Street (Straße): without the house number. Must not be blank.
                 */
                street?: string;
                /**
                 * Format: not-blank
                 * @description House number (Hausnummer): with its suffix, such as 12 a. Must not be blank.
                 */
                streetNumber?: string;
                /**
                 * Format: not-blank
                 * @description Postal code (Postleitzahl): five digits in Germany. Must not be blank.
                 */
                postalCode?: string;
                /**
                 * Format: not-blank
                 * @description City (Ort): town or municipality. Must not be blank.
                 */
                city?: string;
                /**
                 * Format: country-code
                 * @description Country (Land): Germany unless something else is said. A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string;
            };
            /**
             * Format: not-blank
             * @description Contact number (Kontaktnummer): under which an agency knows the person. Nothing depends on it here.
             */
            externalId?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "salutation": "female",
         *       "firstName": "Anna",
         *       "lastName": "Muster",
         *       "email": "anna.muster@example.org",
         *       "phone": "+49 30 23125 000",
         *       "company": "Muster Immobilien"
         *     }
         */
        ContactDraft: {
            /**
             * @description Salutation (Anrede): how prospects address the person. One of `female` (Frau: as in: Dear Ms …), `male` (Herr: as in: Dear Mr …), `company` (Firma: in place of a person), `none` (ohne Anrede: only the name is shown).
             * @enum {string}
             */
            salutation?: "female" | "male" | "company" | "none";
            /**
             * Format: not-blank
             * @description Academic title (Titel): degree, such as Dr. Must not be blank.
             */
            title?: string;
            /**
             * Format: not-blank
             * @description First name (Vorname): as it is to stand beside the advert. Must not be blank.
             */
            firstName?: string;
            /**
             * Format: not-blank
             * @description Last name (Nachname): as it is to stand beside the advert. Must not be blank.
             */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address (E-Mail-Adresse): portals send inquiries here, and show it beside the advert. Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: phone
             * @description Phone number (Telefonnummer): with the area code, such as +49 30 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string;
            /**
             * Format: phone
             * @description Mobile number (Mobilnummer): such as +49 151 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string;
            /**
             * Format: phone
             * @description Fax number (Faxnummer): with the area code. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string;
            /**
             * Format: not-blank
             * @description Company (Firma): for which the person works. Must not be blank.
             */
            company?: string;
            /**
             * Format: not-blank
             * @description Position (Position): in the company, such as sales. Must not be blank.
             */
            position?: string;
            /**
             * Format: http-url
             * @description Website (Internetseite): of the company or the person. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string;
            /**
             * Format: http-url
             * @description Portrait (Porträt): the address of a photo; portals fetch it from there. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string;
            /**
             * Format: not-blank
             * @description Office hours (Sprechzeiten): when to reach the person. Must not be blank.
             */
            officeHours?: string;
            /** @description Address (Anschrift): of the office. */
            address?: {
                /**
                 * Format: not-blank
                 * @description Street (Straße): without the house number. Must not be blank.
                 */
                street?: string;
                /**
                 * Format: not-blank
                 * @description House number (Hausnummer): with its suffix, such as 12 a. Must not be blank.
                 */
                streetNumber?: string;
                /**
                 * Format: not-blank
                 * @description Postal code (Postleitzahl): five digits in Germany. Must not be blank.
                 */
                postalCode?: string;
                /**
                 * Format: not-blank
                 * @description City (Ort): town or municipality. Must not be blank.
                 */
                city?: string;
                /**
                 * Format: country-code
                 * @description Country (Land): Germany unless something else is said. A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string;
            };
            /**
             * Format: not-blank
             * @description Contact number (Kontaktnummer): under which an agency knows the person. Nothing depends on it here.
             */
            externalId?: string;
        };
        /**
         * @example {
         *       "members": [
         *         {
         *           "path": "/lastName",
         *           "kind": "text",
         *           "required": true,
         *           "name": {
         *             "en": "Last name",
         *             "de": "Nachname"
         *           },
         *           "explanation": {
         *             "en": "As it is to stand beside the advert",
         *             "de": "Wie er neben dem Inserat stehen soll"
         *           },
         *           "maxLength": 50,
         *           "format": "not-blank"
         *         }
         *       ]
         *     }
         */
        ContactForm: {
            /** @description In the order in which people fill them in. */
            members: components["schemas"]["FormMember"][];
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "phone": "+49 30 23125 001",
         *       "position": null
         *     }
         */
        ContactPatch: {
            /**
             * @description Salutation (Anrede): how prospects address the person. One of `female` (Frau: as in: Dear Ms …), `male` (Herr: as in: Dear Mr …), `company` (Firma: in place of a person), `none` (ohne Anrede: only the name is shown).
             * @enum {string|null}
             */
            salutation?: "female" | "male" | "company" | "none" | null;
            /**
             * Format: not-blank
             * @description Academic title (Titel): degree, such as Dr. Must not be blank.
             */
            title?: string | null;
            /**
             * Format: not-blank
             * @description First name (Vorname): as it is to stand beside the advert. Must not be blank.
             */
            firstName?: string | null;
            /**
             * Format: not-blank
             * @description Last name (Nachname): as it is to stand beside the advert. Must not be blank.
             */
            lastName?: string;
            /**
             * Format: email
             * @description E-mail address (E-Mail-Adresse): portals send inquiries here, and show it beside the advert. Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number (Telefonnummer): with the area code, such as +49 30 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string | null;
            /**
             * Format: phone
             * @description Mobile number (Mobilnummer): such as +49 151 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string | null;
            /**
             * Format: phone
             * @description Fax number (Faxnummer): with the area code. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string | null;
            /**
             * Format: not-blank
             * @description Company (Firma): for which the person works. Must not be blank.
             */
            company?: string | null;
            /**
             * Format: not-blank
             * @description Position (Position): in the company, such as sales. Must not be blank.
             */
            position?: string | null;
            /**
             * Format: http-url
             * @description Website (Internetseite): of the company or the person. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string | null;
            /**
             * Format: http-url
             * @description Portrait (Porträt): the address of a photo; portals fetch it from there. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string | null;
            /**
             * Format: not-blank
             * @description Office hours (Sprechzeiten): when to reach the person. Must not be blank.
             */
            officeHours?: string | null;
            /** @description Address (Anschrift): of the office. */
            address?: {
                /**
                 * Format: not-blank
                 * @description Street (Straße): without the house number. Must not be blank.
                 */
                street?: string | null;
                /**
                 * Format: not-blank
                 * @description House number (Hausnummer): with its suffix, such as 12 a. Must not be blank.
                 */
                streetNumber?: string | null;
                /**
                 * Format: not-blank
                 * @description Postal code (Postleitzahl): five digits in Germany. Must not be blank.
                 */
                postalCode?: string | null;
                /**
                 * Format: not-blank
                 * @description City (Ort): town or municipality. Must not be blank.
                 */
                city?: string | null;
                /**
                 * Format: country-code
                 * @description Country (Land): Germany unless something else is said. A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string | null;
            } | null;
            /**
             * Format: not-blank
             * @description Contact number (Kontaktnummer): under which an agency knows the person. Nothing depends on it here.
             */
            externalId?: string | null;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "salutation": "female",
         *       "firstName": "Anna",
         *       "lastName": "Muster",
         *       "email": "anna.muster@example.org",
         *       "phone": "+49 30 23125 000",
         *       "company": "Muster Immobilien"
         *     }
         */
        ContactReplacement: {
            /**
             * @description Salutation (Anrede): how prospects address the person. One of `female` (Frau: as in: Dear Ms …), `male` (Herr: as in: Dear Mr …), `company` (Firma: in place of a person), `none` (ohne Anrede: only the name is shown).
             * @enum {string}
             */
            salutation?: "female" | "male" | "company" | "none";
            /**
             * Format: not-blank
             * @description Academic title (Titel): degree, such as Dr. Must not be blank.
             */
            title?: string;
            /**
             * Format: not-blank
             * @description First name (Vorname): as it is to stand beside the advert. Must not be blank.
             */
            firstName?: string;
            /**
             * Format: not-blank
             * @description Last name (Nachname): as it is to stand beside the advert. Must not be blank.
             */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address (E-Mail-Adresse): portals send inquiries here, and show it beside the advert. Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: phone
             * @description Phone number (Telefonnummer): with the area code, such as +49 30 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string;
            /**
             * Format: phone
             * @description Mobile number (Mobilnummer): such as +49 151 23125 000. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string;
            /**
             * Format: phone
             * @description Fax number (Faxnummer): with the area code. Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string;
            /**
             * Format: not-blank
             * @description Company (Firma): for which the person works. Must not be blank.
             */
            company?: string;
            /**
             * Format: not-blank
             * @description Position (Position): in the company, such as sales. Must not be blank.
             */
            position?: string;
            /**
             * Format: http-url
             * @description Website (Internetseite): of the company or the person. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string;
            /**
             * Format: http-url
             * @description Portrait (Porträt): the address of a photo; portals fetch it from there. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string;
            /**
             * Format: not-blank
             * @description Office hours (Sprechzeiten): when to reach the person. Must not be blank.
             */
            officeHours?: string;
            /** @description Address (Anschrift): of the office. */
            address?: {
                /**
                 * Format: not-blank
                 * @description Street (Straße): without the house number. Must not be blank.
                 */
                street?: string;
                /**
                 * Format: not-blank
                 * @description House number (Hausnummer): with its suffix, such as 12 a. Must not be blank.
                 */
                streetNumber?: string;
                /**
                 * Format: not-blank
                 * @description Postal code (Postleitzahl): five digits in Germany. Must not be blank.
                 */
                postalCode?: string;
                /**
                 * Format: not-blank
                 * @description City (Ort): town or municipality. Must not be blank.
                 */
                city?: string;
                /**
                 * Format: country-code
                 * @description Country (Land): Germany unless something else is said. A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string;
            };
            /**
             * Format: not-blank
             * @description Contact number (Kontaktnummer): under which an agency knows the person. Nothing depends on it here.
             */
            externalId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "configured": true,
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        CredentialStatus: {
            configured: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * @example {
         *       "key": "muster-immobilien-key",
         *       "secret": "handshake-encrypted"
         *     }
         */
        CredentialsDraft: {
            /**
             * Key
             * Format: not-blank
             * @description The consumer key of your agreement with the portal.
             */
            key: string;
            /**
             * Secret
             * Format: not-blank
             * @description The consumer secret that goes with it. It is stored encrypted and never shown again.
             */
            secret: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00hJ8kL0nP2q",
         *       "webhookId": "0TkW4rYx00gH7jK9mN1p",
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "publication.succeeded",
         *       "status": "pending",
         *       "nextAttemptAt": "2026-11-15T09:30:05.214Z",
         *       "attemptCount": 1,
         *       "createdAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        Delivery: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /** @enum {string} */
            eventName: "request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "webhook.ping";
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description Left out while an attempt is under way, and while an earlier event of the same listing is waited for.
             * @example 2026-11-15T09:30:00.000Z
             */
            nextAttemptAt?: string;
            /** @description How often it was tried. */
            attemptCount: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
        };
        /** @description Without durationMs, it is under way, or the service was interrupted in it. */
        DeliveryAttempt: {
            /**
             * Format: id
             * @description Unique within the delivery.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            startedAt: string;
            durationMs?: number;
            /** @description What the receiver answered. */
            statusCode?: number;
            responseHeaders?: {
                [key: string]: string;
            };
            /** @description Its first 16 KiB. */
            responseBody?: string;
            failureCode?: components["schemas"]["DeliveryFailure"];
            failureMessage?: string;
        };
        /**
         * @description Why the attempt failed; docs/webhooks.md says what each code means.
         * @enum {string}
         */
        DeliveryFailure: "refused_by_receiver" | "webhook_disabled" | "blocked_address" | "invalid_url" | "invalid_request" | "dns_failed" | "connection_refused" | "connection_failed" | "tls_failed" | "timeout" | "connection_lost" | "malformed_answer" | "body_too_large" | "clock_off" | "too_many_redirects" | "aborted";
        /**
         * @example {
         *       "id": "0TkW4rYx00hJ8kL0nP2q",
         *       "webhookId": "0TkW4rYx00gH7jK9mN1p",
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "publication.succeeded",
         *       "status": "pending",
         *       "nextAttemptAt": "2026-11-15T09:30:05.214Z",
         *       "attemptCount": 1,
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "attempts": [
         *         {
         *           "id": "0TkW4rYx00kL9mN1pQ3r",
         *           "startedAt": "2026-11-15T09:30:00.012Z",
         *           "durationMs": 41,
         *           "statusCode": 500,
         *           "responseHeaders": {
         *             "content-type": "text/plain"
         *           },
         *           "responseBody": "out of order",
         *           "failureCode": "refused_by_receiver",
         *           "failureMessage": "The receiver answered, but has not accepted the message."
         *         }
         *       ]
         *     }
         */
        DeliveryWithAttempts: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /** @enum {string} */
            eventName: "request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "webhook.ping";
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description Left out while an attempt is under way, and while an earlier event of the same listing is waited for.
             * @example 2026-11-15T09:30:00.000Z
             */
            nextAttemptAt?: string;
            /** @description How often it was tried. */
            attemptCount: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            attempts: components["schemas"]["DeliveryAttempt"][];
            /** @description What is sent at each attempt, to the letter. Only in `GET /deliveries/{id}`. */
            requestBody?: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00dF2gH4jK6m",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "kind": "missing",
         *       "status": "open",
         *       "message": "The portal does not have this advert any more.",
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "portalId": "325500001",
         *       "externalId": "A-2041",
         *       "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *       "foundAt": "2026-11-15T03:10:04.000Z"
         *     }
         */
        Difference: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * @description `missing`: it should be online, and the portal does not have it, or has refused it. `deactivated`: the portal has it, and does not show it. `changed`: the portal shows another version than ours: somebody has changed it there, or ours was refused. `unconfirmed`: it was handed over, and the portal says nothing of it, although it has said something of others since. `unwanted`: it was taken down here, and the portal shows it all the same. `unknown`: the portal shows it, and it never was listed here.
             * @enum {string}
             */
            kind: "missing" | "deactivated" | "changed" | "unconfirmed" | "unwanted" | "unknown";
            /**
             * @description `mended`: what was asked for is done; of `publish`, the listing says how far it is.
             * @enum {string}
             */
            status: "open" | "forgotten" | "mending" | "mended" | "failed";
            /**
             * @description `publish`: what is listed here is published again, as it is here. `takeDown`: it is taken down from the portal. `forget`: of a `missing` one, the listing goes; any other is left as it is, and not told again. `adopt`: of an `unknown` one, a property and a listing are made, as `POST /targets/{id}/adopt` does; of a `changed` one, what is different there is taken over into its property, and nothing is sent.
             * @enum {string}
             */
            action?: "publish" | "takeDown" | "forget" | "adopt";
            /** @description What is the case, for the agent to read, in the language of the answer. */
            message: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /** @description What the portal calls it. */
            portalId?: string;
            /** @description The number under which the portal has it. It may have signs that ours have not. */
            externalId?: string;
            title?: string;
            /** @description When it was changed last, as the portal says. */
            changedAt?: string;
            /** @description What the advert says at the portal and has no place here: the next edit changes or loses it there. One with such parts is `failed` with `would_change_meaning`, and is adopted when it is asked for once more with `acceptLosses`. */
            unread?: {
                /** @description The portal’s own word for it. */
                name: string;
                value?: string;
            }[];
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            problems?: components["schemas"]["ListingProblem"][];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            foundAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            mendedAt?: string;
        };
        /**
         * @example {
         *       "email": "erika@example.org"
         *     }
         */
        Erasure: {
            /**
             * Format: email
             * @description Capitals do not matter; `erika+flat@…` is somebody else than `erika@…`.
             * @example erika@example.org
             */
            email: string;
        };
        /**
         * @example {
         *       "requests": 2,
         *       "mails": 3
         *     }
         */
        ErasureResult: {
            /** @description How many inquiries were erased. */
            requests: number;
            /** @description Of how many mails nothing was kept. */
            mails: number;
        };
        Error: {
            statusCode: number;
            /** @description The name of the status. */
            error: string;
            /** @description One sentence for a person. */
            message: string;
            /** @enum {string} */
            code: "invalid_request" | "malformed_json" | "missing_api_key" | "unknown_api_key" | "wrong_inbound_secret" | "not_found" | "route_not_found" | "method_not_allowed" | "session_ended" | "wrong_credentials" | "other_site" | "role_too_low" | "session_needed" | "sign_up_closed" | "link_not_good" | "contact_in_use" | "credentials_missing" | "external_id_taken" | "last_api_key" | "listing_exists" | "nothing_to_retry" | "email_taken" | "last_owner" | "no_outgoing_mail" | "property_has_listings" | "property_is_leaving" | "portal_reachable" | "replay_running" | "adopt_not_supported" | "sync_not_supported" | "target_has_listings" | "too_many_targets" | "storage_full" | "too_many_webhooks" | "webhook_disabled" | "precondition_failed" | "too_many_invitations" | "request_timeout" | "payload_too_large" | "unsupported_media_type" | "unusable_file" | "idempotency_key_reused" | "rate_limited" | "too_many_lists" | "too_many_mails" | "mail_storage_full" | "headers_too_large" | "internal_error" | "method_unknown" | "busy" | "unavailable";
            /** @description The same as the header X-Request-Id; the log has it too. */
            requestId: string;
            /** @description Every fault of the request, not only the first. */
            issues?: {
                /** @description A JSON pointer into the body; /query/… for a query parameter, /headers/… for a header, /path for the path. */
                path: string;
                /** @description A failure code where a file is at fault. */
                code: components["schemas"]["IssueCode"] | components["schemas"]["FailureCode"];
                message: string;
            }[];
        };
        Event: components["schemas"]["RequestCreatedEvent"] | components["schemas"]["RequestParsingFailedEvent"] | components["schemas"]["PublicationSucceededEvent"] | components["schemas"]["PublicationFailedEvent"] | components["schemas"]["ListingMissingEvent"] | components["schemas"]["PropertyProcessingSucceededEvent"] | components["schemas"]["PropertyProcessingFailedEvent"] | components["schemas"]["TargetUnauthorizedEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookPingEvent"];
        /**
         * @description Who asked for it, where it happened by a request. Only the log shows it; webhooks are not sent it.
         * @example {
         *       "kind": "user",
         *       "id": "0TkW4rYx00uS3rS5tU7v",
         *       "name": "Anna Muster"
         *     }
         */
        EventActor: {
            /**
             * @description A person who has signed in, or an API key.
             * @enum {string}
             */
            kind: "user" | "key";
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /** @description As it was then. */
            name: string;
        };
        /**
         * @description Why it failed; docs/failure-codes.md says what each code means and who must act.
         * @enum {string}
         */
        FailureCode: "attachment_not_found" | "attachment_forbidden" | "attachment_address_blocked" | "attachment_redirect_failed" | "attachment_host_unknown" | "attachment_unreachable" | "attachment_source_failed" | "attachment_incomplete" | "attachment_empty" | "attachment_too_large" | "attachment_no_room" | "attachment_too_many_pixels" | "attachment_too_many_frames" | "attachment_too_complex" | "attachment_is_web_page" | "attachment_unsupported" | "attachment_polyglot" | "attachment_corrupt" | "attachment_encrypted" | "field_missing" | "field_invalid" | "duplicate_on_portal" | "external_id_taken" | "quota_exhausted" | "rejected_by_portal" | "report_missing" | "portal_unavailable" | "outcome_unknown" | "portal_remark" | "left_out" | "said_in_note" | "shortened" | "too_large_for_portal" | "field_doubtful" | "inquiries_not_collected" | "service_fault" | "unauthorized" | "consumer_key_missing" | "consumer_key_refused" | "portal_address_blocked" | "connection_insecure" | "host_key_changed" | "private_key_unreadable" | "directory_missing" | "directory_not_writable" | "advert_missing" | "advert_deactivated" | "advert_unreadable" | "would_change_meaning" | "no_xml_attachment" | "xml_malformed" | "xml_unsafe" | "unknown_format" | "no_prospect" | "mail_is_bounce" | "mail_is_automatic_reply" | "mail_is_empty" | "mail_unreadable";
        FormMember: {
            /**
             * @description A JSON pointer into the property.
             * @example /fields/livingArea
             */
            path: string;
            /**
             * @description `choice` is one of `values`, `choices` a list of them; `object` and `objects` have `members`; `contact` is the id of one.
             * @enum {string}
             */
            kind: "text" | "longText" | "number" | "integer" | "boolean" | "date" | "url" | "country" | "choice" | "choices" | "object" | "objects" | "contact";
            /** @description In whatever it is a member of. */
            required: boolean;
            name: components["schemas"]["InBothLanguages"];
            explanation: components["schemas"]["InBothLanguages"];
            unit?: components["schemas"]["InBothLanguages"];
            minimum?: number;
            exclusiveMinimum?: number;
            maximum?: number;
            maxLength?: number;
            maxItems?: number;
            /** @description As in the schema of the property. */
            format?: string;
            /** @description What it is then. */
            whenLeftOut?: string | boolean;
            values?: components["schemas"]["FormValue"][];
            /** @description Of an object, or of each object of a list. */
            members?: components["schemas"]["FormMemberInside"][];
        };
        FormMemberInside: {
            /**
             * @description A JSON pointer into the property.
             * @example /fields/livingArea
             */
            path: string;
            /**
             * @description `choice` is one of `values`, `choices` a list of them; `object` and `objects` have `members`; `contact` is the id of one.
             * @enum {string}
             */
            kind: "text" | "longText" | "number" | "integer" | "boolean" | "date" | "url" | "country" | "choice" | "choices" | "object" | "objects" | "contact";
            /** @description In whatever it is a member of. */
            required: boolean;
            name: components["schemas"]["InBothLanguages"];
            explanation: components["schemas"]["InBothLanguages"];
            unit?: components["schemas"]["InBothLanguages"];
            minimum?: number;
            exclusiveMinimum?: number;
            maximum?: number;
            maxLength?: number;
            maxItems?: number;
            /** @description As in the schema of the property. */
            format?: string;
            /** @description What it is then. */
            whenLeftOut?: string | boolean;
            values?: components["schemas"]["FormValue"][];
        };
        FormSection: {
            /** @enum {string} */
            section: "object" | "location" | "price" | "areasAndRooms" | "equipment" | "conditionAndEnergy" | "buildability" | "texts" | "media" | "contactPerson";
            name: components["schemas"]["InBothLanguages"];
            /** @description In the order in which people fill them in. */
            members: components["schemas"]["FormMember"][];
        };
        FormValue: {
            /** @description What is sent. */
            value: string | boolean;
            name: components["schemas"]["InBothLanguages"];
            explanation: components["schemas"]["InBothLanguages"];
        };
        /**
         * @example {
         *       "type": "houseBuy",
         *       "offerStatus": "reserved",
         *       "fields": {
         *         "title": "Stadthaus im Erbbaurecht, Preis auf Anfrage",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "livingArea": 164,
         *         "numberOfRooms": 6,
         *         "plotArea": 720,
         *         "houseType": "townhouse",
         *         "numberOfUnits": 1,
         *         "constructionPhase": "underConstruction",
         *         "purchasePriceOnRequest": true,
         *         "isLeasehold": true,
         *         "leaseholdUntil": "2099-12-31",
         *         "groundRent": 1800,
         *         "commissionDue": false
         *       }
         *     }
         */
        HouseBuyDraft: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** House Buy */
        HouseBuyFields: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address: components["schemas"]["PropertyAddress"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string;
            /** @description Living area (Wohnfläche): as a rule by the Wohnflächenverordnung. */
            livingArea: number;
            /** @description Number of rooms (Zimmerzahl): without kitchen and bathroom; half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area (Nutzfläche): beside the living area, such as a cellar. */
            usableArea?: number;
            /** @description Number of bedrooms (Anzahl der Schlafzimmer): contained in the number of rooms. */
            numberOfBedrooms?: number;
            /** @description Number of bathrooms (Anzahl der Badezimmer): without the guest toilet. */
            numberOfBathrooms?: number;
            /** @description Number of floors (Etagenzahl): of the whole building. */
            numberOfFloors?: number;
            /** @description Number of parking spaces (Anzahl der Stellplätze): those that go with the property. */
            numberOfParkingSpaces?: number;
            /**
             * @description Kind of parking space (Stellplatzart): where the car stands. One of `garage` (Garage: lockable, for one car), `undergroundGarage` (Tiefgarage: below the building, shared with others), `carport` (Carport: a roof without walls or a door), `outdoor` (Außenstellplatz: without a roof), `carPark` (Parkhaus: on several levels, public or private), `duplex` (Duplexgarage: two cars, one above the other).
             * @enum {string}
             */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /**
             * @description Condition (Zustand): in which the property is handed over. One of `firstTimeUse` (Erstbezug: newly built, nobody has lived there), `firstTimeUseAfterRefurbishment` (Erstbezug nach Sanierung: nobody has lived there since), `mint` (neuwertig: few years old, hardly a sign of use), `refurbished` (saniert: damage to the building was mended), `modernised` (modernisiert: technology and equipment were renewed), `renovated` (vollständig renoviert: walls, floors and ceilings were renewed throughout), `wellKept` (gepflegt: in good order, without major defects), `requiresRenovation` (renovierungsbedürftig: walls and floors have to be done), `requiresRefurbishment` (sanierungsbedürftig: technology or structure have to be renewed, too), `shell` (Rohbau: walls and roof stand, the interior is missing), `negotiable` (nach Vereinbarung: what is still done before the handover), `demolitionReady` (abbruchreif: the building cannot be used any more).
             * @enum {string}
             */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /**
             * @description Interior quality (Qualität der Ausstattung): how good bathrooms, floors and doors are. One of `simple` (einfach: functional, without extras), `standard` (normal: up to date and solid), `high` (gehoben: good floors, bathrooms and doors), `luxury` (luxuriös: fine materials, made to measure).
             * @enum {string}
             */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            /** @description Year of construction (Baujahr): the year in which it was completed. */
            constructionYear?: number;
            /** @description Year of construction unknown (Baujahr unbekannt): counts as an answer where the year is asked for. */
            constructionYearUnknown?: boolean;
            /**
             * @description Construction phase (Bauphase): how far a new building has come. One of `projected` (projektiert: building has not begun), `underConstruction` (im Bau: begun, not ready to move in yet), `completed` (fertiggestellt: ready to move in).
             * @enum {string}
             */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            /** @description Last refurbishment (Letzte Modernisierung): the year in which it was finished. */
            lastRefurbished?: number;
            /**
             * @description Heating (Heizungsart): with what, or from where, the rooms get warm. One of `stove` (Ofenheizung: single ones in the rooms), `floor` (Etagenheizung: each flat has a boiler of its own), `central` (Zentralheizung: one boiler for the whole building), `district` (Fernwärme: heat from a plant of the city), `underfloor` (Fußbodenheizung: pipes under the floor), `heatPump` (Wärmepumpe: uses the heat of air, water or soil), `gas` (Gasheizung: with natural or liquid gas), `oil` (Ölheizung: with heating oil from a tank), `electric` (Elektroheizung: directly, without storage), `nightStorage` (Nachtspeicherheizung: charged with electricity at night), `pellet` (Pelletheizung: burns pressed wood shavings), `solar` (Solarheizung: collectors on the roof, mostly in addition), `combinedHeatAndPower` (Blockheizkraftwerk: makes heat and electricity).
             * @enum {string}
             */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description Status of the energy certificate (Stand des Energieausweises): whether there is an energy certificate. One of `present` (liegt vor: its details belong in the advert), `notYetAvailable` (liegt zur Besichtigung vor: it is shown at the viewing at the latest), `notRequired` (nicht erforderlich: for monuments, for example).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            /** @description Energy certificate (Energieausweis): what the energy certificate states. */
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            /** @description Cellar (Keller): a compartment in the cellar, too. */
            hasCellar?: boolean;
            /** @description Guest toilet (Gäste-WC): a toilet beside the bathroom. */
            hasGuestToilet?: boolean;
            /** @description Fitted kitchen (Einbauküche): stays in the property. */
            hasBuiltInKitchen?: boolean;
            /** @description Garden (Garten): one that is shared, too. */
            hasGarden?: boolean;
            /** @description Balcony (Balkon): at least one. */
            hasBalcony?: boolean;
            /** @description Terrace (Terrasse): a roof terrace, too. */
            hasTerrace?: boolean;
            /** @description Loggia (Loggia): a roofed balcony within the building. */
            hasLoggia?: boolean;
            /** @description Number of balconies (Anzahl der Balkone): without terraces and loggias. */
            numberOfBalconies?: number;
            /** @description Outdoor area (Balkon- und Terrassenfläche): all balconies and terraces together. */
            outdoorArea?: number;
            /** @description Fireplace (Kamin): a wood-burning stove, too. */
            hasFireplace?: boolean;
            /** @description Storage room (Abstellraum): in the flat or in the house. */
            hasStorageRoom?: boolean;
            /** @description Air conditioning (Klimaanlage): built in. */
            hasAirConditioning?: boolean;
            /** @description Flooring (Bodenbelag): what the floors are made of. One of `tiles` (Fliesen: ceramic or stoneware), `planks` (Dielen: of solid wood), `parquet` (Parkett: real wood, glued or floating), `laminate` (Laminat: wood look on a carrier board), `vinyl` (Vinyl: also PVC and design floors), `carpet` (Teppich: fitted), `stone` (Stein: natural, such as granite or marble), `screed` (Estrich: polished, or still without a covering), `other` (sonstiger Belag: such as cork or linoleum). */
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Furnishing (Möblierung): whether furniture goes with it. One of `none` (unmöbliert: a fitted kitchen may stay nevertheless), `partly` (teilmöbliert: some pieces stay), `full` (möbliert: with all that is needed to move in).
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Barrier-free (Barrierefrei): to be reached without a step, and used in a wheelchair. */
            isAccessible?: boolean;
            /** @description Listed building (Denkmalschutz): the building is a protected monument. */
            isListed?: boolean;
            /**
             * @description Kind of house (Hausart): how it is built, and whether neighbours adjoin. One of `singleFamily` (Einfamilienhaus: detached, for one household), `midTerrace` (Reihenmittelhaus: with neighbours on both sides), `endTerrace` (Reihenendhaus: with a neighbour on one side only), `multiFamily` (Mehrfamilienhaus: with three flats or more), `bungalow` (Bungalow: everything on one level), `semiDetached` (Doppelhaushälfte: shares a wall with one neighbour), `farm` (Bauernhaus: also with outbuildings), `villa` (Villa: large and stately, with a garden), `terrace` (Reihenhaus: where it is not said whether middle or end), `twoFamily` (Zweifamilienhaus: with two self-contained flats), `townhouse` (Stadthaus: several floors, in an urban area), `countryHouse` (Landhaus: spacious, out of town), `castle` (Schloss: also a manor), `holidayHome` (Ferienhaus: not meant for living there all year), `other` (sonstiges Haus: where none of the others fits).
             * @enum {string}
             */
            houseType?: "singleFamily" | "midTerrace" | "endTerrace" | "multiFamily" | "bungalow" | "semiDetached" | "farm" | "villa" | "terrace" | "twoFamily" | "townhouse" | "countryHouse" | "castle" | "holidayHome" | "other";
            /** @description Plot area (Grundstücksfläche): as in the land register. */
            plotArea: number;
            /** @description Lodger flat (Einliegerwohnung): a second flat of its own in the house. */
            hasLodgerFlat?: boolean;
            /** @description Number of units (Anzahl der Wohneinheiten): how many dwellings the house has. */
            numberOfUnits?: number;
            /** @description Purchase price (Kaufpreis): without taxes and fees; needed unless it is on request. Required unless purchasePriceOnRequest is true, or a plot has purchasePricePerSquareMetre. */
            purchasePrice?: number;
            /** @description Price on request (Preis auf Anfrage): the price is not shown. */
            purchasePriceOnRequest?: boolean;
            /** @description Leasehold (Erbbaurecht): the plot stays somebody else’s, who gets a rent for it. */
            isLeasehold?: boolean;
            /**
             * Format: date
             * @description End of the leasehold (Ende des Erbbaurechts): the last day, as the land register states it. Only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string;
            /** @description Ground rent (Erbbauzins): yearly, for the plot. Only with isLeasehold. */
            groundRent?: number;
            /** @description Parking space price (Stellplatzpreis): for each, on top of the purchase price. */
            parkingSpacePurchasePrice?: number;
            /** @description Rented out (Vermietet): whether it is sold with a tenant. */
            isRented?: boolean;
            /** @description Rental income (Mieteinnahmen): what actually comes in each month. */
            monthlyRentalIncome?: number;
            /** @description Suitable as a holiday home (Als Ferienimmobilie geeignet): may be used for holidays. */
            isSuitableAsHolidayHome?: boolean;
        };
        HouseBuyProcessingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "processing" | "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        HouseBuyProcessingSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "succeeded";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "0TkW4rYx00qL7mN9pR2s",
         *       "type": "houseBuy",
         *       "offerStatus": "reserved",
         *       "fields": {
         *         "title": "Stadthaus im Erbbaurecht, Preis auf Anfrage",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "livingArea": 164,
         *         "numberOfRooms": 6,
         *         "plotArea": 720,
         *         "houseType": "townhouse",
         *         "numberOfUnits": 1,
         *         "constructionPhase": "underConstruction",
         *         "purchasePriceOnRequest": true,
         *         "isLeasehold": true,
         *         "leaseholdUntil": "2099-12-31",
         *         "groundRent": 1800,
         *         "commissionDue": false
         *       },
         *       "attachments": [],
         *       "processingStatus": "pending",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        HouseBuyProperty: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "type": "houseRent",
         *       "fields": {
         *         "title": "Doppelhaushälfte mit Garten",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "livingArea": 128,
         *         "numberOfRooms": 5,
         *         "plotArea": 310,
         *         "houseType": "semiDetached",
         *         "hasGarden": true,
         *         "hasFireplace": true,
         *         "heatingType": "heatPump",
         *         "baseRent": 1890,
         *         "fixedTermUntil": "2099-12-31"
         *       }
         *     }
         */
        HouseRentDraft: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** House Rent */
        HouseRentFields: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address: components["schemas"]["PropertyAddress"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string;
            /** @description Living area (Wohnfläche): as a rule by the Wohnflächenverordnung. */
            livingArea: number;
            /** @description Number of rooms (Zimmerzahl): without kitchen and bathroom; half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area (Nutzfläche): beside the living area, such as a cellar. */
            usableArea?: number;
            /** @description Number of bedrooms (Anzahl der Schlafzimmer): contained in the number of rooms. */
            numberOfBedrooms?: number;
            /** @description Number of bathrooms (Anzahl der Badezimmer): without the guest toilet. */
            numberOfBathrooms?: number;
            /** @description Number of floors (Etagenzahl): of the whole building. */
            numberOfFloors?: number;
            /** @description Number of parking spaces (Anzahl der Stellplätze): those that go with the property. */
            numberOfParkingSpaces?: number;
            /**
             * @description Kind of parking space (Stellplatzart): where the car stands. One of `garage` (Garage: lockable, for one car), `undergroundGarage` (Tiefgarage: below the building, shared with others), `carport` (Carport: a roof without walls or a door), `outdoor` (Außenstellplatz: without a roof), `carPark` (Parkhaus: on several levels, public or private), `duplex` (Duplexgarage: two cars, one above the other).
             * @enum {string}
             */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /**
             * @description Condition (Zustand): in which the property is handed over. One of `firstTimeUse` (Erstbezug: newly built, nobody has lived there), `firstTimeUseAfterRefurbishment` (Erstbezug nach Sanierung: nobody has lived there since), `mint` (neuwertig: few years old, hardly a sign of use), `refurbished` (saniert: damage to the building was mended), `modernised` (modernisiert: technology and equipment were renewed), `renovated` (vollständig renoviert: walls, floors and ceilings were renewed throughout), `wellKept` (gepflegt: in good order, without major defects), `requiresRenovation` (renovierungsbedürftig: walls and floors have to be done), `requiresRefurbishment` (sanierungsbedürftig: technology or structure have to be renewed, too), `shell` (Rohbau: walls and roof stand, the interior is missing), `negotiable` (nach Vereinbarung: what is still done before the handover), `demolitionReady` (abbruchreif: the building cannot be used any more).
             * @enum {string}
             */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /**
             * @description Interior quality (Qualität der Ausstattung): how good bathrooms, floors and doors are. One of `simple` (einfach: functional, without extras), `standard` (normal: up to date and solid), `high` (gehoben: good floors, bathrooms and doors), `luxury` (luxuriös: fine materials, made to measure).
             * @enum {string}
             */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            /** @description Year of construction (Baujahr): the year in which it was completed. */
            constructionYear?: number;
            /** @description Year of construction unknown (Baujahr unbekannt): counts as an answer where the year is asked for. */
            constructionYearUnknown?: boolean;
            /**
             * @description Construction phase (Bauphase): how far a new building has come. One of `projected` (projektiert: building has not begun), `underConstruction` (im Bau: begun, not ready to move in yet), `completed` (fertiggestellt: ready to move in).
             * @enum {string}
             */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            /** @description Last refurbishment (Letzte Modernisierung): the year in which it was finished. */
            lastRefurbished?: number;
            /**
             * @description Heating (Heizungsart): with what, or from where, the rooms get warm. One of `stove` (Ofenheizung: single ones in the rooms), `floor` (Etagenheizung: each flat has a boiler of its own), `central` (Zentralheizung: one boiler for the whole building), `district` (Fernwärme: heat from a plant of the city), `underfloor` (Fußbodenheizung: pipes under the floor), `heatPump` (Wärmepumpe: uses the heat of air, water or soil), `gas` (Gasheizung: with natural or liquid gas), `oil` (Ölheizung: with heating oil from a tank), `electric` (Elektroheizung: directly, without storage), `nightStorage` (Nachtspeicherheizung: charged with electricity at night), `pellet` (Pelletheizung: burns pressed wood shavings), `solar` (Solarheizung: collectors on the roof, mostly in addition), `combinedHeatAndPower` (Blockheizkraftwerk: makes heat and electricity).
             * @enum {string}
             */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description Status of the energy certificate (Stand des Energieausweises): whether there is an energy certificate. One of `present` (liegt vor: its details belong in the advert), `notYetAvailable` (liegt zur Besichtigung vor: it is shown at the viewing at the latest), `notRequired` (nicht erforderlich: for monuments, for example).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            /** @description Energy certificate (Energieausweis): what the energy certificate states. */
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            /** @description Cellar (Keller): a compartment in the cellar, too. */
            hasCellar?: boolean;
            /** @description Guest toilet (Gäste-WC): a toilet beside the bathroom. */
            hasGuestToilet?: boolean;
            /** @description Fitted kitchen (Einbauküche): stays in the property. */
            hasBuiltInKitchen?: boolean;
            /** @description Garden (Garten): one that is shared, too. */
            hasGarden?: boolean;
            /** @description Balcony (Balkon): at least one. */
            hasBalcony?: boolean;
            /** @description Terrace (Terrasse): a roof terrace, too. */
            hasTerrace?: boolean;
            /** @description Loggia (Loggia): a roofed balcony within the building. */
            hasLoggia?: boolean;
            /** @description Number of balconies (Anzahl der Balkone): without terraces and loggias. */
            numberOfBalconies?: number;
            /** @description Outdoor area (Balkon- und Terrassenfläche): all balconies and terraces together. */
            outdoorArea?: number;
            /** @description Fireplace (Kamin): a wood-burning stove, too. */
            hasFireplace?: boolean;
            /** @description Storage room (Abstellraum): in the flat or in the house. */
            hasStorageRoom?: boolean;
            /** @description Air conditioning (Klimaanlage): built in. */
            hasAirConditioning?: boolean;
            /** @description Flooring (Bodenbelag): what the floors are made of. One of `tiles` (Fliesen: ceramic or stoneware), `planks` (Dielen: of solid wood), `parquet` (Parkett: real wood, glued or floating), `laminate` (Laminat: wood look on a carrier board), `vinyl` (Vinyl: also PVC and design floors), `carpet` (Teppich: fitted), `stone` (Stein: natural, such as granite or marble), `screed` (Estrich: polished, or still without a covering), `other` (sonstiger Belag: such as cork or linoleum). */
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Furnishing (Möblierung): whether furniture goes with it. One of `none` (unmöbliert: a fitted kitchen may stay nevertheless), `partly` (teilmöbliert: some pieces stay), `full` (möbliert: with all that is needed to move in).
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Barrier-free (Barrierefrei): to be reached without a step, and used in a wheelchair. */
            isAccessible?: boolean;
            /** @description Listed building (Denkmalschutz): the building is a protected monument. */
            isListed?: boolean;
            /**
             * @description Kind of house (Hausart): how it is built, and whether neighbours adjoin. One of `singleFamily` (Einfamilienhaus: detached, for one household), `midTerrace` (Reihenmittelhaus: with neighbours on both sides), `endTerrace` (Reihenendhaus: with a neighbour on one side only), `multiFamily` (Mehrfamilienhaus: with three flats or more), `bungalow` (Bungalow: everything on one level), `semiDetached` (Doppelhaushälfte: shares a wall with one neighbour), `farm` (Bauernhaus: also with outbuildings), `villa` (Villa: large and stately, with a garden), `terrace` (Reihenhaus: where it is not said whether middle or end), `twoFamily` (Zweifamilienhaus: with two self-contained flats), `townhouse` (Stadthaus: several floors, in an urban area), `countryHouse` (Landhaus: spacious, out of town), `castle` (Schloss: also a manor), `holidayHome` (Ferienhaus: not meant for living there all year), `other` (sonstiges Haus: where none of the others fits).
             * @enum {string}
             */
            houseType?: "singleFamily" | "midTerrace" | "endTerrace" | "multiFamily" | "bungalow" | "semiDetached" | "farm" | "villa" | "terrace" | "twoFamily" | "townhouse" | "countryHouse" | "castle" | "holidayHome" | "other";
            /** @description Plot area (Grundstücksfläche): as in the land register. */
            plotArea: number;
            /** @description Lodger flat (Einliegerwohnung): a second flat of its own in the house. */
            hasLodgerFlat?: boolean;
            /** @description Number of units (Anzahl der Wohneinheiten): how many dwellings the house has. */
            numberOfUnits?: number;
            /** @description Base rent (Kaltmiete): monthly, without additional costs and heating. */
            baseRent: number;
            /** @description Additional costs (Nebenkosten): monthly advance for the running costs of the building. */
            additionalCosts?: number;
            /** @description Heating costs (Heizkosten): monthly advance for heating. */
            heatingCosts?: number;
            /** @description Heating included in additional costs (Heizkosten in den Nebenkosten enthalten): whether the additional costs contain the heating costs already. */
            additionalCostsIncludeHeatingCosts?: boolean;
            /** @description Total rent (Warmmiete): monthly, with additional costs and heating. */
            totalRent?: number;
            /**
             * Format: not-blank
             * @description Deposit (Kaution): an amount or words, such as "3 Nettokaltmieten". Must not be blank.
             */
            deposit?: string;
            /** @description Parking space rent (Stellplatzmiete): monthly, for each. */
            parkingSpaceRent?: number;
            /** @description Pets (Haustiere): whether tenants may keep pets. One of `true` (erlaubt: tenants need not ask), `false` (nicht erlaubt: small animals such as hamsters are always possible), `negotiable` (nach Absprache: tenants ask first). true, false or "negotiable". */
            petsAllowed?: boolean | "negotiable";
            /** @description Suitable for sharing (WG-geeignet): suits people who share a flat. */
            isSuitableAsSharedFlat?: boolean;
            /** @description Minimum term (Mindestmietdauer): for so long, tenants do not give notice. */
            minimumTermMonths?: number;
            /**
             * Format: date
             * @description End of the fixed term (Ende der Befristung): the day on which the tenancy ends. It must lie ahead.
             * @example 2027-03-01
             */
            fixedTermUntil?: string;
        };
        HouseRentProcessingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "processing" | "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        HouseRentProcessingSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "succeeded";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "0TkW4rYx00qL7mN9pR2s",
         *       "type": "houseRent",
         *       "fields": {
         *         "title": "Doppelhaushälfte mit Garten",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "livingArea": 128,
         *         "numberOfRooms": 5,
         *         "plotArea": 310,
         *         "houseType": "semiDetached",
         *         "hasGarden": true,
         *         "hasFireplace": true,
         *         "heatingType": "heatPump",
         *         "baseRent": 1890,
         *         "fixedTermUntil": "2099-12-31"
         *       },
         *       "offerStatus": "open",
         *       "attachments": [],
         *       "processingStatus": "pending",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        HouseRentProperty: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        InBothLanguages: {
            en: string;
            de: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00iN5vI7tE9d",
         *       "email": "bernd.beispiel@example.org",
         *       "role": "member",
         *       "language": "de",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "expiresAt": "2026-11-22T09:30:00.000Z"
         *     }
         */
        Invitation: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.
             * @enum {string}
             */
            role: "owner" | "member" | "reader";
            /**
             * @description Of the mail, and of the pages that the person sees first.
             * @enum {string}
             */
            language: "de" | "en";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            expiresAt: string;
        };
        /**
         * @example {
         *       "name": "Anna Muster",
         *       "language": "de",
         *       "password": "correct horse battery staple"
         *     }
         */
        InvitationAcceptance: {
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /**
             * @description In which the person is spoken to.
             * @enum {string}
             */
            language: "de" | "en";
            /**
             * @description 10 to 200 characters, and not the e-mail address.
             * @example correct horse battery staple
             */
            password: string;
        };
        /**
         * @example {
         *       "email": "bernd.beispiel@example.org",
         *       "role": "member",
         *       "language": "de"
         *     }
         */
        InvitationDraft: {
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.
             * @enum {string}
             */
            role: "owner" | "member" | "reader";
            /**
             * @description Of the mail, and of the pages that the person sees first.
             * @enum {string}
             */
            language: "de" | "en";
        };
        /**
         * @description What is wrong; docs/errors.md says what each code means.
         * @enum {string}
         */
        IssueCode: "required" | "unknown_member" | "wrong_type" | "not_allowed" | "wrong_format" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few" | "too_many" | "repeated" | "repeated_member" | "forbidden_character" | "too_deep" | "contradiction" | "in_the_past" | "unchangeable" | "unknown_contact" | "unknown_property" | "unknown_target" | "forbidden_url" | "not_in_legacy" | "malformed_form" | "one_file" | "invalid";
        /**
         * @example {
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "type": "create",
         *       "operation": "create",
         *       "failureCode": "field_missing",
         *       "failureMessage": "The portal misses the year of construction."
         *     }
         */
        LegacyPublicationFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * @description As `type`, but tells a first publication from a later one.
             * @enum {string}
             */
            type: "create" | "update" | "delete";
            /**
             * @description As `type`, but tells a first publication from a later one.
             * @enum {string}
             */
            operation: "create" | "update" | "delete";
            /** @description What the portal calls it. */
            portalId?: string;
            /** @description Where it is to be seen. */
            publicUrl?: string;
            /**
             * @description Why it is taken down, if the client said so.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            problems?: components["schemas"]["ListingProblem"][];
        };
        /**
         * @example {
         *       "eventType": "publicationFailed",
         *       "eventPayload": {
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "type": "create",
         *         "operation": "create",
         *         "failureCode": "field_missing",
         *         "failureMessage": "The portal misses the year of construction."
         *       }
         *     }
         */
        LegacyPublicationFailedEvent: {
            /** @constant */
            eventType: "publicationFailed";
            eventPayload: components["schemas"]["LegacyPublicationFailed"];
        };
        /**
         * @example {
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "type": "create",
         *       "operation": "create"
         *     }
         */
        LegacyPublicationSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * @description As `type`, but tells a first publication from a later one.
             * @enum {string}
             */
            type: "create" | "update" | "delete";
            /**
             * @description As `type`, but tells a first publication from a later one.
             * @enum {string}
             */
            operation: "create" | "update" | "delete";
            /** @description What the portal calls it. */
            portalId?: string;
            /** @description Where it is to be seen. */
            publicUrl?: string;
            /**
             * @description Why it is taken down, if the client said so.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            /**
             * @description The advert was online already, and has become a listing; nothing was sent to the portal.
             * @constant
             */
            adopted?: true;
            /**
             * @description The portal could not be told: what `portalId` and `publicUrl` name may still be online, and has to be taken down there.
             * @constant
             */
            abandoned?: true;
        };
        /**
         * @example {
         *       "eventType": "publicationSucceeded",
         *       "eventPayload": {
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "type": "create",
         *         "operation": "create"
         *       }
         *     }
         */
        LegacyPublicationSucceededEvent: {
            /** @constant */
            eventType: "publicationSucceeded";
            eventPayload: components["schemas"]["LegacyPublicationSucceeded"];
        };
        /**
         * @example {
         *       "eventType": "requestReceived",
         *       "eventPayload": {
         *         "id": "0TkW4rYx00rQ2sT4uV6w",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "externalId": "A-2041",
         *         "prospect": {
         *           "salutation": "female",
         *           "firstName": "Erika",
         *           "lastName": "Beispiel",
         *           "email": "erika@example.org",
         *           "phone": "+49 30 23125 042",
         *           "address": {
         *             "street": "Musterweg",
         *             "streetNumber": "1",
         *             "postalCode": "10115",
         *             "city": "Berlin"
         *           }
         *         },
         *         "message": "Wann kann ich die Wohnung besichtigen?",
         *         "wishes": [
         *           "viewing"
         *         ],
         *         "preferredChannel": "email",
         *         "portal": {
         *           "name": "portal.example.org",
         *           "listingId": "325500001",
         *           "url": "https://portal.example.org/expose/325500001"
         *         },
         *         "receivedAt": "2026-11-15T09:30:00.000Z",
         *         "createdAt": "2026-11-15T09:30:00.041Z"
         *       }
         *     }
         */
        LegacyRequestCreatedEvent: {
            /** @constant */
            eventType: "requestReceived";
            eventPayload: components["schemas"]["RequestCreated"];
        };
        /**
         * @example {
         *       "eventType": "webhook.ping",
         *       "eventPayload": {
         *         "webhookId": "0TkW4rYx00gH7jK9mN1p"
         *       }
         *     }
         */
        LegacyWebhookPingEvent: {
            /** @constant */
            eventType: "webhook.ping";
            eventPayload: components["schemas"]["WebhookPing"];
        };
        Link: {
            /**
             * Format: not-blank
             * @description Title (Bezeichnung): shown on the portal as the text of the link. Must not be blank.
             */
            title: string;
            /**
             * Format: http-url
             * @description Address (Adresse): where the link leads. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Kind (Art): what is to be seen there. One of `tour` (virtueller Rundgang: through the rooms in 360 degrees), `video` (Video: a film about the property), `page` (Internetseite: more about it, such as on your homepage). A page when left out.
             * @enum {string}
             */
            kind?: "tour" | "video" | "page";
        };
        /**
         * @example {
         *       "isGood": true
         *     }
         */
        LinkCheck: {
            /** @description False: it was used, is too old, or never was. */
            isGood: boolean;
        };
        /**
         * @example {
         *       "token": "TOKEN"
         *     }
         */
        LinkCheckDraft: {
            /** @description What the link bears behind `#token=`. */
            token: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "status": "published",
         *       "portalId": "325500001",
         *       "publicUrl": "http://localhost:8090/expose/325500001",
         *       "publishedAt": "2026-11-15T09:30:01.000Z",
         *       "confirmed": true,
         *       "attempts": 1,
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:01.000Z"
         *     }
         */
        Listing: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /** @enum {string} */
            status: "pending" | "published" | "updating" | "failed" | "unpublishing";
            /** @description What the portal calls it. */
            portalId?: string;
            /** @description Where it is to be seen, as the portal says, or else the first inquiry that names it. */
            publicUrl?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            publishedAt?: string;
            /** @description False while the portal itself has not said that it shows it: a file that was handed over is online as far as we know. */
            confirmed: boolean;
            /**
             * Format: date-time
             * @description The portal does not show it (any more), as a comparison has found, although it was published: see `GET /targets/{id}/differences`.
             * @example 2026-11-15T09:30:00.000Z
             */
            missingSince?: string;
            /**
             * Format: date-time
             * @description It was handed over, and waits for the portal’s import report until then; without one, it fails (`report_missing`). Else left out.
             * @example 2026-11-15T09:30:00.000Z
             */
            reportDueAt?: string;
            /**
             * @description What has to come before it goes on: attachments of the property (it goes without those that take longer than a minute, and gets them later), access to the target, a place in the contract with the portal, or the portal’s import report. Others may be added.
             * @enum {string}
             */
            waitsFor?: "attachments" | "access" | "quota" | "report";
            /**
             * Format: date-time
             * @description Until when at the most, where there is an end to it.
             * @example 2026-11-15T09:30:00.000Z
             */
            waitsUntil?: string;
            /** @description How often the portal was spoken to about it. */
            attempts: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            nextAttemptAt?: string;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            failureMessage?: string;
            problems?: components["schemas"]["ListingProblem"][];
            /** @description What is shown otherwise than it was sent, or left out, and what the portal remarks. */
            warnings?: components["schemas"]["ListingProblem"][];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00kL9mN1pQ3r",
         *       "type": "set",
         *       "startedAt": "2026-11-15T09:30:00.012Z",
         *       "durationMs": 61,
         *       "outcome": "rejected",
         *       "failureCode": "field_missing",
         *       "failureMessage": "The street is missing. The portal wants it, and shows it only if you release the exact address.",
         *       "problems": [
         *         {
         *           "path": "/fields/address/street",
         *           "code": "field_missing",
         *           "message": "The street is missing. The portal wants it, and shows it only if you release the exact address."
         *         }
         *       ],
         *       "portalStatus": 412,
         *       "portalMessage": "ERROR_RESOURCE_VALIDATION",
         *       "portalReference": "3f0b1c52-5d8e-4a57-9d0e-2f4f6a1b7c90"
         *     }
         */
        ListingAttempt: {
            /**
             * Format: id
             * @description Unique within the listing.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /** @enum {string} */
            type: "set" | "delete";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            startedAt: string;
            durationMs?: number;
            /**
             * @description Left out while it is under way.
             * @enum {string}
             */
            outcome?: "published" | "withdrawn" | "pending" | "rejected" | "unauthorized" | "unavailable" | "unknown";
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            failureMessage?: string;
            problems?: components["schemas"]["ListingProblem"][];
            /** @description The status that the portal answered with. */
            portalStatus?: number;
            /** @description The portal’s own words. */
            portalMessage?: string;
            /** @description The number under which the portal’s support finds it. */
            portalReference?: string;
            /** @description How many calls to the portal were made for it over HTTP, of which `exchanges` shows the first and the last. One that puts several adverts online counts for each. */
            calls?: number;
            /** @description The file in which it was handed over, for portals that take files. */
            fileName?: string;
            /** @description What was sent, one after the other. */
            exchanges?: {
                method: string;
                url: string;
                status?: number;
                failureCode?: components["schemas"]["OutgoingFailure"];
                durationMs: number;
            }[];
        };
        /**
         * @example {
         *       "ok": false,
         *       "problems": [
         *         {
         *           "path": "/fields/address/street",
         *           "code": "field_missing",
         *           "message": "The street is missing. The portal wants it, and shows it only if you release the exact address."
         *         }
         *       ],
         *       "warnings": [],
         *       "targets": [
         *         {
         *           "targetId": "0TkW4rYx00tU1vW3xY5z",
         *           "ok": false,
         *           "problems": [
         *             {
         *               "path": "/fields/address/street",
         *               "code": "field_missing",
         *               "message": "The street is missing. The portal wants it, and shows it only if you release the exact address."
         *             }
         *           ],
         *           "warnings": []
         *         }
         *       ]
         *     }
         */
        ListingCheck: {
            /** @description Every portal would take it. */
            ok: boolean;
            problems: components["schemas"]["ListingProblem"][];
            /** @description It would be taken, but not quite as it stands. */
            warnings: components["schemas"]["ListingProblem"][];
            /** @description What `POST /properties`, or `PATCH`, would refuse already, with paths into the property. What portals say is about the rest then, as far as that can be told. */
            issues?: {
                path: string;
                code: components["schemas"]["IssueCode"];
                message: string;
            }[];
            /** @description With `changes`: what of the property nobody can change any more, and why, whether they name it or not. */
            unchangeable?: {
                path: string;
                code: components["schemas"]["IssueCode"];
                message: string;
            }[];
            /** @description The same by target, in the order of the request. */
            targets: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                /** @description The portal would take it. */
                ok: boolean;
                problems: components["schemas"]["ListingProblem"][];
                /** @description It would be taken, but not quite as it stands. */
                warnings: components["schemas"]["ListingProblem"][];
            }[];
        };
        /**
         * @example {
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z"
         *     }
         * @example {
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "changes": {
         *         "fields": {
         *           "baseRent": 990
         *         }
         *       },
         *       "targetIds": [
         *         "0TkW4rYx00tU1vW3xY5z"
         *       ]
         *     }
         */
        ListingCheckDraft: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /** @description With `propertyId`: a JSON merge patch, as `PATCH /properties/{id}` takes it. */
            changes?: {
                [key: string]: unknown;
            };
            /** @description Instead of `propertyId`: a property as `POST /properties` takes it. It may be incomplete: see `issues`. */
            property?: {
                [key: string]: unknown;
            };
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /** @description Instead of `targetId`: several. */
            targetIds?: string[];
        };
        /**
         * @example {
         *       "targets": [
         *         {
         *           "targetId": "0TkW4rYx00tU1vW3xY5z",
         *           "pending": 1,
         *           "published": 120,
         *           "updating": 2,
         *           "failed": 3,
         *           "unpublishing": 0
         *         }
         *       ]
         *     }
         */
        ListingCounts: {
            /** @description Every target, also one without listings. */
            targets: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                pending: number;
                published: number;
                updating: number;
                failed: number;
                unpublishing: number;
                /**
                 * Format: date-time
                 * @description When the portal was last sent one of those that are listed now.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                lastAttemptAt?: string;
            }[];
        };
        /**
         * @example {
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z"
         *     }
         */
        ListingDraft: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
        };
        /**
         * @example {
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "kind": "missing",
         *       "portalId": "325500001",
         *       "externalId": "A-2041",
         *       "failureCode": "advert_missing",
         *       "failureMessage": "The portal does not have this advert any more, and it was not taken down here. Publish it again, or end the listing."
         *     }
         */
        ListingMissing: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * @description The portal does not have it any more, or has it and does not show it.
             * @enum {string}
             */
            kind: "missing" | "deactivated";
            /** @description What the portal called it. */
            portalId?: string;
            /** @description The number under which the portal had it. */
            externalId?: string;
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "listing.missing",
         *       "eventPayload": {
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "kind": "missing",
         *         "portalId": "325500001",
         *         "externalId": "A-2041",
         *         "failureCode": "advert_missing",
         *         "failureMessage": "The portal does not have this advert any more, and it was not taken down here. Publish it again, or end the listing."
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        ListingMissingEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "listing.missing";
            eventPayload: components["schemas"]["ListingMissing"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        ListingProblem: {
            /** @description Where in the property the fault lies, as a JSON pointer. */
            path: string;
            code: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            message: string;
            /** @description The portal’s own words. */
            portalMessage?: string;
        };
        /**
         * @example {
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "from": "2026-11-01",
         *       "to": "2026-11-02",
         *       "readAt": "2026-11-03T04:12:00.000Z",
         *       "total": {
         *         "views": 61,
         *         "impressions": 1204,
         *         "contacts": 2,
         *         "bookmarks": 5,
         *         "inquiries": 2
         *       },
         *       "days": [
         *         {
         *           "day": "2026-11-01",
         *           "views": 40,
         *           "impressions": 800,
         *           "contacts": 1,
         *           "bookmarks": 3,
         *           "inquiries": 1
         *         },
         *         {
         *           "day": "2026-11-02",
         *           "views": 21,
         *           "impressions": 404,
         *           "contacts": 1,
         *           "bookmarks": 2,
         *           "inquiries": 1
         *         }
         *       ]
         *     }
         */
        ListingStatistics: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId: string;
            /**
             * Format: date
             * @description The first of the days. They are those of Central European Time.
             * @example 2027-03-01
             */
            from: string;
            /**
             * Format: date
             * @description The last of them.
             * @example 2027-03-01
             */
            to: string;
            /**
             * Format: date-time
             * @description When the portal was asked last, which is once a day, for days that are over.
             * @example 2026-11-15T09:30:00.000Z
             */
            readAt?: string;
            /** @description Of all of these days; without what the portal says nothing of. */
            total: {
                /** @description How often the advert itself was opened, as the portal says. */
                views?: number;
                /** @description How often it was seen in a list of results. */
                impressions?: number;
                /** @description How many wrote by the portal’s form, as the portal says. */
                contacts?: number;
                /** @description How many put it on their list. */
                bookmarks?: number;
                /** @description How many inquiries about it have come in here. */
                inquiries: number;
            };
            /** @description Those of which the portal has said something, or on which somebody asked; the oldest first. */
            days: {
                /**
                 * Format: date
                 * @description Must be a date such as 2026-01-31.
                 * @example 2027-03-01
                 */
                day: string;
                /** @description How often the advert itself was opened, as the portal says. */
                views?: number;
                /** @description How often it was seen in a list of results. */
                impressions?: number;
                /** @description How many wrote by the portal’s form, as the portal says. */
                contacts?: number;
                /** @description How many put it on their list. */
                bookmarks?: number;
                /** @description How many inquiries about it have come in here. */
                inquiries: number;
            }[];
        };
        /**
         * @example {
         *       "status": "accepted"
         *     }
         */
        MailedLink: {
            /** @enum {string} */
            status: "accepted";
        };
        /**
         * @example {
         *       "email": "anna.muster@example.org",
         *       "language": "de"
         *     }
         */
        MailedLinkRequest: {
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description In which the person is spoken to.
             * @enum {string}
             */
            language: "de" | "en";
        };
        /**
         * @example {
         *       "action": "publish",
         *       "kind": "missing"
         *     }
         */
        MendDraft: {
            /**
             * @description `publish`: what is listed here is published again, as it is here. `takeDown`: it is taken down from the portal. `forget`: of a `missing` one, the listing goes; any other is left as it is, and not told again. `adopt`: of an `unknown` one, a property and a listing are made, as `POST /targets/{id}/adopt` does; of a `changed` one, what is different there is taken over into its property, and nothing is sent.
             * @enum {string}
             */
            action: "publish" | "takeDown" | "forget" | "adopt";
            /**
             * @description `missing`: it should be online, and the portal does not have it, or has refused it. `deactivated`: the portal has it, and does not show it. `changed`: the portal shows another version than ours: somebody has changed it there, or ours was refused. `unconfirmed`: it was handed over, and the portal says nothing of it, although it has said something of others since. `unwanted`: it was taken down here, and the portal shows it all the same. `unknown`: the portal shows it, and it never was listed here.
             * @enum {string}
             */
            kind?: "missing" | "deactivated" | "changed" | "unconfirmed" | "unwanted" | "unknown";
            /** @description Which differences it is done about. */
            differenceIds?: string[];
            /** @description Adopts also those of which the next edit here would change or lose something at the portal, as `unread` has it. When left out, it is false. */
            acceptLosses?: boolean;
        };
        /**
         * @example {
         *       "action": "publish",
         *       "total": 1,
         *       "refused": []
         *     }
         */
        Mending: {
            /**
             * @description `publish`: what is listed here is published again, as it is here. `takeDown`: it is taken down from the portal. `forget`: of a `missing` one, the listing goes; any other is left as it is, and not told again. `adopt`: of an `unknown` one, a property and a listing are made, as `POST /targets/{id}/adopt` does; of a `changed` one, what is different there is taken over into its property, and nothing is sent.
             * @enum {string}
             */
            action: "publish" | "takeDown" | "forget" | "adopt";
            /** @description To how many it happens. */
            total: number;
            /** @description Those to which nothing happens. */
            refused: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                differenceId: string;
                /**
                 * @description `action_does_not_fit`: not with a difference of this kind. `being_mended`: something is being done about it, or was.
                 * @enum {string}
                 */
                code: "unknown_difference" | "action_does_not_fit" | "being_mended";
            }[];
        };
        /**
         * @example {
         *       "user": {
         *         "id": "0TkW4rYx00uS3rS5tU7v",
         *         "email": "anna.muster@example.org",
         *         "name": "Anna Muster",
         *         "language": "de",
         *         "role": "owner",
         *         "createdAt": "2026-11-15T09:30:00.000Z",
         *         "lastSeenAt": "2026-11-15T09:30:00.000Z"
         *       },
         *       "account": {
         *         "id": "0TkW4rYx00cD5eF7gH9j",
         *         "name": "Muster Immobilien"
         *       },
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "expiresAt": "2026-11-29T09:30:00.000Z",
         *       "apiKey": "aushang_7Gk2-shown-only-once"
         *     }
         */
        NewAccountSession: {
            user: components["schemas"]["User"];
            account: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                id: string;
                /**
                 * Format: not-blank
                 * @description Must not be blank.
                 */
                name: string;
            };
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Put off by every use, up to 90 days after signing in.
             * @example 2026-11-15T09:30:00.000Z
             */
            expiresAt: string;
            /** @description The first API key of the account. It is shown only in this answer. */
            apiKey: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00eF6gH8jK0m",
         *       "name": "nightly import",
         *       "prefix": "aushang_7Gk2",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "key": "aushang_7Gk2-shown-only-once"
         *     }
         */
        NewApiKey: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /**
             * @description The first characters of the key, to recognise it by.
             * @example aushang_7Gk2
             */
            prefix: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            lastUsedAt?: string;
            /**
             * Format: id
             * @description The person who made it, with a session or another key: it goes when they are no owner any more.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            createdBy?: string;
            /** @description The whole key. It is shown only in this answer. */
            key: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00iN5vI7tE9d",
         *       "email": "bernd.beispiel@example.org",
         *       "role": "member",
         *       "language": "de",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "expiresAt": "2026-11-22T09:30:00.000Z",
         *       "isMailed": false,
         *       "url": "https://aushang.example.org/invitation#token=shown-only-once"
         *     }
         */
        NewInvitation: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.
             * @enum {string}
             */
            role: "owner" | "member" | "reader";
            /**
             * @description Of the mail, and of the pages that the person sees first.
             * @enum {string}
             */
            language: "de" | "en";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            expiresAt: string;
            /** @description Whether the link is on its way by mail: then it is not shown here. */
            isMailed: boolean;
            /** @description The link to hand on, where no mail goes out. It is shown only in this answer, and is good once. */
            url?: string;
        };
        /**
         * @example {
         *       "accountName": "Muster Immobilien",
         *       "email": "bernd.beispiel@example.org",
         *       "role": "member",
         *       "language": "de",
         *       "expiresAt": "2026-11-22T09:30:00.000Z"
         *     }
         */
        OpenInvitation: {
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            accountName: string;
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.
             * @enum {string}
             */
            role: "owner" | "member" | "reader";
            /**
             * @description Of the mail, and of the pages that the person sees first.
             * @enum {string}
             */
            language: "de" | "en";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            expiresAt: string;
            /** @description The name of an account that somebody belongs to with this address, without having proved that it is theirs. Whoever accepts takes the address over, and ends that. */
            endsAccessTo?: string;
        };
        /** @enum {string} */
        OutgoingFailure: "blocked_address" | "invalid_url" | "invalid_request" | "dns_failed" | "connection_refused" | "connection_failed" | "tls_failed" | "timeout" | "connection_lost" | "malformed_answer" | "body_too_large" | "clock_off" | "too_many_redirects" | "aborted";
        /**
         * @example {
         *       "name": "Anna Beispiel",
         *       "language": "en"
         *     }
         */
        OwnUserPatch: {
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name?: string;
            /**
             * @description In which the person is spoken to.
             * @enum {string}
             */
            language?: "de" | "en";
            /**
             * @description 10 to 200 characters, and not the e-mail address.
             * @example correct horse battery staple
             */
            password?: string;
            /**
             * @description Needed with a new password.
             * @example correct horse battery staple
             */
            currentPassword?: string;
        };
        /**
         * @example {
         *       "password": "correct horse battery staple"
         *     }
         */
        PasswordReset: {
            /**
             * @description 10 to 200 characters, and not the e-mail address.
             * @example correct horse battery staple
             */
            password: string;
        };
        /**
         * @example {
         *       "type": "plotBuy",
         *       "fields": {
         *         "title": "Erschlossenes Baugrundstück",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "plotArea": 980,
         *         "buildingRegulation": "developmentPlan",
         *         "development": "developed",
         *         "siteCoverageIndex": 0.3,
         *         "floorSpaceIndex": 0.6,
         *         "purchasePrice": 210000,
         *         "commissionDue": false
         *       }
         *     }
         */
        PlotBuyDraft: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Plot Buy */
        PlotBuyFields: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address: components["schemas"]["PropertyAddress"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string;
            /** @description Plot area (Grundstücksfläche): as in the land register. */
            plotArea: number;
            /**
             * @description Building law (Bebaubarkeit): by what rule one may build. One of `developmentPlan` (nach Bebauungsplan: the municipality has a plan (§ 30 BauGB)), `neighbourhood` (nach Nachbarbebauung: must fit in with what is there (§ 34 BauGB)), `outerArea` (Außenbereich: built on in exceptions only (§ 35 BauGB)), `developmentExpected` (Bauerwartungsland: no right to build yet), `none` (kein Bauland: nobody may build here).
             * @enum {string}
             */
            buildingRegulation?: "developmentPlan" | "neighbourhood" | "outerArea" | "developmentExpected" | "none";
            /**
             * @description Development (Erschließung): road, water, sewage, electricity. One of `developed` (voll erschlossen: all connections are at the plot), `partlyDeveloped` (teilerschlossen: some connections are missing), `undeveloped` (unerschlossen: no connections yet).
             * @enum {string}
             */
            development?: "developed" | "partlyDeveloped" | "undeveloped";
            /** @description Recommended use (Empfohlene Nutzung): what the plot is good for. One of `futureDevelopmentLand` (Bauerwartungsland: can probably be built on later), `twinHouse` (Doppelhaus: two that share a wall), `singleFamilyHouse` (Einfamilienhaus: detached, for one household), `garage` (Garage: for vehicles only), `garden` (Garten: for leisure, without a house), `noDevelopment` (keine Bebauung: must or should be left as it is), `apartmentBuilding` (Mehrfamilienhaus: with three flats or more), `orchard` (Obstwiese: with fruit trees), `terraceHouse` (Reihenhaus: several side by side, wall to wall), `parkingSpace` (Stellplatz: for cars, caravans or boats), `villa` (Villa: a large house on much land), `forest` (Wald: also for timber). */
            recommendedUse?: ("futureDevelopmentLand" | "twinHouse" | "singleFamilyHouse" | "garage" | "garden" | "noDevelopment" | "apartmentBuilding" | "orchard" | "terraceHouse" | "parkingSpace" | "villa" | "forest")[];
            /** @description Smallest part (Kleinste Teilfläche): the smallest part that is sold or let by itself. */
            divisibleFrom?: number;
            /** @description Floor space index (Geschossflächenzahl): GFZ: how much floor space is allowed for each m² of the plot. */
            floorSpaceIndex?: number;
            /** @description Site coverage index (Grundflächenzahl): GRZ: the share of the plot that may be covered. */
            siteCoverageIndex?: number;
            /** @description Can be built on soon (Kurzfristig bebaubar): nothing stands in the way of building. */
            isShortTermBuildable?: boolean;
            /** @description Building permit (Baugenehmigung): has been granted. */
            hasBuildingPermission?: boolean;
            /** @description Purchase price (Kaufpreis): without taxes and fees; needed unless it is on request. Required unless purchasePriceOnRequest is true, or a plot has purchasePricePerSquareMetre. */
            purchasePrice?: number;
            /** @description Price on request (Preis auf Anfrage): the price is not shown. */
            purchasePriceOnRequest?: boolean;
            /** @description Price per square metre (Quadratmeterpreis): in place of a price for the whole. Instead of purchasePrice. */
            purchasePricePerSquareMetre?: number;
            /** @description Leasehold (Erbbaurecht): the plot stays somebody else’s, who gets a rent for it. */
            isLeasehold?: boolean;
            /**
             * Format: date
             * @description End of the leasehold (Ende des Erbbaurechts): the last day, as the land register states it. Only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string;
            /** @description Ground rent (Erbbauzins): yearly, for the plot. Only with isLeasehold. */
            groundRent?: number;
        };
        PlotBuyProcessingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "processing" | "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        PlotBuyProcessingSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "succeeded";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "0TkW4rYx00qL7mN9pR2s",
         *       "type": "plotBuy",
         *       "fields": {
         *         "title": "Erschlossenes Baugrundstück",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "plotArea": 980,
         *         "buildingRegulation": "developmentPlan",
         *         "development": "developed",
         *         "siteCoverageIndex": 0.3,
         *         "floorSpaceIndex": 0.6,
         *         "purchasePrice": 210000,
         *         "commissionDue": false
         *       },
         *       "offerStatus": "open",
         *       "attachments": [],
         *       "processingStatus": "pending",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PlotBuyProperty: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "type": "plotRent",
         *       "fields": {
         *         "title": "Gartenland am Stadtrand",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "plotArea": 450,
         *         "recommendedUse": [
         *           "garden",
         *           "orchard"
         *         ],
         *         "baseRent": 600,
         *         "leaseInterval": "year"
         *       }
         *     }
         */
        PlotRentDraft: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Plot Rent */
        PlotRentFields: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address: components["schemas"]["PropertyAddress"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string;
            /** @description Plot area (Grundstücksfläche): as in the land register. */
            plotArea: number;
            /**
             * @description Building law (Bebaubarkeit): by what rule one may build. One of `developmentPlan` (nach Bebauungsplan: the municipality has a plan (§ 30 BauGB)), `neighbourhood` (nach Nachbarbebauung: must fit in with what is there (§ 34 BauGB)), `outerArea` (Außenbereich: built on in exceptions only (§ 35 BauGB)), `developmentExpected` (Bauerwartungsland: no right to build yet), `none` (kein Bauland: nobody may build here).
             * @enum {string}
             */
            buildingRegulation?: "developmentPlan" | "neighbourhood" | "outerArea" | "developmentExpected" | "none";
            /**
             * @description Development (Erschließung): road, water, sewage, electricity. One of `developed` (voll erschlossen: all connections are at the plot), `partlyDeveloped` (teilerschlossen: some connections are missing), `undeveloped` (unerschlossen: no connections yet).
             * @enum {string}
             */
            development?: "developed" | "partlyDeveloped" | "undeveloped";
            /** @description Recommended use (Empfohlene Nutzung): what the plot is good for. One of `futureDevelopmentLand` (Bauerwartungsland: can probably be built on later), `twinHouse` (Doppelhaus: two that share a wall), `singleFamilyHouse` (Einfamilienhaus: detached, for one household), `garage` (Garage: for vehicles only), `garden` (Garten: for leisure, without a house), `noDevelopment` (keine Bebauung: must or should be left as it is), `apartmentBuilding` (Mehrfamilienhaus: with three flats or more), `orchard` (Obstwiese: with fruit trees), `terraceHouse` (Reihenhaus: several side by side, wall to wall), `parkingSpace` (Stellplatz: for cars, caravans or boats), `villa` (Villa: a large house on much land), `forest` (Wald: also for timber). */
            recommendedUse?: ("futureDevelopmentLand" | "twinHouse" | "singleFamilyHouse" | "garage" | "garden" | "noDevelopment" | "apartmentBuilding" | "orchard" | "terraceHouse" | "parkingSpace" | "villa" | "forest")[];
            /** @description Smallest part (Kleinste Teilfläche): the smallest part that is sold or let by itself. */
            divisibleFrom?: number;
            /** @description Floor space index (Geschossflächenzahl): GFZ: how much floor space is allowed for each m² of the plot. */
            floorSpaceIndex?: number;
            /** @description Site coverage index (Grundflächenzahl): GRZ: the share of the plot that may be covered. */
            siteCoverageIndex?: number;
            /** @description Can be built on soon (Kurzfristig bebaubar): nothing stands in the way of building. */
            isShortTermBuildable?: boolean;
            /** @description Building permit (Baugenehmigung): has been granted. */
            hasBuildingPermission?: boolean;
            /** @description Rent (Pacht): for each interval of payment. */
            baseRent: number;
            /**
             * @description Interval of rent (Mietzeitraum): what the rent is paid for. One of `day` (pro Tag: such as for events), `week` (pro Woche: such as for a building site), `month` (pro Monat: usual for parking and storage), `year` (pro Jahr: usual for gardens and farmland). Of what is let. Without it: a month.
             * @enum {string}
             */
            rentInterval?: "day" | "week" | "month" | "year";
            /**
             * @description Interval of lease (Pachtzeitraum): what the rent of a lease is paid for. One of `day` (pro Tag: such as for events), `week` (pro Woche: such as for a building site), `month` (pro Monat: usual for parking and storage), `year` (pro Jahr: usual for gardens and farmland).
             * @enum {string}
             */
            leaseInterval?: "day" | "week" | "month" | "year";
        };
        PlotRentProcessingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "processing" | "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        PlotRentProcessingSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "succeeded";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "0TkW4rYx00qL7mN9pR2s",
         *       "type": "plotRent",
         *       "fields": {
         *         "title": "Gartenland am Stadtrand",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte"
         *         },
         *         "plotArea": 450,
         *         "recommendedUse": [
         *           "garden",
         *           "orchard"
         *         ],
         *         "baseRent": 600,
         *         "leaseInterval": "year"
         *       },
         *       "offerStatus": "open",
         *       "attachments": [],
         *       "processingStatus": "pending",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PlotRentProperty: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        Property: components["schemas"]["ApartmentRentProperty"] | components["schemas"]["ApartmentBuyProperty"] | components["schemas"]["HouseRentProperty"] | components["schemas"]["HouseBuyProperty"] | components["schemas"]["PlotRentProperty"] | components["schemas"]["PlotBuyProperty"];
        PropertyAddress: {
            /**
             * Format: not-blank
             * @description Street (Straße): without the house number. Must not be blank.
             */
            street?: string;
            /**
             * Format: not-blank
             * @description House number (Hausnummer): with its suffix, such as 12 a. Must not be blank.
             */
            streetNumber?: string;
            /**
             * Format: not-blank
             * @description Postal code (Postleitzahl): five digits in Germany. Must not be blank.
             */
            postalCode: string;
            /**
             * Format: not-blank
             * @description City (Ort): town or municipality. Must not be blank.
             */
            city: string;
            /**
             * Format: not-blank
             * @description District (Ortsteil): part of the city, such as Prenzlauer Berg. Must not be blank.
             */
            district?: string;
            /**
             * Format: not-blank
             * @description Region (Region): state, canton or province. Must not be blank.
             */
            region?: string;
            /**
             * Format: country-code
             * @description Country (Land): Germany unless something else is said. A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
             * @example DE
             */
            country?: string;
            /** @description Latitude (Geografische Breite): in decimal degrees (WGS 84), together with the longitude. */
            latitude?: number;
            /** @description Longitude (Geografische Länge): in decimal degrees (WGS 84), together with the latitude. */
            longitude?: number;
            /** @description Consent to show the exact address (Freigabe der genauen Adresse): whether portals may show street, house number and position. When left out, it is false. */
            publish?: boolean;
        };
        PropertyAddressPatch: {
            /**
             * Format: not-blank
             * @description Street (Straße): without the house number. Must not be blank.
             */
            street?: string | null;
            /**
             * Format: not-blank
             * @description House number (Hausnummer): with its suffix, such as 12 a. Must not be blank.
             */
            streetNumber?: string | null;
            /**
             * Format: not-blank
             * @description Postal code (Postleitzahl): five digits in Germany. Must not be blank.
             */
            postalCode?: string;
            /**
             * Format: not-blank
             * @description City (Ort): town or municipality. Must not be blank.
             */
            city?: string;
            /**
             * Format: not-blank
             * @description District (Ortsteil): part of the city, such as Prenzlauer Berg. Must not be blank.
             */
            district?: string | null;
            /**
             * Format: not-blank
             * @description Region (Region): state, canton or province. Must not be blank.
             */
            region?: string | null;
            /**
             * Format: country-code
             * @description Country (Land): Germany unless something else is said. A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
             * @example DE
             */
            country?: string | null;
            /** @description Latitude (Geografische Breite): in decimal degrees (WGS 84), together with the longitude. */
            latitude?: number | null;
            /** @description Longitude (Geografische Länge): in decimal degrees (WGS 84), together with the latitude. */
            longitude?: number | null;
            /** @description Consent to show the exact address (Freigabe der genauen Adresse): whether portals may show street, house number and position. When left out, it is false. */
            publish?: boolean | null;
        };
        PropertyDraft: components["schemas"]["ApartmentRentDraft"] | components["schemas"]["ApartmentBuyDraft"] | components["schemas"]["HouseRentDraft"] | components["schemas"]["HouseBuyDraft"] | components["schemas"]["PlotRentDraft"] | components["schemas"]["PlotBuyDraft"];
        /** @description Of those that the type of the property has. */
        PropertyFieldsPatch: {
            /**
             * Format: not-blank
             * @description Title (Überschrift): what portals show in their lists. Must not be blank.
             */
            title?: string;
            /** @description Address (Adresse): portals show street and number only with your consent. */
            address?: components["schemas"]["PropertyAddressPatch"];
            /** @description Description (Objektbeschreibung): the property as a whole. */
            description?: string | null;
            /** @description Description of the location (Lagebeschreibung): surroundings, traffic, schools, shops. */
            locationDescription?: string | null;
            /** @description Description of the equipment (Ausstattungsbeschreibung): bathroom, kitchen, floors, technology. */
            furnishingDescription?: string | null;
            /** @description Other notes (Sonstiges): whatever else matters. */
            miscellaneousDescription?: string | null;
            /**
             * Format: not-blank
             * @description Availability (Verfügbarkeit): from when: a date, or words such as "sofort". Must not be blank.
             */
            availableFrom?: string | null;
            /** @description Commission due (Provisionspflichtig): whether the prospect pays the agency a commission. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean | null;
            /**
             * Format: not-blank
             * @description Commission (Provision): what the prospect pays, such as "3,57 % inkl. MwSt.". Only where something is due.
             */
            commission?: string | null;
            /** @description Note on the commission (Provisionshinweis): when and by whom it is to be paid. */
            commissionDescription?: string | null;
            /** @description Commission includes VAT (Provision inklusive Mehrwertsteuer): whether it is in the commission already. */
            commissionIncludesVat?: boolean | null;
            /**
             * Format: not-blank
             * @description Seller’s commission (Verkäuferprovision): what the seller or landlord pays. Must not be blank.
             */
            commissionSeller?: string | null;
            /** @description Living area (Wohnfläche): as a rule by the Wohnflächenverordnung. */
            livingArea?: number;
            /** @description Number of rooms (Zimmerzahl): without kitchen and bathroom; half rooms count 0.5. */
            numberOfRooms?: number;
            /** @description Usable area (Nutzfläche): beside the living area, such as a cellar. */
            usableArea?: number | null;
            /** @description Number of bedrooms (Anzahl der Schlafzimmer): contained in the number of rooms. */
            numberOfBedrooms?: number | null;
            /** @description Number of bathrooms (Anzahl der Badezimmer): without the guest toilet. */
            numberOfBathrooms?: number | null;
            /** @description Number of floors (Etagenzahl): of the whole building. */
            numberOfFloors?: number | null;
            /** @description Number of parking spaces (Anzahl der Stellplätze): those that go with the property. */
            numberOfParkingSpaces?: number | null;
            /**
             * @description Kind of parking space (Stellplatzart): where the car stands. One of `garage` (Garage: lockable, for one car), `undergroundGarage` (Tiefgarage: below the building, shared with others), `carport` (Carport: a roof without walls or a door), `outdoor` (Außenstellplatz: without a roof), `carPark` (Parkhaus: on several levels, public or private), `duplex` (Duplexgarage: two cars, one above the other).
             * @enum {string|null}
             */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex" | null;
            /**
             * @description Condition (Zustand): in which the property is handed over. One of `firstTimeUse` (Erstbezug: newly built, nobody has lived there), `firstTimeUseAfterRefurbishment` (Erstbezug nach Sanierung: nobody has lived there since), `mint` (neuwertig: few years old, hardly a sign of use), `refurbished` (saniert: damage to the building was mended), `modernised` (modernisiert: technology and equipment were renewed), `renovated` (vollständig renoviert: walls, floors and ceilings were renewed throughout), `wellKept` (gepflegt: in good order, without major defects), `requiresRenovation` (renovierungsbedürftig: walls and floors have to be done), `requiresRefurbishment` (sanierungsbedürftig: technology or structure have to be renewed, too), `shell` (Rohbau: walls and roof stand, the interior is missing), `negotiable` (nach Vereinbarung: what is still done before the handover), `demolitionReady` (abbruchreif: the building cannot be used any more).
             * @enum {string|null}
             */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady" | null;
            /**
             * @description Interior quality (Qualität der Ausstattung): how good bathrooms, floors and doors are. One of `simple` (einfach: functional, without extras), `standard` (normal: up to date and solid), `high` (gehoben: good floors, bathrooms and doors), `luxury` (luxuriös: fine materials, made to measure).
             * @enum {string|null}
             */
            interiorQuality?: "simple" | "standard" | "high" | "luxury" | null;
            /** @description Year of construction (Baujahr): the year in which it was completed. */
            constructionYear?: number | null;
            /** @description Year of construction unknown (Baujahr unbekannt): counts as an answer where the year is asked for. */
            constructionYearUnknown?: boolean | null;
            /**
             * @description Construction phase (Bauphase): how far a new building has come. One of `projected` (projektiert: building has not begun), `underConstruction` (im Bau: begun, not ready to move in yet), `completed` (fertiggestellt: ready to move in).
             * @enum {string|null}
             */
            constructionPhase?: "projected" | "underConstruction" | "completed" | null;
            /** @description Last refurbishment (Letzte Modernisierung): the year in which it was finished. */
            lastRefurbished?: number | null;
            /**
             * @description Heating (Heizungsart): with what, or from where, the rooms get warm. One of `stove` (Ofenheizung: single ones in the rooms), `floor` (Etagenheizung: each flat has a boiler of its own), `central` (Zentralheizung: one boiler for the whole building), `district` (Fernwärme: heat from a plant of the city), `underfloor` (Fußbodenheizung: pipes under the floor), `heatPump` (Wärmepumpe: uses the heat of air, water or soil), `gas` (Gasheizung: with natural or liquid gas), `oil` (Ölheizung: with heating oil from a tank), `electric` (Elektroheizung: directly, without storage), `nightStorage` (Nachtspeicherheizung: charged with electricity at night), `pellet` (Pelletheizung: burns pressed wood shavings), `solar` (Solarheizung: collectors on the roof, mostly in addition), `combinedHeatAndPower` (Blockheizkraftwerk: makes heat and electricity).
             * @enum {string|null}
             */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower" | null;
            /**
             * @description Status of the energy certificate (Stand des Energieausweises): whether there is an energy certificate. One of `present` (liegt vor: its details belong in the advert), `notYetAvailable` (liegt zur Besichtigung vor: it is shown at the viewing at the latest), `notRequired` (nicht erforderlich: for monuments, for example).
             * @enum {string|null}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired" | null;
            /** @description Energy certificate (Energieausweis): what the energy certificate states. */
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificatePatch"] | null;
            /** @description Cellar (Keller): a compartment in the cellar, too. */
            hasCellar?: boolean | null;
            /** @description Guest toilet (Gäste-WC): a toilet beside the bathroom. */
            hasGuestToilet?: boolean | null;
            /** @description Fitted kitchen (Einbauküche): stays in the property. */
            hasBuiltInKitchen?: boolean | null;
            /** @description Garden (Garten): one that is shared, too. */
            hasGarden?: boolean | null;
            /** @description Balcony (Balkon): at least one. */
            hasBalcony?: boolean | null;
            /** @description Terrace (Terrasse): a roof terrace, too. */
            hasTerrace?: boolean | null;
            /** @description Loggia (Loggia): a roofed balcony within the building. */
            hasLoggia?: boolean | null;
            /** @description Number of balconies (Anzahl der Balkone): without terraces and loggias. */
            numberOfBalconies?: number | null;
            /** @description Outdoor area (Balkon- und Terrassenfläche): all balconies and terraces together. */
            outdoorArea?: number | null;
            /** @description Fireplace (Kamin): a wood-burning stove, too. */
            hasFireplace?: boolean | null;
            /** @description Storage room (Abstellraum): in the flat or in the house. */
            hasStorageRoom?: boolean | null;
            /** @description Air conditioning (Klimaanlage): built in. */
            hasAirConditioning?: boolean | null;
            /** @description Flooring (Bodenbelag): what the floors are made of. One of `tiles` (Fliesen: ceramic or stoneware), `planks` (Dielen: of solid wood), `parquet` (Parkett: real wood, glued or floating), `laminate` (Laminat: wood look on a carrier board), `vinyl` (Vinyl: also PVC and design floors), `carpet` (Teppich: fitted), `stone` (Stein: natural, such as granite or marble), `screed` (Estrich: polished, or still without a covering), `other` (sonstiger Belag: such as cork or linoleum). */
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[] | null;
            /**
             * @description Furnishing (Möblierung): whether furniture goes with it. One of `none` (unmöbliert: a fitted kitchen may stay nevertheless), `partly` (teilmöbliert: some pieces stay), `full` (möbliert: with all that is needed to move in).
             * @enum {string|null}
             */
            furnishing?: "none" | "partly" | "full" | null;
            /** @description Barrier-free (Barrierefrei): to be reached without a step, and used in a wheelchair. */
            isAccessible?: boolean | null;
            /** @description Listed building (Denkmalschutz): the building is a protected monument. */
            isListed?: boolean | null;
            /**
             * @description Kind of flat (Wohnungsart): where it lies in the building, or how it is laid out. One of `apartment` (Apartment: small, often one room with a kitchenette), `attic` (Dachgeschosswohnung: directly under the roof, mostly with sloping ceilings), `maisonette` (Maisonettewohnung: on several floors), `penthouse` (Penthouse: top floor with a roof terrace), `loft` (Loft: also a studio or an atelier), `terrace` (Terrassenwohnung: with a paved place to sit of its own), `lowerGroundFloor` (Souterrainwohnung: partly below the ground), `groundFloor` (Erdgeschosswohnung: at street level, often with a garden), `upperGroundFloor` (Hochparterre: a few steps above the ground), `floor` (Etagenwohnung: on one floor of a building with several flats), `other` (sonstige Wohnung: where none of the others fits).
             * @enum {string|null}
             */
            apartmentType?: "apartment" | "attic" | "maisonette" | "penthouse" | "loft" | "terrace" | "lowerGroundFloor" | "groundFloor" | "upperGroundFloor" | "floor" | "other" | null;
            /** @description Floor (Etage): 0 is the ground floor, −1 the basement. */
            floor?: number | null;
            /** @description Lift (Aufzug): for persons, in the building. */
            hasLift?: boolean | null;
            /** @description Eligibility certificate required (Wohnberechtigungsschein erforderlich): only for tenants with a certificate of eligibility (Wohnberechtigungsschein). */
            requiresWBS?: boolean | null;
            /** @description Base rent (Kaltmiete): monthly, without additional costs and heating. */
            baseRent?: number;
            /** @description Additional costs (Nebenkosten): monthly advance for the running costs of the building. */
            additionalCosts?: number | null;
            /** @description Heating costs (Heizkosten): monthly advance for heating. */
            heatingCosts?: number | null;
            /** @description Heating included in additional costs (Heizkosten in den Nebenkosten enthalten): whether the additional costs contain the heating costs already. */
            additionalCostsIncludeHeatingCosts?: boolean | null;
            /** @description Total rent (Warmmiete): monthly, with additional costs and heating. */
            totalRent?: number | null;
            /**
             * Format: not-blank
             * @description Deposit (Kaution): an amount or words, such as "3 Nettokaltmieten". Must not be blank.
             */
            deposit?: string | null;
            /** @description Parking space rent (Stellplatzmiete): monthly, for each. */
            parkingSpaceRent?: number | null;
            /** @description Pets (Haustiere): whether tenants may keep pets. One of `true` (erlaubt: tenants need not ask), `false` (nicht erlaubt: small animals such as hamsters are always possible), `negotiable` (nach Absprache: tenants ask first). */
            petsAllowed?: (boolean | "negotiable") | null;
            /** @description Suitable for sharing (WG-geeignet): suits people who share a flat. */
            isSuitableAsSharedFlat?: boolean | null;
            /** @description Minimum term (Mindestmietdauer): for so long, tenants do not give notice. */
            minimumTermMonths?: number | null;
            /**
             * Format: date
             * @description End of the fixed term (Ende der Befristung): the day on which the tenancy ends. It must lie ahead.
             * @example 2027-03-01
             */
            fixedTermUntil?: string | null;
            /** @description Purchase price (Kaufpreis): without taxes and fees; needed unless it is on request. Required unless purchasePriceOnRequest is true, or a plot has purchasePricePerSquareMetre. */
            purchasePrice?: number | null;
            /** @description Price on request (Preis auf Anfrage): the price is not shown. */
            purchasePriceOnRequest?: boolean | null;
            /** @description Leasehold (Erbbaurecht): the plot stays somebody else’s, who gets a rent for it. */
            isLeasehold?: boolean | null;
            /**
             * Format: date
             * @description End of the leasehold (Ende des Erbbaurechts): the last day, as the land register states it. Only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string | null;
            /** @description Ground rent (Erbbauzins): yearly, for the plot. Only with isLeasehold. */
            groundRent?: number | null;
            /** @description Parking space price (Stellplatzpreis): for each, on top of the purchase price. */
            parkingSpacePurchasePrice?: number | null;
            /** @description Rented out (Vermietet): whether it is sold with a tenant. */
            isRented?: boolean | null;
            /** @description Rental income (Mieteinnahmen): what actually comes in each month. */
            monthlyRentalIncome?: number | null;
            /** @description Suitable as a holiday home (Als Ferienimmobilie geeignet): may be used for holidays. */
            isSuitableAsHolidayHome?: boolean | null;
            /** @description Condo fee (Hausgeld): monthly, to the owners’ association. */
            condoFee?: number | null;
            /**
             * @description Kind of house (Hausart): how it is built, and whether neighbours adjoin. One of `singleFamily` (Einfamilienhaus: detached, for one household), `midTerrace` (Reihenmittelhaus: with neighbours on both sides), `endTerrace` (Reihenendhaus: with a neighbour on one side only), `multiFamily` (Mehrfamilienhaus: with three flats or more), `bungalow` (Bungalow: everything on one level), `semiDetached` (Doppelhaushälfte: shares a wall with one neighbour), `farm` (Bauernhaus: also with outbuildings), `villa` (Villa: large and stately, with a garden), `terrace` (Reihenhaus: where it is not said whether middle or end), `twoFamily` (Zweifamilienhaus: with two self-contained flats), `townhouse` (Stadthaus: several floors, in an urban area), `countryHouse` (Landhaus: spacious, out of town), `castle` (Schloss: also a manor), `holidayHome` (Ferienhaus: not meant for living there all year), `other` (sonstiges Haus: where none of the others fits).
             * @enum {string|null}
             */
            houseType?: "singleFamily" | "midTerrace" | "endTerrace" | "multiFamily" | "bungalow" | "semiDetached" | "farm" | "villa" | "terrace" | "twoFamily" | "townhouse" | "countryHouse" | "castle" | "holidayHome" | "other" | null;
            /** @description Plot area (Grundstücksfläche): as in the land register. */
            plotArea?: number;
            /** @description Lodger flat (Einliegerwohnung): a second flat of its own in the house. */
            hasLodgerFlat?: boolean | null;
            /** @description Number of units (Anzahl der Wohneinheiten): how many dwellings the house has. */
            numberOfUnits?: number | null;
            /**
             * @description Building law (Bebaubarkeit): by what rule one may build. One of `developmentPlan` (nach Bebauungsplan: the municipality has a plan (§ 30 BauGB)), `neighbourhood` (nach Nachbarbebauung: must fit in with what is there (§ 34 BauGB)), `outerArea` (Außenbereich: built on in exceptions only (§ 35 BauGB)), `developmentExpected` (Bauerwartungsland: no right to build yet), `none` (kein Bauland: nobody may build here).
             * @enum {string|null}
             */
            buildingRegulation?: "developmentPlan" | "neighbourhood" | "outerArea" | "developmentExpected" | "none" | null;
            /**
             * @description Development (Erschließung): road, water, sewage, electricity. One of `developed` (voll erschlossen: all connections are at the plot), `partlyDeveloped` (teilerschlossen: some connections are missing), `undeveloped` (unerschlossen: no connections yet).
             * @enum {string|null}
             */
            development?: "developed" | "partlyDeveloped" | "undeveloped" | null;
            /** @description Recommended use (Empfohlene Nutzung): what the plot is good for. One of `futureDevelopmentLand` (Bauerwartungsland: can probably be built on later), `twinHouse` (Doppelhaus: two that share a wall), `singleFamilyHouse` (Einfamilienhaus: detached, for one household), `garage` (Garage: for vehicles only), `garden` (Garten: for leisure, without a house), `noDevelopment` (keine Bebauung: must or should be left as it is), `apartmentBuilding` (Mehrfamilienhaus: with three flats or more), `orchard` (Obstwiese: with fruit trees), `terraceHouse` (Reihenhaus: several side by side, wall to wall), `parkingSpace` (Stellplatz: for cars, caravans or boats), `villa` (Villa: a large house on much land), `forest` (Wald: also for timber). */
            recommendedUse?: ("futureDevelopmentLand" | "twinHouse" | "singleFamilyHouse" | "garage" | "garden" | "noDevelopment" | "apartmentBuilding" | "orchard" | "terraceHouse" | "parkingSpace" | "villa" | "forest")[] | null;
            /** @description Smallest part (Kleinste Teilfläche): the smallest part that is sold or let by itself. */
            divisibleFrom?: number | null;
            /** @description Floor space index (Geschossflächenzahl): GFZ: how much floor space is allowed for each m² of the plot. */
            floorSpaceIndex?: number | null;
            /** @description Site coverage index (Grundflächenzahl): GRZ: the share of the plot that may be covered. */
            siteCoverageIndex?: number | null;
            /** @description Can be built on soon (Kurzfristig bebaubar): nothing stands in the way of building. */
            isShortTermBuildable?: boolean | null;
            /** @description Building permit (Baugenehmigung): has been granted. */
            hasBuildingPermission?: boolean | null;
            /**
             * @description Interval of rent (Mietzeitraum): what the rent is paid for. One of `day` (pro Tag: such as for events), `week` (pro Woche: such as for a building site), `month` (pro Monat: usual for parking and storage), `year` (pro Jahr: usual for gardens and farmland). Of what is let. Without it: a month.
             * @enum {string|null}
             */
            rentInterval?: "day" | "week" | "month" | "year" | null;
            /**
             * @description Interval of lease (Pachtzeitraum): what the rent of a lease is paid for. One of `day` (pro Tag: such as for events), `week` (pro Woche: such as for a building site), `month` (pro Monat: usual for parking and storage), `year` (pro Jahr: usual for gardens and farmland).
             * @enum {string|null}
             */
            leaseInterval?: "day" | "week" | "month" | "year" | null;
            /** @description Price per square metre (Quadratmeterpreis): in place of a price for the whole. Instead of purchasePrice. */
            purchasePricePerSquareMetre?: number | null;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "type": "apartmentRent",
         *       "externalId": "WHG-2041",
         *       "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *       "price": 1250,
         *       "area": 78.5,
         *       "city": "Berlin",
         *       "titlePictureId": "0TkW4rYx00vU5wX8yZ1a",
         *       "offerStatus": "open",
         *       "processingStatus": "succeeded",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z",
         *       "listings": [
         *         {
         *           "id": "0TkW4rYx00bC4dE6fG8h",
         *           "targetId": "0TkW4rYx00tU1vW3xY5z",
         *           "status": "published",
         *           "confirmed": true,
         *           "portalId": "325500001",
         *           "publishedAt": "2026-11-15T09:30:01.000Z",
         *           "updatedAt": "2026-11-15T09:30:01.000Z"
         *         }
         *       ]
         *     }
         */
        PropertyOverview: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /** @enum {string} */
            type: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId: string;
            title: string;
            /** @description Rent or purchase price, in euros; left out when on request. */
            price?: number;
            /** @description Living area, or that of the plot, in m². */
            area: number;
            city: string;
            /**
             * Format: id
             * @description The attachment that portals show first; `GET /properties/{id}/attachments/{attachmentId}/thumbnail` has it small.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            titlePictureId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /**
             * @description A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @enum {string} */
            processingStatus: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description It is being taken down everywhere, and is deleted then. Else left out. */
            isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
            listings: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                id: string;
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                targetId: string;
                /** @enum {string} */
                status: "pending" | "published" | "updating" | "failed" | "unpublishing";
                /** @description What the portal calls it. */
                portalId?: string;
                /** @description Where it is to be seen, as the portal says, or else the first inquiry that names it. */
                publicUrl?: string;
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                publishedAt?: string;
                /** @description False while the portal itself has not said that it shows it: a file that was handed over is online as far as we know. */
                confirmed: boolean;
                /**
                 * Format: date-time
                 * @description The portal does not show it (any more), as a comparison has found, although it was published: see `GET /targets/{id}/differences`.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                missingSince?: string;
                /**
                 * Format: date-time
                 * @description It was handed over, and waits for the portal’s import report until then; without one, it fails (`report_missing`). Else left out.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                reportDueAt?: string;
                /**
                 * @description What has to come before it goes on: attachments of the property (it goes without those that take longer than a minute, and gets them later), access to the target, a place in the contract with the portal, or the portal’s import report. Others may be added.
                 * @enum {string}
                 */
                waitsFor?: "attachments" | "access" | "quota" | "report";
                /**
                 * Format: date-time
                 * @description Until when at the most, where there is an end to it.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                waitsUntil?: string;
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                nextAttemptAt?: string;
                failureCode?: components["schemas"]["FailureCode"];
                /** @description For the agent to read, in the language of the answer. */
                failureMessage?: string;
                problems?: components["schemas"]["ListingProblem"][];
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                updatedAt: string;
            }[];
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "fields": {
         *         "baseRent": 1290,
         *         "deposit": null
         *       }
         *     }
         */
        PropertyPatch: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. One of `apartmentRent` (Wohnung zur Miete: also furnished or for a limited time), `apartmentBuy` (Wohnung zum Kauf: also rented out or under construction), `houseRent` (Haus zur Miete: the whole of it, not only a floor), `houseBuy` (Haus zum Kauf: with its plot, or as a leasehold), `plotRent` (Grundstück zur Pacht: such as a garden, a field or a storage area), `plotBuy` (Grundstück zum Kauf: without a building, or with one to be torn down).
             * @enum {string}
             */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentReplacement"][] | null;
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string | null;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][] | null;
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string|null}
             */
            offerStatus?: "open" | "reserved" | "closed" | null;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /** @enum {string} */
            readonly processingStatus?: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            readonly failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            readonly isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
            fields?: components["schemas"]["PropertyFieldsPatch"];
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "WHG-2041",
         *       "type": "apartmentRent",
         *       "fields": {
         *         "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte",
         *           "publish": true
         *         },
         *         "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *         "livingArea": 84.5,
         *         "numberOfRooms": 3,
         *         "floor": 2,
         *         "apartmentType": "floor",
         *         "condition": "wellKept",
         *         "constructionYear": 1912,
         *         "heatingType": "central",
         *         "energyCertificateStatus": "present",
         *         "residentialEnergyCertificate": {
         *           "type": "consumption",
         *           "energySource": "gas",
         *           "furtherEnergySources": [
         *             "solar"
         *           ],
         *           "energyConsumption": 112.4,
         *           "energyClass": "D",
         *           "warmWaterIncluded": true,
         *           "issuedOn": "2022-04-01"
         *         },
         *         "hasBalcony": true,
         *         "outdoorArea": 6.5,
         *         "hasStorageRoom": true,
         *         "flooring": [
         *           "parquet",
         *           "tiles"
         *         ],
         *         "furnishing": "none",
         *         "hasCellar": true,
         *         "baseRent": 1250,
         *         "additionalCosts": 210,
         *         "heatingCosts": 95,
         *         "totalRent": 1555,
         *         "deposit": "3 Nettokaltmieten",
         *         "petsAllowed": "negotiable",
         *         "minimumTermMonths": 12,
         *         "availableFrom": "01.03.2027"
         *       },
         *       "links": [
         *         {
         *           "title": "Rundgang",
         *           "url": "https://example.org/rundgang/2041",
         *           "kind": "tour"
         *         }
         *       ],
         *       "offerStatus": "open",
         *       "attachments": [
         *         {
         *           "id": "0TkW4rYx00vU5wX8yZ1a",
         *           "url": "https://example.org/pictures/wohnzimmer.jpg",
         *           "title": "Wohnzimmer",
         *           "status": "pending"
         *         },
         *         {
         *           "id": "0TkW4rYx00vU5wX8yZ1a",
         *           "url": "https://example.org/pictures/grundriss.png",
         *           "title": "Grundriss",
         *           "isFloorPlan": true,
         *           "status": "pending"
         *         }
         *       ],
         *       "processingStatus": "failed",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z",
         *       "failureCode": "attachment_not_found",
         *       "failureMessage": "Attachment 1 (1.jpg) cannot be used. No file can be found at its address. Check the address, or upload the file."
         *     }
         */
        PropertyProcessingFailed: components["schemas"]["ApartmentRentProcessingFailed"] | components["schemas"]["ApartmentBuyProcessingFailed"] | components["schemas"]["HouseRentProcessingFailed"] | components["schemas"]["HouseBuyProcessingFailed"] | components["schemas"]["PlotRentProcessingFailed"] | components["schemas"]["PlotBuyProcessingFailed"];
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "property.processing_failed",
         *       "eventPayload": {
         *         "id": "0TkW4rYx00qL7mN9pR2s",
         *         "externalId": "WHG-2041",
         *         "type": "apartmentRent",
         *         "fields": {
         *           "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *           "address": {
         *             "street": "Musterstraße",
         *             "streetNumber": "12",
         *             "postalCode": "10115",
         *             "city": "Berlin",
         *             "district": "Mitte",
         *             "publish": true
         *           },
         *           "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *           "livingArea": 84.5,
         *           "numberOfRooms": 3,
         *           "floor": 2,
         *           "apartmentType": "floor",
         *           "condition": "wellKept",
         *           "constructionYear": 1912,
         *           "heatingType": "central",
         *           "energyCertificateStatus": "present",
         *           "residentialEnergyCertificate": {
         *             "type": "consumption",
         *             "energySource": "gas",
         *             "furtherEnergySources": [
         *               "solar"
         *             ],
         *             "energyConsumption": 112.4,
         *             "energyClass": "D",
         *             "warmWaterIncluded": true,
         *             "issuedOn": "2022-04-01"
         *           },
         *           "hasBalcony": true,
         *           "outdoorArea": 6.5,
         *           "hasStorageRoom": true,
         *           "flooring": [
         *             "parquet",
         *             "tiles"
         *           ],
         *           "furnishing": "none",
         *           "hasCellar": true,
         *           "baseRent": 1250,
         *           "additionalCosts": 210,
         *           "heatingCosts": 95,
         *           "totalRent": 1555,
         *           "deposit": "3 Nettokaltmieten",
         *           "petsAllowed": "negotiable",
         *           "minimumTermMonths": 12,
         *           "availableFrom": "01.03.2027"
         *         },
         *         "links": [
         *           {
         *             "title": "Rundgang",
         *             "url": "https://example.org/rundgang/2041",
         *             "kind": "tour"
         *           }
         *         ],
         *         "offerStatus": "open",
         *         "attachments": [
         *           {
         *             "id": "0TkW4rYx00vU5wX8yZ1a",
         *             "url": "https://example.org/pictures/wohnzimmer.jpg",
         *             "title": "Wohnzimmer",
         *             "status": "pending"
         *           },
         *           {
         *             "id": "0TkW4rYx00vU5wX8yZ1a",
         *             "url": "https://example.org/pictures/grundriss.png",
         *             "title": "Grundriss",
         *             "isFloorPlan": true,
         *             "status": "pending"
         *           }
         *         ],
         *         "processingStatus": "failed",
         *         "createdAt": "2026-11-15T09:30:00.000Z",
         *         "updatedAt": "2026-11-15T09:30:00.000Z",
         *         "failureCode": "attachment_not_found",
         *         "failureMessage": "Attachment 1 (1.jpg) cannot be used. No file can be found at its address. Check the address, or upload the file."
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PropertyProcessingFailedEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "property.processing_failed";
            eventPayload: components["schemas"]["PropertyProcessingFailed"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "WHG-2041",
         *       "type": "apartmentRent",
         *       "fields": {
         *         "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte",
         *           "publish": true
         *         },
         *         "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *         "livingArea": 84.5,
         *         "numberOfRooms": 3,
         *         "floor": 2,
         *         "apartmentType": "floor",
         *         "condition": "wellKept",
         *         "constructionYear": 1912,
         *         "heatingType": "central",
         *         "energyCertificateStatus": "present",
         *         "residentialEnergyCertificate": {
         *           "type": "consumption",
         *           "energySource": "gas",
         *           "furtherEnergySources": [
         *             "solar"
         *           ],
         *           "energyConsumption": 112.4,
         *           "energyClass": "D",
         *           "warmWaterIncluded": true,
         *           "issuedOn": "2022-04-01"
         *         },
         *         "hasBalcony": true,
         *         "outdoorArea": 6.5,
         *         "hasStorageRoom": true,
         *         "flooring": [
         *           "parquet",
         *           "tiles"
         *         ],
         *         "furnishing": "none",
         *         "hasCellar": true,
         *         "baseRent": 1250,
         *         "additionalCosts": 210,
         *         "heatingCosts": 95,
         *         "totalRent": 1555,
         *         "deposit": "3 Nettokaltmieten",
         *         "petsAllowed": "negotiable",
         *         "minimumTermMonths": 12,
         *         "availableFrom": "01.03.2027"
         *       },
         *       "links": [
         *         {
         *           "title": "Rundgang",
         *           "url": "https://example.org/rundgang/2041",
         *           "kind": "tour"
         *         }
         *       ],
         *       "offerStatus": "open",
         *       "attachments": [
         *         {
         *           "id": "0TkW4rYx00vU5wX8yZ1a",
         *           "url": "https://example.org/pictures/wohnzimmer.jpg",
         *           "title": "Wohnzimmer",
         *           "status": "pending"
         *         },
         *         {
         *           "id": "0TkW4rYx00vU5wX8yZ1a",
         *           "url": "https://example.org/pictures/grundriss.png",
         *           "title": "Grundriss",
         *           "isFloorPlan": true,
         *           "status": "pending"
         *         }
         *       ],
         *       "processingStatus": "succeeded",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PropertyProcessingSucceeded: components["schemas"]["ApartmentRentProcessingSucceeded"] | components["schemas"]["ApartmentBuyProcessingSucceeded"] | components["schemas"]["HouseRentProcessingSucceeded"] | components["schemas"]["HouseBuyProcessingSucceeded"] | components["schemas"]["PlotRentProcessingSucceeded"] | components["schemas"]["PlotBuyProcessingSucceeded"];
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "property.processing_succeeded",
         *       "eventPayload": {
         *         "id": "0TkW4rYx00qL7mN9pR2s",
         *         "externalId": "WHG-2041",
         *         "type": "apartmentRent",
         *         "fields": {
         *           "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *           "address": {
         *             "street": "Musterstraße",
         *             "streetNumber": "12",
         *             "postalCode": "10115",
         *             "city": "Berlin",
         *             "district": "Mitte",
         *             "publish": true
         *           },
         *           "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *           "livingArea": 84.5,
         *           "numberOfRooms": 3,
         *           "floor": 2,
         *           "apartmentType": "floor",
         *           "condition": "wellKept",
         *           "constructionYear": 1912,
         *           "heatingType": "central",
         *           "energyCertificateStatus": "present",
         *           "residentialEnergyCertificate": {
         *             "type": "consumption",
         *             "energySource": "gas",
         *             "furtherEnergySources": [
         *               "solar"
         *             ],
         *             "energyConsumption": 112.4,
         *             "energyClass": "D",
         *             "warmWaterIncluded": true,
         *             "issuedOn": "2022-04-01"
         *           },
         *           "hasBalcony": true,
         *           "outdoorArea": 6.5,
         *           "hasStorageRoom": true,
         *           "flooring": [
         *             "parquet",
         *             "tiles"
         *           ],
         *           "furnishing": "none",
         *           "hasCellar": true,
         *           "baseRent": 1250,
         *           "additionalCosts": 210,
         *           "heatingCosts": 95,
         *           "totalRent": 1555,
         *           "deposit": "3 Nettokaltmieten",
         *           "petsAllowed": "negotiable",
         *           "minimumTermMonths": 12,
         *           "availableFrom": "01.03.2027"
         *         },
         *         "links": [
         *           {
         *             "title": "Rundgang",
         *             "url": "https://example.org/rundgang/2041",
         *             "kind": "tour"
         *           }
         *         ],
         *         "offerStatus": "open",
         *         "attachments": [
         *           {
         *             "id": "0TkW4rYx00vU5wX8yZ1a",
         *             "url": "https://example.org/pictures/wohnzimmer.jpg",
         *             "title": "Wohnzimmer",
         *             "status": "pending"
         *           },
         *           {
         *             "id": "0TkW4rYx00vU5wX8yZ1a",
         *             "url": "https://example.org/pictures/grundriss.png",
         *             "title": "Grundriss",
         *             "isFloorPlan": true,
         *             "status": "pending"
         *           }
         *         ],
         *         "processingStatus": "succeeded",
         *         "createdAt": "2026-11-15T09:30:00.000Z",
         *         "updatedAt": "2026-11-15T09:30:00.000Z"
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PropertyProcessingSucceededEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "property.processing_succeeded";
            eventPayload: components["schemas"]["PropertyProcessingSucceeded"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "type": "apartmentRent",
         *       "externalId": "WHG-2041",
         *       "fields": {
         *         "title": "Helle 3-Zimmer-Wohnung mit Balkon",
         *         "address": {
         *           "street": "Musterstraße",
         *           "streetNumber": "12",
         *           "postalCode": "10115",
         *           "city": "Berlin",
         *           "district": "Mitte",
         *           "publish": true
         *         },
         *         "description": "Ruhig zum Hof gelegen, Bad mit Fenster.",
         *         "livingArea": 84.5,
         *         "numberOfRooms": 3,
         *         "floor": 2,
         *         "apartmentType": "floor",
         *         "condition": "wellKept",
         *         "constructionYear": 1912,
         *         "heatingType": "central",
         *         "energyCertificateStatus": "present",
         *         "residentialEnergyCertificate": {
         *           "type": "consumption",
         *           "energySource": "gas",
         *           "furtherEnergySources": [
         *             "solar"
         *           ],
         *           "energyConsumption": 112.4,
         *           "energyClass": "D",
         *           "warmWaterIncluded": true,
         *           "issuedOn": "2022-04-01"
         *         },
         *         "hasBalcony": true,
         *         "outdoorArea": 6.5,
         *         "hasStorageRoom": true,
         *         "flooring": [
         *           "parquet",
         *           "tiles"
         *         ],
         *         "furnishing": "none",
         *         "hasCellar": true,
         *         "baseRent": 1250,
         *         "additionalCosts": 210,
         *         "heatingCosts": 95,
         *         "totalRent": 1555,
         *         "deposit": "3 Nettokaltmieten",
         *         "petsAllowed": "negotiable",
         *         "minimumTermMonths": 12,
         *         "availableFrom": "01.03.2027"
         *       },
         *       "attachments": [
         *         {
         *           "url": "https://example.org/pictures/wohnzimmer.jpg",
         *           "title": "Wohnzimmer"
         *         },
         *         {
         *           "url": "https://example.org/pictures/grundriss.png",
         *           "title": "Grundriss",
         *           "isFloorPlan": true
         *         }
         *       ],
         *       "links": [
         *         {
         *           "title": "Rundgang",
         *           "url": "https://example.org/rundgang/2041",
         *           "kind": "tour"
         *         }
         *       ]
         *     }
         */
        PropertyReplacement: {
            /**
             * @description Type of property (Objektart): what is offered, and whether to rent or to buy. One of `apartmentRent` (Wohnung zur Miete: also furnished or for a limited time), `apartmentBuy` (Wohnung zum Kauf: also rented out or under construction), `houseRent` (Haus zur Miete: the whole of it, not only a floor), `houseBuy` (Haus zum Kauf: with its plot, or as a leasehold), `plotRent` (Grundstück zur Pacht: such as a garden, a field or a storage area), `plotBuy` (Grundstück zum Kauf: without a building, or with one to be torn down).
             * @enum {string}
             */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description Property number (Objektnummer): the number that prospects see; it stays once the property has been online. Portals know the property by it. Made up when left out. Must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end.
             * @example WHG-2041
             */
            externalId?: string;
            /** @description Attachments (Bilder und Dokumente): pictures and PDF files in the order in which portals show them; the first is the title picture. */
            attachments?: components["schemas"]["AttachmentReplacement"][];
            /**
             * @description Contact (Ansprechpartner): whom portals show beside the advert; when left out, the one of your account there. The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /** @description Links (Links): a tour, a video or a page about the property. */
            links?: components["schemas"]["Link"][];
            /**
             * @description Status of the offer (Angebotsstatus): whether it can still be had. One of `open` (verfügbar: can still be rented or bought), `reserved` (reserviert: somebody has agreed, the contract is not signed yet), `closed` (vergeben: sold or let). A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /** @enum {string} */
            readonly processingStatus?: "pending" | "processing" | "succeeded" | "failed";
            failureCode?: components["schemas"]["FailureCode"];
            readonly failureMessage?: string;
            /** @description It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out. */
            readonly isLeaving?: boolean;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
            /** @description All fields, as the type of the property has them. */
            fields: components["schemas"]["ApartmentRentFields"] | components["schemas"]["ApartmentBuyFields"] | components["schemas"]["HouseRentFields"] | components["schemas"]["HouseBuyFields"] | components["schemas"]["PlotRentFields"] | components["schemas"]["PlotBuyFields"];
        };
        /**
         * @example {
         *       "type": "apartmentRent",
         *       "name": {
         *         "en": "Flat to rent",
         *         "de": "Wohnung zur Miete"
         *       },
         *       "sections": [
         *         {
         *           "section": "price",
         *           "name": {
         *             "en": "Price",
         *             "de": "Preis"
         *           },
         *           "members": [
         *             {
         *               "path": "/fields/baseRent",
         *               "kind": "number",
         *               "required": true,
         *               "name": {
         *                 "en": "Base rent",
         *                 "de": "Kaltmiete"
         *               },
         *               "explanation": {
         *                 "en": "Monthly, without additional costs and heating",
         *                 "de": "Monatlich, ohne Neben- und Heizkosten"
         *               },
         *               "unit": {
         *                 "en": "€/month",
         *                 "de": "€/Monat"
         *               },
         *               "minimum": 0,
         *               "maximum": 9999999999.99
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        PropertyTypeForm: {
            /** @enum {string} */
            type: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            name: components["schemas"]["InBothLanguages"];
            sections: components["schemas"]["FormSection"][];
        };
        /**
         * @example {
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "type": "set",
         *       "operation": "create",
         *       "failureCode": "field_missing",
         *       "failureMessage": "The portal misses the year of construction."
         *     }
         */
        PublicationFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /** @enum {string} */
            type: "set" | "delete";
            /**
             * @description As `type`, but tells a first publication from a later one.
             * @enum {string}
             */
            operation: "create" | "update" | "delete";
            /** @description What the portal calls it. */
            portalId?: string;
            /** @description Where it is to be seen. */
            publicUrl?: string;
            /**
             * @description Why it is taken down, if the client said so.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            problems?: components["schemas"]["ListingProblem"][];
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "publication.failed",
         *       "eventPayload": {
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "type": "set",
         *         "operation": "create",
         *         "failureCode": "field_missing",
         *         "failureMessage": "The portal misses the year of construction."
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PublicationFailedEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "publication.failed";
            eventPayload: components["schemas"]["PublicationFailed"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "type": "set",
         *       "operation": "create"
         *     }
         */
        PublicationSucceeded: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /** @enum {string} */
            type: "set" | "delete";
            /**
             * @description As `type`, but tells a first publication from a later one.
             * @enum {string}
             */
            operation: "create" | "update" | "delete";
            /** @description What the portal calls it. */
            portalId?: string;
            /** @description Where it is to be seen. */
            publicUrl?: string;
            /**
             * @description Why it is taken down, if the client said so.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            /**
             * @description The advert was online already, and has become a listing; nothing was sent to the portal.
             * @constant
             */
            adopted?: true;
            /**
             * @description The portal could not be told: what `portalId` and `publicUrl` name may still be online, and has to be taken down there.
             * @constant
             */
            abandoned?: true;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "publication.succeeded",
         *       "eventPayload": {
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "type": "set",
         *         "operation": "create"
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        PublicationSucceededEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "publication.succeeded";
            eventPayload: components["schemas"]["PublicationSucceeded"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00sT1uV3wX5y",
         *       "webhookId": "0TkW4rYx00gH7jK9mN1p",
         *       "since": "2026-11-15T09:30:00.000Z",
         *       "status": "running",
         *       "eventsTotal": 200000,
         *       "eventsDone": 31000,
         *       "reachedAt": "2026-11-16T11:02:17.481Z",
         *       "deliveries": 1204,
         *       "createdAt": "2026-11-17T08:00:00.000Z"
         *     }
         */
        Replay: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            since: string;
            /**
             * @description "stopped": the webhook was disabled meanwhile.
             * @enum {string}
             */
            status: "running" | "done" | "stopped";
            /** @description How many events of the log it goes through, of whatever name. */
            eventsTotal: number;
            /** @description How many of them it has gone through. */
            eventsDone: number;
            /**
             * Format: date-time
             * @description The `eventTime` of the last event it has gone through.
             * @example 2026-11-15T09:30:00.000Z
             */
            reachedAt?: string;
            /** @description How many events are on their way again, so far. */
            deliveries: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            endedAt?: string;
        };
        /**
         * @example {
         *       "since": "2026-11-15T09:30:00.000Z"
         *     }
         */
        ReplayDraft: {
            /**
             * Format: date-time
             * @description Without it: of the last seven days.
             * @example 2026-11-15T09:30:00.000Z
             */
            since?: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00rQ2sT4uV6w",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "A-2041",
         *       "prospect": {
         *         "salutation": "female",
         *         "firstName": "Erika",
         *         "lastName": "Beispiel",
         *         "email": "erika@example.org",
         *         "phone": "+49 30 23125 042",
         *         "address": {
         *           "street": "Musterweg",
         *           "streetNumber": "1",
         *           "postalCode": "10115",
         *           "city": "Berlin"
         *         }
         *       },
         *       "message": "Wann kann ich die Wohnung besichtigen?",
         *       "wishes": [
         *         "viewing"
         *       ],
         *       "preferredChannel": "email",
         *       "portal": {
         *         "name": "portal.example.org",
         *         "listingId": "325500001",
         *         "url": "https://portal.example.org/expose/325500001"
         *       },
         *       "receivedAt": "2026-11-15T09:30:00.000Z",
         *       "createdAt": "2026-11-15T09:30:00.041Z"
         *     }
         */
        Request: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * Format: id
             * @description Of the listing as it was then; it may be gone by now.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId?: string;
            /**
             * Format: id
             * @description The property that it is about: as it was found among those ever listed on the target, or as somebody said, see `PATCH /requests/{id}`. Left out where neither is the case.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /** @description The number of the object, as the mail has it; of a property that somebody named, the number of that one. */
            externalId?: string;
            prospect: {
                /** @enum {string} */
                salutation?: "female" | "male" | "company";
                /** @description An academic title, such as Dr. */
                title?: string;
                firstName?: string;
                lastName?: string;
                company?: string;
                /** @description As the prospect typed it. */
                email?: string;
                /** @description As the prospect typed it. */
                phone?: string;
                /** @description As the prospect typed it. */
                mobilePhone?: string;
                /** @description As the prospect typed it. */
                fax?: string;
                address?: {
                    street?: string;
                    streetNumber?: string;
                    postalCode?: string;
                    city?: string;
                    /**
                     * Format: country-code
                     * @description A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                     * @example DE
                     */
                    country?: string;
                };
            };
            message?: string;
            /** @description What some portals put below the message: income, household, occupation of the prospect. */
            furtherDetails?: string;
            wishes?: ("viewing" | "call" | "details")[];
            /** @enum {string} */
            preferredChannel?: "email" | "phone" | "mobilePhone" | "fax" | "letter";
            portal?: {
                name?: string;
                /** @description The portal’s own number of the advert. */
                listingId?: string;
                /** @description The advert on the portal. */
                url?: string;
            };
            /**
             * Format: date-time
             * @description When the mail came in.
             * @example 2026-11-15T09:30:00.000Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When the mail had been read.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When somebody saw it first, see `PATCH /requests/{id}`.
             * @example 2026-11-15T09:30:00.000Z
             */
            readAt?: string;
        };
        /**
         * @example {
         *       "unread": 4,
         *       "unmatched": 1,
         *       "unreadable": 0
         *     }
         */
        RequestCounts: {
            /** @description Inquiries that nobody has seen yet. */
            unread: number;
            /** @description Inquiries of which nobody knows yet which property they are about. */
            unmatched: number;
            /** @description Mails that are kept and could not be read as inquiries. */
            unreadable: number;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00rQ2sT4uV6w",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "externalId": "A-2041",
         *       "prospect": {
         *         "salutation": "female",
         *         "firstName": "Erika",
         *         "lastName": "Beispiel",
         *         "email": "erika@example.org",
         *         "phone": "+49 30 23125 042",
         *         "address": {
         *           "street": "Musterweg",
         *           "streetNumber": "1",
         *           "postalCode": "10115",
         *           "city": "Berlin"
         *         }
         *       },
         *       "message": "Wann kann ich die Wohnung besichtigen?",
         *       "wishes": [
         *         "viewing"
         *       ],
         *       "preferredChannel": "email",
         *       "portal": {
         *         "name": "portal.example.org",
         *         "listingId": "325500001",
         *         "url": "https://portal.example.org/expose/325500001"
         *       },
         *       "receivedAt": "2026-11-15T09:30:00.000Z",
         *       "createdAt": "2026-11-15T09:30:00.041Z"
         *     }
         */
        RequestCreated: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * Format: id
             * @description Of the listing as it was then; it may be gone by now.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId?: string;
            /**
             * Format: id
             * @description The property that it is about: as it was found among those ever listed on the target, or as somebody said, see `PATCH /requests/{id}`. Left out where neither is the case.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /** @description The number of the object, as the mail has it; of a property that somebody named, the number of that one. */
            externalId?: string;
            prospect: {
                /** @enum {string} */
                salutation?: "female" | "male" | "company";
                /** @description An academic title, such as Dr. */
                title?: string;
                firstName?: string;
                lastName?: string;
                company?: string;
                /** @description As the prospect typed it. */
                email?: string;
                /** @description As the prospect typed it. */
                phone?: string;
                /** @description As the prospect typed it. */
                mobilePhone?: string;
                /** @description As the prospect typed it. */
                fax?: string;
                address?: {
                    street?: string;
                    streetNumber?: string;
                    postalCode?: string;
                    city?: string;
                    /**
                     * Format: country-code
                     * @description A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                     * @example DE
                     */
                    country?: string;
                };
            };
            message?: string;
            /** @description What some portals put below the message: income, household, occupation of the prospect. */
            furtherDetails?: string;
            wishes?: ("viewing" | "call" | "details")[];
            /** @enum {string} */
            preferredChannel?: "email" | "phone" | "mobilePhone" | "fax" | "letter";
            portal?: {
                name?: string;
                /** @description The portal’s own number of the advert. */
                listingId?: string;
                /** @description The advert on the portal. */
                url?: string;
            };
            /**
             * Format: date-time
             * @description When the mail came in.
             * @example 2026-11-15T09:30:00.000Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When the mail had been read.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When somebody saw it first, see `PATCH /requests/{id}`.
             * @example 2026-11-15T09:30:00.000Z
             */
            readAt?: string;
            /**
             * @description The person was erased, and is told no more.
             * @constant
             */
            erased?: true;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "request.created",
         *       "eventPayload": {
         *         "id": "0TkW4rYx00rQ2sT4uV6w",
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "listingId": "0TkW4rYx00bC4dE6fG8h",
         *         "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *         "externalId": "A-2041",
         *         "prospect": {
         *           "salutation": "female",
         *           "firstName": "Erika",
         *           "lastName": "Beispiel",
         *           "email": "erika@example.org",
         *           "phone": "+49 30 23125 042",
         *           "address": {
         *             "street": "Musterweg",
         *             "streetNumber": "1",
         *             "postalCode": "10115",
         *             "city": "Berlin"
         *           }
         *         },
         *         "message": "Wann kann ich die Wohnung besichtigen?",
         *         "wishes": [
         *           "viewing"
         *         ],
         *         "preferredChannel": "email",
         *         "portal": {
         *           "name": "portal.example.org",
         *           "listingId": "325500001",
         *           "url": "https://portal.example.org/expose/325500001"
         *         },
         *         "receivedAt": "2026-11-15T09:30:00.000Z",
         *         "createdAt": "2026-11-15T09:30:00.041Z"
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        RequestCreatedEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "request.created";
            eventPayload: components["schemas"]["RequestCreated"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "failureCode": "no_xml_attachment",
         *       "failureMessage": "The mail has no attachment, so that no inquiry for machines (XML) came along. Let your forwarding rule redirect the portal’s mail, or forward it as an attachment; and have the portal attach OpenImmo feedback.",
         *       "sender": "office@example.org",
         *       "recipient": "k3v9x0q2m7b1t8w4z6c5@requests.example.org",
         *       "subject": "Fwd: Kontaktanfrage",
         *       "body": "Bitte um Rückruf."
         *     }
         */
        RequestParsingFailed: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description The address that the e-mail came from. */
            sender: string;
            /** @description The address that it was sent to. */
            recipient: string;
            subject: string;
            /** @description Its text, as far as it could be read. */
            body: string;
            /**
             * @description The person was erased, and is told no more.
             * @constant
             */
            erased?: true;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "request.parsing_failed",
         *       "eventPayload": {
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "createdAt": "2026-11-15T09:30:00.000Z",
         *         "failureCode": "no_xml_attachment",
         *         "failureMessage": "The mail has no attachment, so that no inquiry for machines (XML) came along. Let your forwarding rule redirect the portal’s mail, or forward it as an attachment; and have the portal attach OpenImmo feedback.",
         *         "sender": "office@example.org",
         *         "recipient": "k3v9x0q2m7b1t8w4z6c5@requests.example.org",
         *         "subject": "Fwd: Kontaktanfrage",
         *         "body": "Bitte um Rückruf."
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        RequestParsingFailedEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "request.parsing_failed";
            eventPayload: components["schemas"]["RequestParsingFailed"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "read": true
         *     }
         * @example {
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s"
         *     }
         */
        RequestPatch: {
            /** @description true: somebody has seen it. false takes that back. */
            read?: boolean;
            /**
             * Format: id
             * @description The property that it is about, whatever the mail says. null: it is about none of them.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string | null;
        };
        /**
         * @example {
         *       "days": 180
         *     }
         */
        RequestRetention: {
            /** @description 365 until it is changed. */
            days: number;
        };
        ResidentialEnergyCertificate: {
            /**
             * @description Kind of energy certificate (Art des Energieausweises): stated at the top of the certificate. One of `consumption` (Verbrauchsausweis: by what was consumed), `need` (Bedarfsausweis: by what was calculated).
             * @enum {string}
             */
            type: "consumption" | "need";
            /**
             * @description Main energy source (Energieträger): what the building is mainly heated with. One of `oil` (Öl: heating oil from a tank), `gas` (Erdgas: from the mains), `liquidGas` (Flüssiggas: propane or butane from a tank), `electric` (Strom: such as for storage heaters or a heat pump), `solar` (Solarenergie: by collectors on the roof), `geothermal` (Erdwärme: by probes or collectors in the ground), `district` (Fernwärme: from a heating plant of the city), `local` (Nahwärme: from a heating plant in the neighbourhood), `water` (Wasserkraft: electricity from rivers and reservoirs), `wind` (Windenergie: electricity from turbines), `bioenergy` (Bioenergie: biogas, plant oil or other biomass), `pellet` (Holzpellets: of pressed shavings), `wood` (Holz: logs or chips), `coal` (Kohle: lignite or hard coal, also coke), `environmentalHeat` (Umweltwärme: from air, water or soil, for heat pumps).
             * @enum {string}
             */
            energySource: "oil" | "gas" | "liquidGas" | "electric" | "solar" | "geothermal" | "district" | "local" | "water" | "wind" | "bioenergy" | "pellet" | "wood" | "coal" | "environmentalHeat";
            /** @description Further energy sources (Weitere Energieträger): what else it is heated with: the law wants all essential ones. One of `oil` (Öl: heating oil from a tank), `gas` (Erdgas: from the mains), `liquidGas` (Flüssiggas: propane or butane from a tank), `electric` (Strom: such as for storage heaters or a heat pump), `solar` (Solarenergie: by collectors on the roof), `geothermal` (Erdwärme: by probes or collectors in the ground), `district` (Fernwärme: from a heating plant of the city), `local` (Nahwärme: from a heating plant in the neighbourhood), `water` (Wasserkraft: electricity from rivers and reservoirs), `wind` (Windenergie: electricity from turbines), `bioenergy` (Bioenergie: biogas, plant oil or other biomass), `pellet` (Holzpellets: of pressed shavings), `wood` (Holz: logs or chips), `coal` (Kohle: lignite or hard coal, also coke), `environmentalHeat` (Umweltwärme: from air, water or soil, for heat pumps). */
            furtherEnergySources?: ("oil" | "gas" | "liquidGas" | "electric" | "solar" | "geothermal" | "district" | "local" | "water" | "wind" | "bioenergy" | "pellet" | "wood" | "coal" | "environmentalHeat")[];
            /** @description Energy certificate issued before 1 May 2014 (Energieausweis vor dem 1. Mai 2014 ausgestellt): when certificates bore no class yet. */
            prior2014?: boolean;
            /** @description Energy consumption (Endenergieverbrauch): only in a consumption certificate. Only in a certificate of type "consumption". */
            energyConsumption?: number;
            /** @description Energy requirement (Endenergiebedarf): only in a requirement certificate. Only in a certificate of type "need". */
            energyNeed?: number;
            /**
             * @description Energy efficiency class (Energieeffizienzklasse): in certificates since May 2014. One of `A+` (up to 30 kWh/(m²·a)), `A` (up to 50 kWh/(m²·a)), `B` (up to 75 kWh/(m²·a)), `C` (up to 100 kWh/(m²·a)), `D` (up to 130 kWh/(m²·a)), `E` (up to 160 kWh/(m²·a)), `F` (up to 200 kWh/(m²·a)), `G` (up to 250 kWh/(m²·a)), `H` (above 250 kWh/(m²·a)).
             * @enum {string}
             */
            energyClass?: "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
            /** @description Year of construction in the energy certificate (Baujahr laut Energieausweis): as the certificate states it. */
            constructionYear?: number;
            /** @description Hot water included (Warmwasser enthalten): whether the value contains hot water. */
            warmWaterIncluded?: boolean;
            /**
             * Format: date
             * @description Day of issue of the energy certificate (Ausstellungsdatum des Energieausweises): as the certificate states it. Must be a date such as 2026-01-31.
             * @example 2027-03-01
             */
            issuedOn?: string;
            /**
             * Format: date
             * @description Last day of the energy certificate (Ablaufdatum des Energieausweises): ten years after it was issued when left out. Must be a date such as 2026-01-31.
             * @example 2027-03-01
             */
            validUntil?: string;
        };
        ResidentialEnergyCertificatePatch: {
            /**
             * @description Kind of energy certificate (Art des Energieausweises): stated at the top of the certificate. One of `consumption` (Verbrauchsausweis: by what was consumed), `need` (Bedarfsausweis: by what was calculated).
             * @enum {string}
             */
            type?: "consumption" | "need";
            /**
             * @description Main energy source (Energieträger): what the building is mainly heated with. One of `oil` (Öl: heating oil from a tank), `gas` (Erdgas: from the mains), `liquidGas` (Flüssiggas: propane or butane from a tank), `electric` (Strom: such as for storage heaters or a heat pump), `solar` (Solarenergie: by collectors on the roof), `geothermal` (Erdwärme: by probes or collectors in the ground), `district` (Fernwärme: from a heating plant of the city), `local` (Nahwärme: from a heating plant in the neighbourhood), `water` (Wasserkraft: electricity from rivers and reservoirs), `wind` (Windenergie: electricity from turbines), `bioenergy` (Bioenergie: biogas, plant oil or other biomass), `pellet` (Holzpellets: of pressed shavings), `wood` (Holz: logs or chips), `coal` (Kohle: lignite or hard coal, also coke), `environmentalHeat` (Umweltwärme: from air, water or soil, for heat pumps).
             * @enum {string}
             */
            energySource?: "oil" | "gas" | "liquidGas" | "electric" | "solar" | "geothermal" | "district" | "local" | "water" | "wind" | "bioenergy" | "pellet" | "wood" | "coal" | "environmentalHeat";
            /** @description Further energy sources (Weitere Energieträger): what else it is heated with: the law wants all essential ones. One of `oil` (Öl: heating oil from a tank), `gas` (Erdgas: from the mains), `liquidGas` (Flüssiggas: propane or butane from a tank), `electric` (Strom: such as for storage heaters or a heat pump), `solar` (Solarenergie: by collectors on the roof), `geothermal` (Erdwärme: by probes or collectors in the ground), `district` (Fernwärme: from a heating plant of the city), `local` (Nahwärme: from a heating plant in the neighbourhood), `water` (Wasserkraft: electricity from rivers and reservoirs), `wind` (Windenergie: electricity from turbines), `bioenergy` (Bioenergie: biogas, plant oil or other biomass), `pellet` (Holzpellets: of pressed shavings), `wood` (Holz: logs or chips), `coal` (Kohle: lignite or hard coal, also coke), `environmentalHeat` (Umweltwärme: from air, water or soil, for heat pumps). */
            furtherEnergySources?: ("oil" | "gas" | "liquidGas" | "electric" | "solar" | "geothermal" | "district" | "local" | "water" | "wind" | "bioenergy" | "pellet" | "wood" | "coal" | "environmentalHeat")[] | null;
            /** @description Energy certificate issued before 1 May 2014 (Energieausweis vor dem 1. Mai 2014 ausgestellt): when certificates bore no class yet. */
            prior2014?: boolean | null;
            /** @description Energy consumption (Endenergieverbrauch): only in a consumption certificate. Only in a certificate of type "consumption". */
            energyConsumption?: number | null;
            /** @description Energy requirement (Endenergiebedarf): only in a requirement certificate. Only in a certificate of type "need". */
            energyNeed?: number | null;
            /**
             * @description Energy efficiency class (Energieeffizienzklasse): in certificates since May 2014. One of `A+` (up to 30 kWh/(m²·a)), `A` (up to 50 kWh/(m²·a)), `B` (up to 75 kWh/(m²·a)), `C` (up to 100 kWh/(m²·a)), `D` (up to 130 kWh/(m²·a)), `E` (up to 160 kWh/(m²·a)), `F` (up to 200 kWh/(m²·a)), `G` (up to 250 kWh/(m²·a)), `H` (above 250 kWh/(m²·a)).
             * @enum {string|null}
             */
            energyClass?: "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
            /** @description Year of construction in the energy certificate (Baujahr laut Energieausweis): as the certificate states it. */
            constructionYear?: number | null;
            /** @description Hot water included (Warmwasser enthalten): whether the value contains hot water. */
            warmWaterIncluded?: boolean | null;
            /**
             * Format: date
             * @description Day of issue of the energy certificate (Ausstellungsdatum des Energieausweises): as the certificate states it. Must be a date such as 2026-01-31.
             * @example 2027-03-01
             */
            issuedOn?: string | null;
            /**
             * Format: date
             * @description Last day of the energy certificate (Ablaufdatum des Energieausweises): ten years after it was issued when left out. Must be a date such as 2026-01-31.
             * @example 2027-03-01
             */
            validUntil?: string | null;
        };
        /**
         * @example {
         *       "user": {
         *         "id": "0TkW4rYx00uS3rS5tU7v",
         *         "email": "anna.muster@example.org",
         *         "name": "Anna Muster",
         *         "language": "de",
         *         "role": "owner",
         *         "createdAt": "2026-11-15T09:30:00.000Z",
         *         "lastSeenAt": "2026-11-15T09:30:00.000Z"
         *       },
         *       "account": {
         *         "id": "0TkW4rYx00cD5eF7gH9j",
         *         "name": "Muster Immobilien"
         *       },
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "expiresAt": "2026-11-29T09:30:00.000Z"
         *     }
         */
        Session: {
            user: components["schemas"]["User"];
            account: {
                /**
                 * Format: id
                 * @description Must be an id of 20 letters and digits.
                 * @example 0TkW4rYx00aB3dE5fG7h
                 */
                id: string;
                /**
                 * Format: not-blank
                 * @description Must not be blank.
                 */
                name: string;
            };
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Put off by every use, up to 90 days after signing in.
             * @example 2026-11-15T09:30:00.000Z
             */
            expiresAt: string;
        };
        /**
         * @example {
         *       "token": "from-the-link",
         *       "accountName": "Muster Immobilien",
         *       "email": "anna.muster@example.org",
         *       "password": "correct horse battery staple",
         *       "name": "Anna Muster",
         *       "language": "de"
         *     }
         */
        Setup: {
            /** @description What the link bears behind `#token=`. */
            token: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            accountName: string;
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description 10 to 200 characters, and not the e-mail address.
             * @example correct horse battery staple
             */
            password: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /**
             * @description In which the person is spoken to.
             * @enum {string}
             */
            language: "de" | "en";
        };
        /**
         * @example {
         *       "email": "anna.muster@example.org",
         *       "password": "correct horse battery staple"
         *     }
         */
        SignIn: {
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * @description The one that the person has chosen.
             * @example correct horse battery staple
             */
            password: string;
        };
        /**
         * @example {
         *       "isSetUp": true,
         *       "canSignUp": false,
         *       "canResetPassword": true
         *     }
         */
        SignInOptions: {
            /** @description Whether anybody can sign in. If not, the link that the service has printed helps. */
            isSetUp: boolean;
            /** @description Whether anybody may open an account. */
            canSignUp: boolean;
            /** @description Whether a forgotten password can be replaced by a link in a mail. */
            canResetPassword: boolean;
        };
        /**
         * @example {
         *       "overlapHours": 0
         *     }
         */
        SigningKeyRotation: {
            /** @description For how long the old key still signs beside the new one. 0 ends it at once: of a key that has leaked. When left out, it is 24. */
            overlapHours?: number;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00sE5sS7iO9n",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "lastSeenAt": "2026-11-15T09:30:00.000Z",
         *       "expiresAt": "2026-11-29T09:30:00.000Z",
         *       "address": "203.0.113.7",
         *       "userAgent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
         *       "isCurrent": true
         *     }
         */
        StoredSession: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description That it was begun from.
             * @example 203.0.113.7
             */
            address: string;
            /** @description What the browser calls itself. */
            userAgent?: string;
            /** @description Whether this request bears it. */
            isCurrent: boolean;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00tU1vW3xY5z",
         *       "type": "platform-a-24-sandbox",
         *       "name": "Portal A",
         *       "options": {},
         *       "autoCollectRequests": false,
         *       "republishMissing": false,
         *       "redirectUrl": "https://example.org/settings/portals",
         *       "emailId": "k3v9x0q2m7b1t8w4z6c5",
         *       "emailAddress": "k3v9x0q2m7b1t8w4z6c5@requests.example.org",
         *       "authorizationStatus": "pending",
         *       "authorizationUrl": "https://aushang.example.org/authorizations/Vq3sX8zL1mN5pR7tW9yB2dF4gH6jK0cE",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        Target: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: not-blank
             * @description One of those that `GET /target-types` describes. It cannot be changed.
             */
            type: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /** @description The login, for types that have one, as `GET /target-types` lists it. It is stored encrypted, and what is `writeOnly` there is never returned. */
            credentials?: {
                [key: string]: unknown;
            };
            /** @description What `GET /target-types` lists for the type. */
            options: {
                [key: string]: unknown;
            };
            /**
             * Format: http-url
             * @description Where the user is sent after having granted or refused access on the portal, with these parameters besides its own: `targetId`; `authorizationStatus`, which is `authorized` or `failed`; and after `failed` a `failureCode` and a `failureMessage` for a person to read, in the language of the browser, else of the account. Without it, who is signed in to the dashboard comes back there, and everybody else sees a page of ours that says so, in the language of the browser. When the portal does not answer, nothing is decided: the user stays on such a page, and can go the same way again. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests: boolean;
            /** @description Whether an advert that the portal does not have any more is published again by itself, once the daily comparison has found that. Without it, and where more than half of all are missing at once, it is only told. false when left out. */
            republishMissing: boolean;
            /**
             * @description Identifies the target in the address that inquiries are forwarded to.
             * @example k3v9x0q2m7b1t8w4z6c5
             */
            emailId: string;
            /** @example k3v9x0q2m7b1t8w4z6c5@requests.example.org */
            emailAddress: string;
            /**
             * @description pending: the user, or the check of the login, is awaited. revoked: the portal no longer accepts it.
             * @enum {string}
             */
            authorizationStatus: "pending" | "authorized" | "failed" | "revoked";
            /** @description Where the user grants access, while that is awaited. */
            authorizationUrl?: string;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            failureMessage?: string;
            /** @description The portal’s own words. */
            portalMessage?: string;
            /** @description What came of the last full transfer, see `POST /targets/{id}/sync`. */
            sync?: {
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** @description How many were transferred. */
                listings?: number;
                failureCode?: components["schemas"]["FailureCode"];
                failureMessage?: string;
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                endedAt?: string;
            };
            /** @description Import reports that nobody waits for, the newest first: the last ten that say that all is well, and the last ten others. They change nothing, for anybody may have sent them. The `ETag` does not change with them. */
            notes?: {
                /**
                 * Format: date-time
                 * @description When the mail came in.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                receivedAt: string;
                /**
                 * @description What the report claims: that something was refused, only a remark, that all is well, or that something is wrong and not what.
                 * @enum {string}
                 */
                says: "refused" | "remarked" | "accepted" | "unclear";
                /** @description Whom the mail says that it is from. Nobody has checked that. */
                sender?: string;
                /** @description What it claims, for the agent to read, in the language of the answer. */
                message: string;
                /** @description The words of whoever wrote it, cut off after 1,000 characters: a line for each thing it says. */
                words: string;
            }[];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "ok": true
         *     }
         */
        TargetCheck: {
            /** @description The portal accepts us. */
            ok: boolean;
            failureCode?: components["schemas"]["FailureCode"];
            failureMessage?: string;
            /** @description The portal’s own words. */
            portalMessage?: string;
        };
        /**
         * @example {
         *       "type": "platform-a-24-sandbox",
         *       "name": "Portal A",
         *       "redirectUrl": "https://example.org/settings/portals"
         *     }
         * @example {
         *       "type": "openimmo",
         *       "name": "Portal B",
         *       "credentials": {
         *         "protocol": "ftp",
         *         "host": "localhost",
         *         "port": 2121,
         *         "username": "agency",
         *         "password": "sandbox",
         *         "providerNumber": "KD-4711"
         *       }
         *     }
         */
        TargetDraft: {
            /**
             * Format: not-blank
             * @description One of those that `GET /target-types` describes. It cannot be changed.
             */
            type: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name?: string;
            /** @description The login, for types that have one, as `GET /target-types` lists it. It is stored encrypted, and what is `writeOnly` there is never returned. */
            credentials?: {
                [key: string]: unknown;
            };
            /** @description What `GET /target-types` lists for the type. */
            options?: {
                [key: string]: unknown;
            };
            /**
             * Format: http-url
             * @description Where the user is sent after having granted or refused access on the portal, with these parameters besides its own: `targetId`; `authorizationStatus`, which is `authorized` or `failed`; and after `failed` a `failureCode` and a `failureMessage` for a person to read, in the language of the browser, else of the account. Without it, who is signed in to the dashboard comes back there, and everybody else sees a page of ours that says so, in the language of the browser. When the portal does not answer, nothing is decided: the user stays on such a page, and can go the same way again. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests?: boolean;
            /** @description Whether an advert that the portal does not have any more is published again by itself, once the daily comparison has found that. Without it, and where more than half of all are missing at once, it is only told. false when left out. */
            republishMissing?: boolean;
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "name": "Portal A, Berlin"
         *     }
         */
        TargetPatch: {
            /**
             * Format: not-blank
             * @description One of those that `GET /target-types` describes. It cannot be changed.
             */
            type?: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name?: string | null;
            /** @description The login, for types that have one, as `GET /target-types` lists it. It is stored encrypted, and what is `writeOnly` there is never returned. */
            credentials?: {
                [key: string]: unknown;
            } | null;
            /** @description What `GET /target-types` lists for the type. */
            options?: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: http-url
             * @description Where the user is sent after having granted or refused access on the portal, with these parameters besides its own: `targetId`; `authorizationStatus`, which is `authorized` or `failed`; and after `failed` a `failureCode` and a `failureMessage` for a person to read, in the language of the browser, else of the account. Without it, who is signed in to the dashboard comes back there, and everybody else sees a page of ours that says so, in the language of the browser. When the portal does not answer, nothing is decided: the user stays on such a page, and can go the same way again. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string | null;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests?: boolean | null;
            /** @description Whether an advert that the portal does not have any more is published again by itself, once the daily comparison has found that. Without it, and where more than half of all are missing at once, it is only told. false when left out. */
            republishMissing?: boolean | null;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * @description Identifies the target in the address that inquiries are forwarded to.
             * @example k3v9x0q2m7b1t8w4z6c5
             */
            readonly emailId?: string;
            /** @example k3v9x0q2m7b1t8w4z6c5@requests.example.org */
            readonly emailAddress?: string;
            /**
             * @description pending: the user, or the check of the login, is awaited. revoked: the portal no longer accepts it.
             * @enum {string}
             */
            readonly authorizationStatus?: "pending" | "authorized" | "failed" | "revoked";
            /** @description Where the user grants access, while that is awaited. */
            readonly authorizationUrl?: string;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            readonly failureMessage?: string;
            /** @description The portal’s own words. */
            readonly portalMessage?: string;
            /** @description What came of the last full transfer, see `POST /targets/{id}/sync`. */
            readonly sync?: {
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** @description How many were transferred. */
                listings?: number;
                failureCode?: components["schemas"]["FailureCode"];
                failureMessage?: string;
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                endedAt?: string;
            };
            /** @description Import reports that nobody waits for, the newest first: the last ten that say that all is well, and the last ten others. They change nothing, for anybody may have sent them. The `ETag` does not change with them. */
            readonly notes?: {
                /**
                 * Format: date-time
                 * @description When the mail came in.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                receivedAt: string;
                /**
                 * @description What the report claims: that something was refused, only a remark, that all is well, or that something is wrong and not what.
                 * @enum {string}
                 */
                says: "refused" | "remarked" | "accepted" | "unclear";
                /** @description Whom the mail says that it is from. Nobody has checked that. */
                sender?: string;
                /** @description What it claims, for the agent to read, in the language of the answer. */
                message: string;
                /** @description The words of whoever wrote it, cut off after 1,000 characters: a line for each thing it says. */
                words: string;
            }[];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
        };
        /**
         * @description Credentials that are left out stay as they are, and so do secrets that are left out of them, since nobody can read them.
         * @example {
         *       "name": "Portal A, Berlin"
         *     }
         */
        TargetReplacement: {
            /**
             * Format: not-blank
             * @description One of those that `GET /target-types` describes. It cannot be changed.
             */
            type?: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name?: string;
            /** @description The login, for types that have one, as `GET /target-types` lists it. It is stored encrypted, and what is `writeOnly` there is never returned. */
            credentials?: {
                [key: string]: unknown;
            };
            /** @description What `GET /target-types` lists for the type. */
            options?: {
                [key: string]: unknown;
            };
            /**
             * Format: http-url
             * @description Where the user is sent after having granted or refused access on the portal, with these parameters besides its own: `targetId`; `authorizationStatus`, which is `authorized` or `failed`; and after `failed` a `failureCode` and a `failureMessage` for a person to read, in the language of the browser, else of the account. Without it, who is signed in to the dashboard comes back there, and everybody else sees a page of ours that says so, in the language of the browser. When the portal does not answer, nothing is decided: the user stays on such a page, and can go the same way again. Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests?: boolean;
            /** @description Whether an advert that the portal does not have any more is published again by itself, once the daily comparison has found that. Without it, and where more than half of all are missing at once, it is only told. false when left out. */
            republishMissing?: boolean;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * @description Identifies the target in the address that inquiries are forwarded to.
             * @example k3v9x0q2m7b1t8w4z6c5
             */
            readonly emailId?: string;
            /** @example k3v9x0q2m7b1t8w4z6c5@requests.example.org */
            readonly emailAddress?: string;
            /**
             * @description pending: the user, or the check of the login, is awaited. revoked: the portal no longer accepts it.
             * @enum {string}
             */
            readonly authorizationStatus?: "pending" | "authorized" | "failed" | "revoked";
            /** @description Where the user grants access, while that is awaited. */
            readonly authorizationUrl?: string;
            failureCode?: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the answer. */
            readonly failureMessage?: string;
            /** @description The portal’s own words. */
            readonly portalMessage?: string;
            /** @description What came of the last full transfer, see `POST /targets/{id}/sync`. */
            readonly sync?: {
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** @description How many were transferred. */
                listings?: number;
                failureCode?: components["schemas"]["FailureCode"];
                failureMessage?: string;
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                endedAt?: string;
            };
            /** @description Import reports that nobody waits for, the newest first: the last ten that say that all is well, and the last ten others. They change nothing, for anybody may have sent them. The `ETag` does not change with them. */
            readonly notes?: {
                /**
                 * Format: date-time
                 * @description When the mail came in.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                receivedAt: string;
                /**
                 * @description What the report claims: that something was refused, only a remark, that all is well, or that something is wrong and not what.
                 * @enum {string}
                 */
                says: "refused" | "remarked" | "accepted" | "unclear";
                /** @description Whom the mail says that it is from. Nobody has checked that. */
                sender?: string;
                /** @description What it claims, for the agent to read, in the language of the answer. */
                message: string;
                /** @description The words of whoever wrote it, cut off after 1,000 characters: a line for each thing it says. */
                words: string;
            }[];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "type": "platform-a-24-sandbox",
         *       "name": "Portal A (sandbox)",
         *       "description": "A portal to try things on.",
         *       "authorization": "oauth",
         *       "consumer": {
         *         "type": "object",
         *         "required": [
         *           "key",
         *           "secret"
         *         ],
         *         "properties": {
         *           "key": {},
         *           "secret": {}
         *         }
         *       },
         *       "options": {
         *         "type": "object",
         *         "additionalProperties": false,
         *         "properties": {}
         *       },
         *       "propertyTypes": [
         *         "apartmentRent",
         *         "apartmentBuy",
         *         "houseRent",
         *         "houseBuy",
         *         "plotRent",
         *         "plotBuy"
         *       ],
         *       "canSync": false,
         *       "canAdopt": true,
         *       "hasStatistics": true,
         *       "limits": {
         *         "attachments": 150,
         *         "imageEdge": 2000,
         *         "imageBytes": 5000000
         *       }
         *     }
         */
        TargetType: {
            type: string;
            /** @description In the language of the answer, like all words here. */
            name: string;
            description: string;
            /**
             * @description oauth: the user is sent to `authorizationUrl`. login: the target is created with `credentials`.
             * @enum {string}
             */
            authorization: "oauth" | "login";
            /** @description What the account must bring first, with `PUT /account/credentials/{type}`, as a JSON Schema like `options`. */
            consumer?: {
                [key: string]: unknown;
            };
            /** @description A JSON Schema, with what people call each member (`title`), what it is for (`description`), and what the values of an `enum` are called (`oneOf`). */
            credentials?: {
                [key: string]: unknown;
            };
            /** @description A JSON Schema, with what people call each member (`title`), what it is for (`description`), and what the values of an `enum` are called (`oneOf`). */
            options: {
                [key: string]: unknown;
            };
            propertyTypes: string[];
            /** @description Whether it takes full transfers, see `POST /targets/{id}/sync`. */
            canSync: boolean;
            /** @description Whether adverts that are there already can become properties, see `POST /targets/{id}/adopt`. */
            canAdopt: boolean;
            /** @description Whether it tells how often adverts are seen, see `GET /listings/{id}/statistics`. */
            hasStatistics: boolean;
            limits: {
                /** @description How many attachments an advert takes. */
                attachments: number;
                /** @description The longer edge that pictures are reduced to, in pixels. */
                imageEdge: number;
                /** @description What pictures are reduced to, in bytes. */
                imageBytes: number;
            };
        };
        /**
         * @example {
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "authorizationStatus": "revoked",
         *       "failureCode": "unauthorized",
         *       "failureMessage": "The portal does not let us in any more. Please connect it anew."
         *     }
         */
        TargetUnauthorized: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            /** @enum {string} */
            authorizationStatus: "failed" | "revoked";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For the agent to read, in the language of the account. */
            failureMessage: string;
            /** @description The portal’s own words. */
            portalMessage?: string;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "target.unauthorized",
         *       "eventPayload": {
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "authorizationStatus": "revoked",
         *         "failureCode": "unauthorized",
         *         "failureMessage": "The portal does not let us in any more. Please connect it anew."
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        TargetUnauthorizedEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "target.unauthorized";
            eventPayload: components["schemas"]["TargetUnauthorized"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00mA1iL3uN5r",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "failureCode": "no_xml_attachment",
         *       "sender": "portal@example.org",
         *       "subject": "Newsletter",
         *       "receivedAt": "2026-11-15T09:30:00.000Z",
         *       "isWaiting": false
         *     }
         */
        UnreadableMail: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId: string;
            failureCode: components["schemas"]["FailureCode"];
            /** @description The address that it came from. */
            sender?: string;
            subject?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            receivedAt: string;
            /** @description It is about to be read again. */
            isWaiting: boolean;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00uP6lO8aD1k",
         *       "url": "https://aushang.example.org/uploads/0TkW4rYx00uP6lO8aD1k",
         *       "contentType": "image/jpeg",
         *       "width": 4032,
         *       "height": 3024,
         *       "bytes": 3145728,
         *       "createdAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        Upload: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /** @description As found from the content. */
            contentType: string;
            /** @description In pixels. */
            width?: number;
            /** @description In pixels. */
            height?: number;
            /** @description Of a document. */
            pages?: number;
            bytes: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00uS3rS5tU7v",
         *       "email": "anna.muster@example.org",
         *       "name": "Anna Muster",
         *       "language": "de",
         *       "role": "owner",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "lastSeenAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        User: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: email
             * @description Must be an e-mail address such as anna@example.org.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            name: string;
            /**
             * @description In which the person is spoken to.
             * @enum {string}
             */
            language: "de" | "en";
            /**
             * @description An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.
             * @enum {string}
             */
            role: "owner" | "member" | "reader";
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            lastSeenAt?: string;
        };
        /**
         * @example {
         *       "role": "member"
         *     }
         */
        UserPatch: {
            /**
             * @description An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.
             * @enum {string}
             */
            role: "owner" | "member" | "reader";
        };
        /**
         * @example {
         *       "id": "0TkW4rYx00gH7jK9mN1p",
         *       "url": "https://example.org/hooks/aushang",
         *       "events": [
         *         "publication.succeeded",
         *         "publication.failed"
         *       ],
         *       "envelope": "current",
         *       "enabled": true,
         *       "signingKey": "whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z"
         *     }
         */
        Webhook: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            id: string;
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/hooks/aushang
             */
            url: string;
            /** @description The events it reacts to. */
            events: ("request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled")[];
            /** @enum {string} */
            envelope: "current" | "legacy";
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            description?: string;
            enabled: boolean;
            /**
             * @description Verifies signatures: "whsec_" and base64.
             * @example whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl
             */
            signingKey: string;
            /**
             * Format: date-time
             * @description Since when no attempt has succeeded. After five days it is disabled.
             * @example 2026-11-15T09:30:00.000Z
             */
            failingSince?: string;
            /**
             * @description It answered 410, or nothing got through to it for five days.
             * @enum {string}
             */
            disabledReason?: "gone" | "failing";
            /** @description Why, and what to do, for the agent to read. */
            disabledMessage?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "webhookId": "0TkW4rYx00gH7jK9mN1p",
         *       "url": "https://example.org/hooks/aushang",
         *       "reason": "failing",
         *       "disabledMessage": "For five days, nothing has got through to its address. Check it, and switch the webhook on again."
         *     }
         */
        WebhookDisabled: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId: string;
            url: string;
            /**
             * @description It answered 410, or nothing got through to it for five days.
             * @enum {string}
             */
            reason: "gone" | "failing";
            /** @description Why, and what to do, for the agent to read. */
            disabledMessage: string;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "webhook.disabled",
         *       "eventPayload": {
         *         "webhookId": "0TkW4rYx00gH7jK9mN1p",
         *         "url": "https://example.org/hooks/aushang",
         *         "reason": "failing",
         *         "disabledMessage": "For five days, nothing has got through to its address. Check it, and switch the webhook on again."
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        WebhookDisabledEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "webhook.disabled";
            eventPayload: components["schemas"]["WebhookDisabled"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "url": "https://example.org/hooks/aushang",
         *       "events": [
         *         "publication.succeeded",
         *         "publication.failed"
         *       ]
         *     }
         */
        WebhookDraft: {
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/hooks/aushang
             */
            url: string;
            /** @description The events it reacts to. The names of the earlier envelope are shown as the current ones; in a webhook created or replaced with them, `envelope` is "legacy" when left out. */
            events: ("request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "requestReceived" | "publicationSucceeded" | "publicationFailed")[];
            /**
             * @description "legacy" is the earlier form, {eventType, eventPayload}; it knows requests and publications only. When left out, it is "current".
             * @enum {string}
             */
            envelope?: "current" | "legacy";
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            description?: string;
            /** @description When left out, it is true. */
            enabled?: boolean;
        };
        /**
         * @example {
         *       "webhookId": "0TkW4rYx00hJ5kL7mN9p",
         *       "hours": [
         *         {
         *           "startsAt": "2026-11-14T09:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T10:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T11:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T12:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T13:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T14:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T15:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T16:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T17:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T18:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T19:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T20:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T21:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T22:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-14T23:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T00:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T01:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T02:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T03:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T04:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T05:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T06:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T07:00:00.000Z",
         *           "succeeded": 0,
         *           "pending": 0,
         *           "failed": 0
         *         },
         *         {
         *           "startsAt": "2026-11-15T08:00:00.000Z",
         *           "succeeded": 4,
         *           "pending": 0,
         *           "failed": 0
         *         }
         *       ],
         *       "lastAttempt": {
         *         "startedAt": "2026-11-15T08:59:12.345Z",
         *         "statusCode": 200
         *       }
         *     }
         */
        WebhookHealth: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId: string;
            /** @description What became of the deliveries that began in each hour, the oldest first. */
            hours: {
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                startsAt: string;
                succeeded: number;
                /** @description Still on their way. */
                pending: number;
                /** @description Given up. */
                failed: number;
            }[];
            lastAttempt?: {
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                startedAt: string;
                statusCode?: number;
                failureCode?: components["schemas"]["DeliveryFailure"];
            };
            /**
             * Format: date-time
             * @description When a replay was last asked for: `GET /webhooks/{id}/replay` shows how far it is.
             * @example 2026-11-15T09:30:00.000Z
             */
            replayedAt?: string;
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "enabled": true
         *     }
         */
        WebhookPatch: {
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/hooks/aushang
             */
            url?: string;
            /** @description The events it reacts to. The names of the earlier envelope are shown as the current ones; in a webhook created or replaced with them, `envelope` is "legacy" when left out. */
            events?: ("request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "requestReceived" | "publicationSucceeded" | "publicationFailed")[];
            /**
             * @description "legacy" is the earlier form, {eventType, eventPayload}; it knows requests and publications only. When left out, it is "current".
             * @enum {string|null}
             */
            envelope?: "current" | "legacy" | null;
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            description?: string | null;
            /** @description When left out, it is true. */
            enabled?: boolean | null;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * @description Verifies signatures: "whsec_" and base64.
             * @example whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl
             */
            readonly signingKey?: string;
            /**
             * Format: date-time
             * @description Since when no attempt has succeeded. After five days it is disabled.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly failingSince?: string;
            /**
             * @description It answered 410, or nothing got through to it for five days.
             * @enum {string}
             */
            readonly disabledReason?: "gone" | "failing";
            /** @description Why, and what to do, for the agent to read. */
            readonly disabledMessage?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "webhookId": "0TkW4rYx00gH7jK9mN1p"
         *     }
         */
        WebhookPing: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            webhookId: string;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "webhook.ping",
         *       "eventPayload": {
         *         "webhookId": "0TkW4rYx00gH7jK9mN1p"
         *       },
         *       "eventTime": "2026-11-15T09:30:00.000Z"
         *     }
         */
        WebhookPingEvent: {
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            eventName: "webhook.ping";
            eventPayload: components["schemas"]["WebhookPing"];
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            eventTime: string;
            actor?: components["schemas"]["EventActor"];
        };
        /**
         * @example {
         *       "url": "https://example.org/hooks/aushang",
         *       "events": [
         *         "publication.succeeded",
         *         "publication.failed"
         *       ]
         *     }
         */
        WebhookReplacement: {
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/hooks/aushang
             */
            url: string;
            /** @description The events it reacts to. The names of the earlier envelope are shown as the current ones; in a webhook created or replaced with them, `envelope` is "legacy" when left out. */
            events: ("request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "requestReceived" | "publicationSucceeded" | "publicationFailed")[];
            /**
             * @description "legacy" is the earlier form, {eventType, eventPayload}; it knows requests and publications only. When left out, it is "current".
             * @enum {string}
             */
            envelope?: "current" | "legacy";
            /**
             * Format: not-blank
             * @description Must not be blank.
             */
            description?: string;
            /** @description When left out, it is true. */
            enabled?: boolean;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            readonly id?: string;
            /**
             * @description Verifies signatures: "whsec_" and base64.
             * @example whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl
             */
            readonly signingKey?: string;
            /**
             * Format: date-time
             * @description Since when no attempt has succeeded. After five days it is disabled.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly failingSince?: string;
            /**
             * @description It answered 410, or nothing got through to it for five days.
             * @enum {string}
             */
            readonly disabledReason?: "gone" | "failing";
            /** @description Why, and what to do, for the agent to read. */
            readonly disabledMessage?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "status": "ok"
         *     }
         */
        GetHealthAnswer: {
            /** @enum {string} */
            status: "ok";
        };
        /**
         * @example {
         *       "status": "ready"
         *     }
         */
        GetReadinessAnswer: {
            /** @enum {string} */
            status: "ready";
        };
        ReceiveMailQuery: {
            /**
             * Format: date-time
             * @description When your provider took the mail in, if that was earlier: after an outage, or from a mailbox of before.
             * @example 2026-11-15T09:30:00.000Z
             */
            receivedAt?: string;
        };
        /**
         * @example {
         *       "status": "stored"
         *     }
         */
        ReceiveMailAnswer: {
            status: string;
        };
        /**
         * @example {
         *       "key": "sandbox-key",
         *       "secret": "sandbox-secret"
         *     }
         */
        PutCredentialsBody: {
            [key: string]: unknown;
        };
        ListApiKeysQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: not-blank
             * @description Looks for words in the name and the prefix. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
        };
        ListUsersQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        ListInvitationsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        ListContactsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: not-blank
             * @description Looks for words in the name, company, e-mail address, phone numbers, `externalId` and `id`. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
        };
        ListPropertiesQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * @description Only what comes after the one with this id; with `sort`, what the `Link` of the page before says.
             * @example 0TkW4rYx00qL7mN9pR2s
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description By the time of the last change, the price (rent or purchase price), the area (living area, or that of the plot), or the place, instead of the time of creation.
             * @enum {string}
             */
            sort?: "updatedAt" | "price" | "area" | "city";
            /**
             * Format: not-blank
             * @description Looks for words in the title, `externalId`, street, place and `id`; a portal’s own number is found as a whole. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
            /**
             * @description Only properties of this type.
             * @enum {string}
             */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description Only what has exactly this number; it may be several.
             * @example WHG-2041
             */
            externalId?: string;
            /**
             * Format: id
             * @description Only what names this contact.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /**
             * Format: date-time
             * @description Only what was changed after this time.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAfter?: string;
            /**
             * @description Only what has a listing of this status, on the target that `targetId` names or on any; `none`: what has no listing there.
             * @enum {string}
             */
            listingStatus?: "pending" | "published" | "updating" | "failed" | "unpublishing" | "none";
            /**
             * Format: id
             * @description Only what is listed there.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /** @description `true`: only what does not get online, or up to date, unless somebody does something: a listing failed or waits for a target without access, or an attachment failed. */
            needsSomeone?: boolean;
        };
        DeletePropertyQuery: {
            /** @description `true`: takes it down everywhere first. Without it, what has listings is not deleted. */
            unpublish?: boolean;
        };
        ListPropertyOverviewsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * @description Only what comes after the one with this id; with `sort`, what the `Link` of the page before says.
             * @example 0TkW4rYx00qL7mN9pR2s
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description By the time of the last change, the price (rent or purchase price), the area (living area, or that of the plot), or the place, instead of the time of creation.
             * @enum {string}
             */
            sort?: "updatedAt" | "price" | "area" | "city";
            /**
             * Format: not-blank
             * @description Looks for words in the title, `externalId`, street, place and `id`; a portal’s own number is found as a whole. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
            /**
             * @description Only properties of this type.
             * @enum {string}
             */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description Only what has exactly this number; it may be several.
             * @example WHG-2041
             */
            externalId?: string;
            /**
             * Format: id
             * @description Only what names this contact.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /**
             * Format: date-time
             * @description Only what was changed after this time.
             * @example 2026-11-15T09:30:00.000Z
             */
            updatedAfter?: string;
            /**
             * @description Only what has a listing of this status, on the target that `targetId` names or on any; `none`: what has no listing there.
             * @enum {string}
             */
            listingStatus?: "pending" | "published" | "updating" | "failed" | "unpublishing" | "none";
            /**
             * Format: id
             * @description Only what is listed there.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /** @description `true`: only what does not get online, or up to date, unless somebody does something: a listing failed or waits for a target without access, or an attachment failed. */
            needsSomeone?: boolean;
        };
        ListTargetsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: not-blank
             * @description Looks for words in the name, the type and `id`. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
            /**
             * @description Only targets of this type.
             * @example platform-a-24
             */
            type?: string;
            /**
             * @description Only those whose access stands like this.
             * @enum {string}
             */
            authorizationStatus?: "pending" | "authorized" | "failed" | "revoked";
        };
        DeleteTargetQuery: {
            /** @description Gives up on a portal that is lost: nothing is sent, and what is online there stays. */
            abandon?: boolean;
            /** @description With `abandon`: although the portal accepts us. */
            force?: boolean;
        };
        ListListingsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: id
             * @description Only those of this property.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /**
             * Format: id
             * @description Only those on this target.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /**
             * @description Only those that stand like this.
             * @enum {string}
             */
            status?: "pending" | "published" | "updating" | "failed" | "unpublishing";
            /** @description `true`: only what has failed, or waits for a target without access. */
            needsSomeone?: boolean;
        };
        DeleteListingQuery: {
            /**
             * @description Told to portals that want to know, and in the event.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            /** @description Gives up on a portal that is lost: nothing is sent, and what is online there stays. */
            abandon?: boolean;
            /** @description With `abandon`: although the portal accepts us. */
            force?: boolean;
        };
        ListListingAttemptsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description Only those that came to this.
             * @enum {string}
             */
            outcome?: "published" | "withdrawn" | "pending" | "rejected" | "unauthorized" | "unavailable" | "unknown";
        };
        PreviewListingQuery: {
            /** @description Which document, if there are several: `advert` (the default), `contact`, … */
            part?: string;
        };
        ListDifferencesQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description Only those of this kind.
             * @enum {string}
             */
            kind?: "missing" | "deactivated" | "changed" | "unconfirmed" | "unwanted" | "unknown";
            /**
             * @description Without it: all but those that were forgotten, and those that are mended.
             * @enum {string}
             */
            status?: "open" | "forgotten" | "mending" | "mended" | "failed";
        };
        ListRequestsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: not-blank
             * @description Looks for words in the prospect’s name, address, e-mail address and phone numbers, in the message, the numbers of the object, and `id`. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
            /** @description `false`: only what nobody has seen yet. */
            read?: boolean;
            /** @description `false`: only what has no `propertyId`. */
            matched?: boolean;
            /**
             * Format: id
             * @description Only those that came to this target.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /**
             * Format: id
             * @description Only those about this property.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /**
             * Format: id
             * @description Only those about this listing.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId?: string;
            /**
             * Format: date-time
             * @description Only those that came after this time.
             * @example 2026-11-15T09:30:00.000Z
             */
            receivedAfter?: string;
        };
        ListUnreadableMailsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: id
             * @description Only those that came to this target.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
        };
        GetListingStatisticsQuery: {
            /**
             * Format: date
             * @description The first day. Without it: 29 days before the last.
             * @example 2027-03-01
             */
            from?: string;
            /**
             * Format: date
             * @description The last day. Without it: today.
             * @example 2027-03-01
             */
            to?: string;
        };
        ListEventsQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the event with this id, in the order asked for. An event that is forgotten, or that there never was, stands where its id has its time: what is later comes after it.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description Only events of this name.
             * @enum {string}
             */
            name?: "request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "listing.missing" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "webhook.ping";
            /**
             * Format: id
             * @description Only what tells of this: a property, a listing, a target, an inquiry …
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            resourceId?: string;
        };
        StreamEventsQuery: {
            /**
             * Format: id
             * @description Begins with what happened after this event; the header `Last-Event-ID` goes before it. An event that is forgotten, or that there never was, stands where its id has its time: what is later comes after it. Without either, with what happens from now on.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
        };
        ListChangesQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description Only what was changed there and below.
             * @example /properties/0TkW4rYx00qL7mN9pR2s
             */
            path?: string;
            /**
             * Format: id
             * @description Only what this person did, or this API key.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            actorId?: string;
        };
        ListWebhooksQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * Format: not-blank
             * @description Looks for words in the address, the description and `id`. Every word has to begin one that stands there; capitals and accents do not matter.
             * @example berl
             */
            q?: string;
            /** @description `true`: only those that are sent events; `false`: only those that are switched off. */
            enabled?: boolean;
        };
        ListDeliveriesQuery: {
            /** @description How many at the most. Without it: all there are. */
            limit?: number;
            /**
             * Format: id
             * @description Only what comes after the one with this id, in the order asked for.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            after?: string;
            /**
             * @description `asc`, the oldest first, unless it says `desc`.
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description Only those that stand like this.
             * @enum {string}
             */
            status?: "pending" | "succeeded" | "failed";
            /**
             * Format: id
             * @description Only those of this event.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            eventId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type Schemas = components['schemas']
export type Account = Schemas['Account']
export type AccountPatch = Schemas['AccountPatch']
export type Actor = Schemas['Actor']
export type AdoptionDraft = Schemas['AdoptionDraft']
export type ApartmentBuyDraft = Schemas['ApartmentBuyDraft']
export type ApartmentBuyFields = Schemas['ApartmentBuyFields']
export type ApartmentBuyProcessingFailed = Schemas['ApartmentBuyProcessingFailed']
export type ApartmentBuyProcessingSucceeded = Schemas['ApartmentBuyProcessingSucceeded']
export type ApartmentBuyProperty = Schemas['ApartmentBuyProperty']
export type ApartmentRentDraft = Schemas['ApartmentRentDraft']
export type ApartmentRentFields = Schemas['ApartmentRentFields']
export type ApartmentRentProcessingFailed = Schemas['ApartmentRentProcessingFailed']
export type ApartmentRentProcessingSucceeded = Schemas['ApartmentRentProcessingSucceeded']
export type ApartmentRentProperty = Schemas['ApartmentRentProperty']
export type ApiKey = Schemas['ApiKey']
export type ApiKeyDraft = Schemas['ApiKeyDraft']
export type Attachment = Schemas['Attachment']
export type AttachmentDraft = Schemas['AttachmentDraft']
export type AttachmentReplacement = Schemas['AttachmentReplacement']
export type Attention = Schemas['Attention']
export type AttentionItem = Schemas['AttentionItem']
export type Bulk = Schemas['Bulk']
export type BulkDraft = Schemas['BulkDraft']
export type BulkPreview = Schemas['BulkPreview']
export type Change = Schemas['Change']
export type Comparison = Schemas['Comparison']
export type Contact = Schemas['Contact']
export type ContactDraft = Schemas['ContactDraft']
export type ContactForm = Schemas['ContactForm']
export type ContactPatch = Schemas['ContactPatch']
export type ContactReplacement = Schemas['ContactReplacement']
export type CredentialStatus = Schemas['CredentialStatus']
export type CredentialsDraft = Schemas['CredentialsDraft']
export type Delivery = Schemas['Delivery']
export type DeliveryAttempt = Schemas['DeliveryAttempt']
export type DeliveryFailure = Schemas['DeliveryFailure']
export type DeliveryWithAttempts = Schemas['DeliveryWithAttempts']
export type Difference = Schemas['Difference']
export type Erasure = Schemas['Erasure']
export type ErasureResult = Schemas['ErasureResult']
export type ErrorBody = Schemas['Error']
export type Event = Schemas['Event']
export type EventActor = Schemas['EventActor']
export type FailureCode = Schemas['FailureCode']
export type FormMember = Schemas['FormMember']
export type FormMemberInside = Schemas['FormMemberInside']
export type FormSection = Schemas['FormSection']
export type FormValue = Schemas['FormValue']
export type HouseBuyDraft = Schemas['HouseBuyDraft']
export type HouseBuyFields = Schemas['HouseBuyFields']
export type HouseBuyProcessingFailed = Schemas['HouseBuyProcessingFailed']
export type HouseBuyProcessingSucceeded = Schemas['HouseBuyProcessingSucceeded']
export type HouseBuyProperty = Schemas['HouseBuyProperty']
export type HouseRentDraft = Schemas['HouseRentDraft']
export type HouseRentFields = Schemas['HouseRentFields']
export type HouseRentProcessingFailed = Schemas['HouseRentProcessingFailed']
export type HouseRentProcessingSucceeded = Schemas['HouseRentProcessingSucceeded']
export type HouseRentProperty = Schemas['HouseRentProperty']
export type InBothLanguages = Schemas['InBothLanguages']
export type Invitation = Schemas['Invitation']
export type InvitationAcceptance = Schemas['InvitationAcceptance']
export type InvitationDraft = Schemas['InvitationDraft']
export type IssueCode = Schemas['IssueCode']
export type LegacyPublicationFailed = Schemas['LegacyPublicationFailed']
export type LegacyPublicationFailedEvent = Schemas['LegacyPublicationFailedEvent']
export type LegacyPublicationSucceeded = Schemas['LegacyPublicationSucceeded']
export type LegacyPublicationSucceededEvent = Schemas['LegacyPublicationSucceededEvent']
export type LegacyRequestCreatedEvent = Schemas['LegacyRequestCreatedEvent']
export type LegacyWebhookPingEvent = Schemas['LegacyWebhookPingEvent']
export type Link = Schemas['Link']
export type LinkCheck = Schemas['LinkCheck']
export type LinkCheckDraft = Schemas['LinkCheckDraft']
export type Listing = Schemas['Listing']
export type ListingAttempt = Schemas['ListingAttempt']
export type ListingCheck = Schemas['ListingCheck']
export type ListingCheckDraft = Schemas['ListingCheckDraft']
export type ListingCounts = Schemas['ListingCounts']
export type ListingDraft = Schemas['ListingDraft']
export type ListingMissing = Schemas['ListingMissing']
export type ListingMissingEvent = Schemas['ListingMissingEvent']
export type ListingProblem = Schemas['ListingProblem']
export type ListingStatistics = Schemas['ListingStatistics']
export type MailedLink = Schemas['MailedLink']
export type MailedLinkRequest = Schemas['MailedLinkRequest']
export type MendDraft = Schemas['MendDraft']
export type Mending = Schemas['Mending']
export type NewAccountSession = Schemas['NewAccountSession']
export type NewApiKey = Schemas['NewApiKey']
export type NewInvitation = Schemas['NewInvitation']
export type OpenInvitation = Schemas['OpenInvitation']
export type OutgoingFailure = Schemas['OutgoingFailure']
export type OwnUserPatch = Schemas['OwnUserPatch']
export type PasswordReset = Schemas['PasswordReset']
export type PlotBuyDraft = Schemas['PlotBuyDraft']
export type PlotBuyFields = Schemas['PlotBuyFields']
export type PlotBuyProcessingFailed = Schemas['PlotBuyProcessingFailed']
export type PlotBuyProcessingSucceeded = Schemas['PlotBuyProcessingSucceeded']
export type PlotBuyProperty = Schemas['PlotBuyProperty']
export type PlotRentDraft = Schemas['PlotRentDraft']
export type PlotRentFields = Schemas['PlotRentFields']
export type PlotRentProcessingFailed = Schemas['PlotRentProcessingFailed']
export type PlotRentProcessingSucceeded = Schemas['PlotRentProcessingSucceeded']
export type PlotRentProperty = Schemas['PlotRentProperty']
export type Property = Schemas['Property']
export type PropertyAddress = Schemas['PropertyAddress']
export type PropertyAddressPatch = Schemas['PropertyAddressPatch']
export type PropertyDraft = Schemas['PropertyDraft']
export type PropertyFieldsPatch = Schemas['PropertyFieldsPatch']
export type PropertyOverview = Schemas['PropertyOverview']
export type PropertyPatch = Schemas['PropertyPatch']
export type PropertyProcessingFailed = Schemas['PropertyProcessingFailed']
export type PropertyProcessingFailedEvent = Schemas['PropertyProcessingFailedEvent']
export type PropertyProcessingSucceeded = Schemas['PropertyProcessingSucceeded']
export type PropertyProcessingSucceededEvent = Schemas['PropertyProcessingSucceededEvent']
export type PropertyReplacement = Schemas['PropertyReplacement']
export type PropertyTypeForm = Schemas['PropertyTypeForm']
export type PublicationFailed = Schemas['PublicationFailed']
export type PublicationFailedEvent = Schemas['PublicationFailedEvent']
export type PublicationSucceeded = Schemas['PublicationSucceeded']
export type PublicationSucceededEvent = Schemas['PublicationSucceededEvent']
export type Replay = Schemas['Replay']
export type ReplayDraft = Schemas['ReplayDraft']
export type Request = Schemas['Request']
export type RequestCounts = Schemas['RequestCounts']
export type RequestCreated = Schemas['RequestCreated']
export type RequestCreatedEvent = Schemas['RequestCreatedEvent']
export type RequestParsingFailed = Schemas['RequestParsingFailed']
export type RequestParsingFailedEvent = Schemas['RequestParsingFailedEvent']
export type RequestPatch = Schemas['RequestPatch']
export type RequestRetention = Schemas['RequestRetention']
export type ResidentialEnergyCertificate = Schemas['ResidentialEnergyCertificate']
export type ResidentialEnergyCertificatePatch = Schemas['ResidentialEnergyCertificatePatch']
export type Session = Schemas['Session']
export type Setup = Schemas['Setup']
export type SignIn = Schemas['SignIn']
export type SignInOptions = Schemas['SignInOptions']
export type SigningKeyRotation = Schemas['SigningKeyRotation']
export type StoredSession = Schemas['StoredSession']
export type Target = Schemas['Target']
export type TargetCheck = Schemas['TargetCheck']
export type TargetDraft = Schemas['TargetDraft']
export type TargetPatch = Schemas['TargetPatch']
export type TargetReplacement = Schemas['TargetReplacement']
export type TargetType = Schemas['TargetType']
export type TargetUnauthorized = Schemas['TargetUnauthorized']
export type TargetUnauthorizedEvent = Schemas['TargetUnauthorizedEvent']
export type UnreadableMail = Schemas['UnreadableMail']
export type Upload = Schemas['Upload']
export type User = Schemas['User']
export type UserPatch = Schemas['UserPatch']
export type Webhook = Schemas['Webhook']
export type WebhookDisabled = Schemas['WebhookDisabled']
export type WebhookDisabledEvent = Schemas['WebhookDisabledEvent']
export type WebhookDraft = Schemas['WebhookDraft']
export type WebhookHealth = Schemas['WebhookHealth']
export type WebhookPatch = Schemas['WebhookPatch']
export type WebhookPing = Schemas['WebhookPing']
export type WebhookPingEvent = Schemas['WebhookPingEvent']
export type WebhookReplacement = Schemas['WebhookReplacement']
export type GetHealthAnswer = Schemas['GetHealthAnswer']
export type GetReadinessAnswer = Schemas['GetReadinessAnswer']
export type ReceiveMailQuery = Schemas['ReceiveMailQuery']
export type ReceiveMailAnswer = Schemas['ReceiveMailAnswer']
export type PutCredentialsBody = Schemas['PutCredentialsBody']
export type ListApiKeysQuery = Schemas['ListApiKeysQuery']
export type ListUsersQuery = Schemas['ListUsersQuery']
export type ListInvitationsQuery = Schemas['ListInvitationsQuery']
export type ListContactsQuery = Schemas['ListContactsQuery']
export type ListPropertiesQuery = Schemas['ListPropertiesQuery']
export type DeletePropertyQuery = Schemas['DeletePropertyQuery']
export type ListPropertyOverviewsQuery = Schemas['ListPropertyOverviewsQuery']
export type ListTargetsQuery = Schemas['ListTargetsQuery']
export type DeleteTargetQuery = Schemas['DeleteTargetQuery']
export type ListListingsQuery = Schemas['ListListingsQuery']
export type DeleteListingQuery = Schemas['DeleteListingQuery']
export type ListListingAttemptsQuery = Schemas['ListListingAttemptsQuery']
export type PreviewListingQuery = Schemas['PreviewListingQuery']
export type ListDifferencesQuery = Schemas['ListDifferencesQuery']
export type ListRequestsQuery = Schemas['ListRequestsQuery']
export type ListUnreadableMailsQuery = Schemas['ListUnreadableMailsQuery']
export type GetListingStatisticsQuery = Schemas['GetListingStatisticsQuery']
export type ListEventsQuery = Schemas['ListEventsQuery']
export type StreamEventsQuery = Schemas['StreamEventsQuery']
export type ListChangesQuery = Schemas['ListChangesQuery']
export type ListWebhooksQuery = Schemas['ListWebhooksQuery']
export type ListDeliveriesQuery = Schemas['ListDeliveriesQuery']
