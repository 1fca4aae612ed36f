// Made from openapi.json by sdk/generate/types.ts.
export interface components {
    schemas: {
        /**
         * @example {
         *       "id": "0TkW4rYx00cD5eF7gH9j",
         *       "name": "Muster Immobilien",
         *       "createdAt": "2026-11-15T09:30:00.000Z",
         *       "updatedAt": "2026-11-15T09:30:00.000Z",
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
             * @description Must be text with at least one visible character.
             */
            name: string;
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
            credentials: {
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Apartment Buy */
        ApartmentBuyFields: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title: string;
            address: components["schemas"]["PropertyAddress"];
            description?: string;
            locationDescription?: string;
            furnishingDescription?: string;
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description A date or words, such as "sofort".
             */
            availableFrom?: string;
            /** @description Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.
             */
            commission?: string;
            commissionDescription?: string;
            /** @description Living area. In m². */
            livingArea: number;
            /** @description Half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area beside the living area. In m². */
            usableArea?: number;
            numberOfBedrooms?: number;
            numberOfBathrooms?: number;
            numberOfFloors?: number;
            numberOfParkingSpaces?: number;
            /** @enum {string} */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /** @enum {string} */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /** @enum {string} */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            constructionYear?: number;
            /** @description Nobody knows it. That counts as an answer where the law asks for it. */
            constructionYearUnknown?: boolean;
            /** @enum {string} */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            lastRefurbished?: number;
            /** @enum {string} */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description notYetAvailable: it is shown at the viewing (liegt zur Besichtigung vor).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            hasCellar?: boolean;
            hasGuestToilet?: boolean;
            hasBuiltInKitchen?: boolean;
            hasGarden?: boolean;
            hasBalcony?: boolean;
            hasTerrace?: boolean;
            hasLoggia?: boolean;
            numberOfBalconies?: number;
            /** @description Balconies and terraces. In m². */
            outdoorArea?: number;
            hasFireplace?: boolean;
            hasStorageRoom?: boolean;
            hasAirConditioning?: boolean;
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Whether it is let or sold with furniture.
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Without steps. */
            isAccessible?: boolean;
            /** @description A protected monument (Denkmal). */
            isListed?: boolean;
            /** @enum {string} */
            apartmentType?: "apartment" | "attic" | "maisonette" | "penthouse" | "loft" | "terrace" | "lowerGroundFloor" | "groundFloor" | "upperGroundFloor" | "floor" | "other";
            /** @description 0 is the ground floor. */
            floor?: number;
            hasLift?: boolean;
            /** @description Only with a certificate of eligibility (Wohnberechtigungsschein). */
            requiresWBS?: boolean;
            /** @description Required unless purchasePriceOnRequest is true. In euros. */
            purchasePrice?: number;
            /** @description The price is not shown. */
            purchasePriceOnRequest?: boolean;
            /** @description Erbbaurecht: the buyer does not get the plot, and pays a rent for it. */
            isLeasehold?: boolean;
            /**
             * Format: date
             * @description The day on which the leasehold ends; only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string;
            /** @description Rent for the plot (Erbbauzins) a year; only with isLeasehold. In euros. */
            groundRent?: number;
            /** @description Price of a parking space. In euros. */
            parkingSpacePurchasePrice?: number;
            isRented?: boolean;
            /** @description Rent that comes in each month. In euros. */
            monthlyRentalIncome?: number;
            isSuitableAsHolidayHome?: boolean;
            /** @description Monthly fee to the owners’ association (Hausgeld). In euros. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For a person to read. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentBuy";
            fields: components["schemas"]["ApartmentBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Apartment Rent */
        ApartmentRentFields: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title: string;
            address: components["schemas"]["PropertyAddress"];
            description?: string;
            locationDescription?: string;
            furnishingDescription?: string;
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description A date or words, such as "sofort".
             */
            availableFrom?: string;
            /** @description Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.
             */
            commission?: string;
            commissionDescription?: string;
            /** @description Living area. In m². */
            livingArea: number;
            /** @description Half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area beside the living area. In m². */
            usableArea?: number;
            numberOfBedrooms?: number;
            numberOfBathrooms?: number;
            numberOfFloors?: number;
            numberOfParkingSpaces?: number;
            /** @enum {string} */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /** @enum {string} */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /** @enum {string} */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            constructionYear?: number;
            /** @description Nobody knows it. That counts as an answer where the law asks for it. */
            constructionYearUnknown?: boolean;
            /** @enum {string} */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            lastRefurbished?: number;
            /** @enum {string} */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description notYetAvailable: it is shown at the viewing (liegt zur Besichtigung vor).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            hasCellar?: boolean;
            hasGuestToilet?: boolean;
            hasBuiltInKitchen?: boolean;
            hasGarden?: boolean;
            hasBalcony?: boolean;
            hasTerrace?: boolean;
            hasLoggia?: boolean;
            numberOfBalconies?: number;
            /** @description Balconies and terraces. In m². */
            outdoorArea?: number;
            hasFireplace?: boolean;
            hasStorageRoom?: boolean;
            hasAirConditioning?: boolean;
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Whether it is let or sold with furniture.
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Without steps. */
            isAccessible?: boolean;
            /** @description A protected monument (Denkmal). */
            isListed?: boolean;
            /** @enum {string} */
            apartmentType?: "apartment" | "attic" | "maisonette" | "penthouse" | "loft" | "terrace" | "lowerGroundFloor" | "groundFloor" | "upperGroundFloor" | "floor" | "other";
            /** @description 0 is the ground floor. */
            floor?: number;
            hasLift?: boolean;
            /** @description Only with a certificate of eligibility (Wohnberechtigungsschein). */
            requiresWBS?: boolean;
            /** @description Monthly rent without additional costs (Kaltmiete). In euros. */
            baseRent: number;
            /** @description Monthly additional costs (Nebenkosten). In euros. */
            additionalCosts?: number;
            /** @description Monthly heating costs. In euros. */
            heatingCosts?: number;
            additionalCostsIncludeHeatingCosts?: boolean;
            /** @description Monthly rent with all costs (Warmmiete). In euros. */
            totalRent?: number;
            /**
             * Format: not-blank
             * @description Words or an amount, such as "3 Nettokaltmieten".
             */
            deposit?: string;
            /** @description Monthly rent of a parking space. In euros. */
            parkingSpaceRent?: number;
            /** @description true, false or "negotiable". */
            petsAllowed?: boolean | "negotiable";
            isSuitableAsSharedFlat?: boolean;
            /** @description How long a tenant stays at least. */
            minimumTermMonths?: number;
            /**
             * Format: date
             * @description The day on which the tenancy ends; it must lie ahead.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For a person to read. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "apartmentRent";
            fields: components["schemas"]["ApartmentRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description Must be text with at least one visible character.
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
        };
        /**
         * @example {
         *       "name": "nightly import"
         *     }
         */
        ApiKeyDraft: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
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
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Found from the content.
             * @enum {string}
             */
            type?: "image" | "document";
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title?: string;
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
            failureMessage?: string;
        };
        AttachmentDraft: {
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Found from the content, whatever is said here. A media type is shown as image or document.
             * @enum {string}
             */
            type?: "image" | "document" | "image/jpeg" | "image/jpg" | "image/png" | "image/webp" | "image/heic" | "image/heif" | "image/avif" | "image/gif" | "image/tiff" | "application/pdf";
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title?: string;
            isFloorPlan?: boolean;
            /** @description Another word for `isFloorPlan`, which goes before it. */
            isBlueprint?: boolean;
        };
        AttachmentReplacement: {
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description Found from the content, whatever is said here. A media type is shown as image or document.
             * @enum {string}
             */
            type?: "image" | "document" | "image/jpeg" | "image/jpg" | "image/png" | "image/webp" | "image/heic" | "image/heif" | "image/avif" | "image/gif" | "image/tiff" | "application/pdf";
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title?: string;
            isFloorPlan?: boolean;
            /** @description Another word for `isFloorPlan`, which goes before it. */
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
             * @description `listings_failed`: a portal refused them, or could not be reached for too long. `target_without_access`: its listings wait for the user. `properties_failed`: some of their attachments cannot be had. `webhook_failing`: nothing gets through to it. `webhook_disabled`: the service has disabled it. `mails_unreadable`: mails of the last seven days that were no inquiries.
             * @enum {string}
             */
            code: "listings_failed" | "target_without_access" | "properties_failed" | "webhook_failing" | "webhook_disabled" | "mails_unreadable";
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
            /** @description The same for all of them. */
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
                 * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
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
            pairs: components["schemas"]["ListingDraft"][];
            /**
             * @description Of `withdraw`: told to portals that want to know.
             * @enum {string}
             */
            reason?: "sold" | "rented" | "withdrawn" | "other";
            /** @description Nothing is done: the answer says what would be refused, here and, of `publish`, by the portals. */
            dryRun?: boolean;
        };
        /**
         * @example {
         *       "action": "publish",
         *       "dryRun": true,
         *       "total": 1,
         *       "refused": []
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
            /** @enum {string} */
            salutation?: "female" | "male" | "company" | "none";
            /**
             * Format: not-blank
             * @description An academic title, such as Dr.
             */
            title?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            firstName?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            lastName: string;
            /**
             * Format: email
             * @description Portals send inquiries here, and show it beside the listing.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            company?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            position?: string;
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string;
            /**
             * Format: http-url
             * @description A portrait. Portals are told its address, and fetch it from there.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string;
            /**
             * Format: not-blank
             * @description When to reach the person, as it is to be shown.
             */
            officeHours?: string;
            address?: {
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                street?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                streetNumber?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                postalCode?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                city?: string;
                /**
                 * Format: country-code
                 * @description A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string;
            };
            /**
             * Format: not-blank
             * @description The number under which an agency knows the person. Nothing depends on it here.
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
            /** @enum {string} */
            salutation?: "female" | "male" | "company" | "none";
            /**
             * Format: not-blank
             * @description An academic title, such as Dr.
             */
            title?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            firstName?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            lastName: string;
            /**
             * Format: email
             * @description Portals send inquiries here, and show it beside the listing.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            company?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            position?: string;
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string;
            /**
             * Format: http-url
             * @description A portrait. Portals are told its address, and fetch it from there.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string;
            /**
             * Format: not-blank
             * @description When to reach the person, as it is to be shown.
             */
            officeHours?: string;
            address?: {
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                street?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                streetNumber?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                postalCode?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                city?: string;
                /**
                 * Format: country-code
                 * @description A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string;
            };
            /**
             * Format: not-blank
             * @description The number under which an agency knows the person. Nothing depends on it here.
             */
            externalId?: string;
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "phone": "+49 30 23125 001",
         *       "position": null
         *     }
         */
        ContactPatch: {
            [key: string]: unknown;
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
            /** @enum {string} */
            salutation?: "female" | "male" | "company" | "none";
            /**
             * Format: not-blank
             * @description An academic title, such as Dr.
             */
            title?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            firstName?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            lastName: string;
            /**
             * Format: email
             * @description Portals send inquiries here, and show it beside the listing.
             * @example anna.muster@example.org
             */
            email: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            phone?: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            mobilePhone?: string;
            /**
             * Format: phone
             * @description Must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.
             * @example +49 30 23125 000
             */
            fax?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            company?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            position?: string;
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            website?: string;
            /**
             * Format: http-url
             * @description A portrait. Portals are told its address, and fetch it from there.
             * @example https://example.org/team/anna.jpg
             */
            photoUrl?: string;
            /**
             * Format: not-blank
             * @description When to reach the person, as it is to be shown.
             */
            officeHours?: string;
            address?: {
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                street?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                streetNumber?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                postalCode?: string;
                /**
                 * Format: not-blank
                 * @description Must be text with at least one visible character.
                 */
                city?: string;
                /**
                 * Format: country-code
                 * @description A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
                 * @example DE
                 */
                country?: string;
            };
            /**
             * Format: not-blank
             * @description The number under which an agency knows the person. Nothing depends on it here.
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
             * Format: not-blank
             * @description The consumer key.
             */
            key: string;
            /**
             * Format: not-blank
             * @description The consumer secret. Never returned.
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
            eventName: "request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "webhook.ping";
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
        DeliveryFailure: "refused_by_receiver" | "webhook_disabled" | "blocked_address" | "invalid_url" | "invalid_request" | "dns_failed" | "connection_refused" | "connection_failed" | "tls_failed" | "timeout" | "connection_lost" | "malformed_answer" | "body_too_large" | "too_many_redirects" | "aborted";
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
         *           "failureMessage": "The receiver answered 500; only a status from 200 to 299 counts as received."
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
            eventName: "request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "webhook.ping";
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
            code: "invalid_request" | "malformed_json" | "missing_api_key" | "unknown_api_key" | "session_ended" | "wrong_credentials" | "wrong_inbound_secret" | "other_site" | "role_too_low" | "session_needed" | "sign_up_closed" | "link_not_good" | "not_found" | "route_not_found" | "method_not_allowed" | "contact_in_use" | "credentials_missing" | "email_taken" | "external_id_taken" | "last_api_key" | "last_owner" | "listing_exists" | "no_outgoing_mail" | "nothing_to_retry" | "property_has_listings" | "property_is_leaving" | "portal_reachable" | "replay_running" | "sync_not_supported" | "target_has_listings" | "too_many_invitations" | "too_many_webhooks" | "webhook_disabled" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "unusable_file" | "idempotency_key_reused" | "rate_limited" | "too_many_lists" | "too_many_mails" | "internal_error" | "unavailable";
            /** @description The same as the header X-Request-Id; the log has it too. */
            requestId: string;
            /** @description Every fault of the request, not only the first. */
            issues?: {
                /** @description A JSON pointer into the body; /query/… for a query parameter. */
                path: string;
                /** @description A failure code where a file is at fault. */
                code: components["schemas"]["IssueCode"] | components["schemas"]["FailureCode"];
                message: string;
            }[];
        };
        Event: components["schemas"]["RequestCreatedEvent"] | components["schemas"]["RequestParsingFailedEvent"] | components["schemas"]["PublicationSucceededEvent"] | components["schemas"]["PublicationFailedEvent"] | components["schemas"]["PropertyProcessingSucceededEvent"] | components["schemas"]["PropertyProcessingFailedEvent"] | components["schemas"]["TargetUnauthorizedEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookPingEvent"];
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
        FailureCode: "attachment_not_found" | "attachment_forbidden" | "attachment_address_blocked" | "attachment_redirect_failed" | "attachment_host_unknown" | "attachment_unreachable" | "attachment_source_failed" | "attachment_incomplete" | "attachment_empty" | "attachment_too_large" | "attachment_too_many_pixels" | "attachment_too_many_frames" | "attachment_too_complex" | "attachment_is_web_page" | "attachment_unsupported" | "attachment_polyglot" | "attachment_corrupt" | "attachment_encrypted" | "field_missing" | "field_invalid" | "duplicate_on_portal" | "quota_exhausted" | "rejected_by_portal" | "report_missing" | "unauthorized" | "portal_unavailable" | "outcome_unknown" | "portal_remark" | "service_fault" | "no_xml_attachment" | "xml_malformed" | "xml_unsafe" | "unknown_format" | "no_prospect" | "mail_is_bounce" | "mail_is_automatic_reply" | "mail_is_empty" | "mail_unreadable";
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** House Buy */
        HouseBuyFields: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title: string;
            address: components["schemas"]["PropertyAddress"];
            description?: string;
            locationDescription?: string;
            furnishingDescription?: string;
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description A date or words, such as "sofort".
             */
            availableFrom?: string;
            /** @description Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.
             */
            commission?: string;
            commissionDescription?: string;
            /** @description Living area. In m². */
            livingArea: number;
            /** @description Half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area beside the living area. In m². */
            usableArea?: number;
            numberOfBedrooms?: number;
            numberOfBathrooms?: number;
            numberOfFloors?: number;
            numberOfParkingSpaces?: number;
            /** @enum {string} */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /** @enum {string} */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /** @enum {string} */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            constructionYear?: number;
            /** @description Nobody knows it. That counts as an answer where the law asks for it. */
            constructionYearUnknown?: boolean;
            /** @enum {string} */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            lastRefurbished?: number;
            /** @enum {string} */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description notYetAvailable: it is shown at the viewing (liegt zur Besichtigung vor).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            hasCellar?: boolean;
            hasGuestToilet?: boolean;
            hasBuiltInKitchen?: boolean;
            hasGarden?: boolean;
            hasBalcony?: boolean;
            hasTerrace?: boolean;
            hasLoggia?: boolean;
            numberOfBalconies?: number;
            /** @description Balconies and terraces. In m². */
            outdoorArea?: number;
            hasFireplace?: boolean;
            hasStorageRoom?: boolean;
            hasAirConditioning?: boolean;
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Whether it is let or sold with furniture.
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Without steps. */
            isAccessible?: boolean;
            /** @description A protected monument (Denkmal). */
            isListed?: boolean;
            /** @enum {string} */
            houseType?: "singleFamily" | "midTerrace" | "endTerrace" | "multiFamily" | "bungalow" | "semiDetached" | "farm" | "villa" | "terrace" | "twoFamily" | "townhouse" | "countryHouse" | "castle" | "holidayHome" | "other";
            /** @description Area of the plot. In m². */
            plotArea: number;
            hasLodgerFlat?: boolean;
            /** @description How many dwellings the house has. */
            numberOfUnits?: number;
            /** @description Required unless purchasePriceOnRequest is true. In euros. */
            purchasePrice?: number;
            /** @description The price is not shown. */
            purchasePriceOnRequest?: boolean;
            /** @description Erbbaurecht: the buyer does not get the plot, and pays a rent for it. */
            isLeasehold?: boolean;
            /**
             * Format: date
             * @description The day on which the leasehold ends; only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string;
            /** @description Rent for the plot (Erbbauzins) a year; only with isLeasehold. In euros. */
            groundRent?: number;
            /** @description Price of a parking space. In euros. */
            parkingSpacePurchasePrice?: number;
            isRented?: boolean;
            /** @description Rent that comes in each month. In euros. */
            monthlyRentalIncome?: number;
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For a person to read. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseBuy";
            fields: components["schemas"]["HouseBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** House Rent */
        HouseRentFields: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title: string;
            address: components["schemas"]["PropertyAddress"];
            description?: string;
            locationDescription?: string;
            furnishingDescription?: string;
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description A date or words, such as "sofort".
             */
            availableFrom?: string;
            /** @description Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.
             */
            commission?: string;
            commissionDescription?: string;
            /** @description Living area. In m². */
            livingArea: number;
            /** @description Half rooms count 0.5. */
            numberOfRooms: number;
            /** @description Usable area beside the living area. In m². */
            usableArea?: number;
            numberOfBedrooms?: number;
            numberOfBathrooms?: number;
            numberOfFloors?: number;
            numberOfParkingSpaces?: number;
            /** @enum {string} */
            parkingSpaceType?: "garage" | "undergroundGarage" | "carport" | "outdoor" | "carPark" | "duplex";
            /** @enum {string} */
            condition?: "firstTimeUse" | "firstTimeUseAfterRefurbishment" | "mint" | "refurbished" | "modernised" | "renovated" | "wellKept" | "requiresRenovation" | "requiresRefurbishment" | "shell" | "negotiable" | "demolitionReady";
            /** @enum {string} */
            interiorQuality?: "simple" | "standard" | "high" | "luxury";
            constructionYear?: number;
            /** @description Nobody knows it. That counts as an answer where the law asks for it. */
            constructionYearUnknown?: boolean;
            /** @enum {string} */
            constructionPhase?: "projected" | "underConstruction" | "completed";
            lastRefurbished?: number;
            /** @enum {string} */
            heatingType?: "stove" | "floor" | "central" | "district" | "underfloor" | "heatPump" | "gas" | "oil" | "electric" | "nightStorage" | "pellet" | "solar" | "combinedHeatAndPower";
            /**
             * @description notYetAvailable: it is shown at the viewing (liegt zur Besichtigung vor).
             * @enum {string}
             */
            energyCertificateStatus?: "present" | "notYetAvailable" | "notRequired";
            residentialEnergyCertificate?: components["schemas"]["ResidentialEnergyCertificate"];
            hasCellar?: boolean;
            hasGuestToilet?: boolean;
            hasBuiltInKitchen?: boolean;
            hasGarden?: boolean;
            hasBalcony?: boolean;
            hasTerrace?: boolean;
            hasLoggia?: boolean;
            numberOfBalconies?: number;
            /** @description Balconies and terraces. In m². */
            outdoorArea?: number;
            hasFireplace?: boolean;
            hasStorageRoom?: boolean;
            hasAirConditioning?: boolean;
            flooring?: ("tiles" | "planks" | "parquet" | "laminate" | "vinyl" | "carpet" | "stone" | "screed" | "other")[];
            /**
             * @description Whether it is let or sold with furniture.
             * @enum {string}
             */
            furnishing?: "none" | "partly" | "full";
            /** @description Without steps. */
            isAccessible?: boolean;
            /** @description A protected monument (Denkmal). */
            isListed?: boolean;
            /** @enum {string} */
            houseType?: "singleFamily" | "midTerrace" | "endTerrace" | "multiFamily" | "bungalow" | "semiDetached" | "farm" | "villa" | "terrace" | "twoFamily" | "townhouse" | "countryHouse" | "castle" | "holidayHome" | "other";
            /** @description Area of the plot. In m². */
            plotArea: number;
            hasLodgerFlat?: boolean;
            /** @description How many dwellings the house has. */
            numberOfUnits?: number;
            /** @description Monthly rent without additional costs (Kaltmiete). In euros. */
            baseRent: number;
            /** @description Monthly additional costs (Nebenkosten). In euros. */
            additionalCosts?: number;
            /** @description Monthly heating costs. In euros. */
            heatingCosts?: number;
            additionalCostsIncludeHeatingCosts?: boolean;
            /** @description Monthly rent with all costs (Warmmiete). In euros. */
            totalRent?: number;
            /**
             * Format: not-blank
             * @description Words or an amount, such as "3 Nettokaltmieten".
             */
            deposit?: string;
            /** @description Monthly rent of a parking space. In euros. */
            parkingSpaceRent?: number;
            /** @description true, false or "negotiable". */
            petsAllowed?: boolean | "negotiable";
            isSuitableAsSharedFlat?: boolean;
            /** @description How long a tenant stays at least. */
            minimumTermMonths?: number;
            /**
             * Format: date
             * @description The day on which the tenancy ends; it must lie ahead.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For a person to read. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "houseRent";
            fields: components["schemas"]["HouseRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description Must be text with at least one visible character.
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
         *       "failureMessage": "With an energy certificate, the year of construction must be stated (§ 87 GEG)."
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
            /** @description For a person to read. */
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
         *         "failureMessage": "With an energy certificate, the year of construction must be stated (§ 87 GEG)."
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
             * @description Must be text with at least one visible character.
             */
            title: string;
            /**
             * Format: http-url
             * @description Must be an address that begins with http:// or https://, without a user name or a password.
             * @example https://example.org/pictures/1.jpg
             */
            url: string;
            /**
             * @description What is to be seen there; a page when left out.
             * @enum {string}
             */
            kind?: "tour" | "video" | "page";
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
            /** @description How often the portal was spoken to about it. */
            attempts: number;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
             * @example 2026-11-15T09:30:00.000Z
             */
            nextAttemptAt?: string;
            failureCode?: components["schemas"]["FailureCode"];
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
         *       "failureMessage": "street is missing. The portal wants it, and shows it only if address.publish is true.",
         *       "problems": [
         *         {
         *           "path": "/fields/address/street",
         *           "code": "field_missing",
         *           "message": "street is missing. The portal wants it, and shows it only if address.publish is true."
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
            failureMessage?: string;
            problems?: components["schemas"]["ListingProblem"][];
            /** @description The status that the portal answered with. */
            portalStatus?: number;
            /** @description The portal’s own words. */
            portalMessage?: string;
            /** @description The number under which the portal’s support finds it. */
            portalReference?: string;
            /** @description How many calls it made to the portal over HTTP, of which `exchanges` shows the first and the last. */
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
         *           "message": "street is missing. The portal wants it, and shows it only if address.publish is true."
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
         *               "message": "street is missing. The portal wants it, and shows it only if address.publish is true."
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
        ListingProblem: {
            /** @description Where in the property the fault lies, as a JSON pointer. */
            path: string;
            code: components["schemas"]["FailureCode"];
            message: string;
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
                 * @description Must be text with at least one visible character.
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
             * @description Must be text with at least one visible character.
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
         *       "url": "https://aushang.example.org/invitation#token=shown-only-once",
         *       "isMailed": true
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
            /** @description The link to hand on. It is shown only in this answer, and is good once. */
            url: string;
            /** @description Whether the link is on its way by mail, too. */
            isMailed: boolean;
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
             * @description Must be text with at least one visible character.
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
        };
        /** @enum {string} */
        OutgoingFailure: "blocked_address" | "invalid_url" | "invalid_request" | "dns_failed" | "connection_refused" | "connection_failed" | "tls_failed" | "timeout" | "connection_lost" | "malformed_answer" | "body_too_large" | "too_many_redirects" | "aborted";
        /**
         * @example {
         *       "name": "Anna Beispiel",
         *       "language": "en"
         *     }
         */
        OwnUserPatch: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Plot Buy */
        PlotBuyFields: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title: string;
            address: components["schemas"]["PropertyAddress"];
            description?: string;
            locationDescription?: string;
            furnishingDescription?: string;
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description A date or words, such as "sofort".
             */
            availableFrom?: string;
            /** @description Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.
             */
            commission?: string;
            commissionDescription?: string;
            /** @description Area of the plot. In m². */
            plotArea: number;
            /** @enum {string} */
            buildingRegulation?: "developmentPlan" | "neighbourhood" | "outerArea" | "developmentExpected" | "none";
            /** @enum {string} */
            development?: "developed" | "partlyDeveloped" | "undeveloped";
            recommendedUse?: ("futureDevelopmentLand" | "twinHouse" | "singleFamilyHouse" | "garage" | "garden" | "noDevelopment" | "apartmentBuilding" | "orchard" | "terraceHouse" | "parkingSpace" | "villa" | "forest")[];
            /** @description The smallest part that is sold or let by itself. In m². */
            divisibleFrom?: number;
            /** @description Geschossflächenzahl (GFZ). */
            floorSpaceIndex?: number;
            /** @description Grundflächenzahl (GRZ). */
            siteCoverageIndex?: number;
            isShortTermBuildable?: boolean;
            hasBuildingPermission?: boolean;
            /** @description Required unless purchasePriceOnRequest is true. In euros. */
            purchasePrice?: number;
            /** @description The price is not shown. */
            purchasePriceOnRequest?: boolean;
            /** @description Erbbaurecht: the buyer does not get the plot, and pays a rent for it. */
            isLeasehold?: boolean;
            /**
             * Format: date
             * @description The day on which the leasehold ends; only with isLeasehold, and it must lie ahead.
             * @example 2027-03-01
             */
            leaseholdUntil?: string;
            /** @description Rent for the plot (Erbbauzins) a year; only with isLeasehold. In euros. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For a person to read. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotBuy";
            fields: components["schemas"]["PlotBuyFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentDraft"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
             * @enum {string}
             */
            offerStatus?: "open" | "reserved" | "closed";
        };
        /** Plot Rent */
        PlotRentFields: {
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            title: string;
            address: components["schemas"]["PropertyAddress"];
            description?: string;
            locationDescription?: string;
            furnishingDescription?: string;
            miscellaneousDescription?: string;
            /**
             * Format: not-blank
             * @description A date or words, such as "sofort".
             */
            availableFrom?: string;
            /** @description Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said. */
            commissionDue?: boolean;
            /**
             * Format: not-blank
             * @description What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.
             */
            commission?: string;
            commissionDescription?: string;
            /** @description Area of the plot. In m². */
            plotArea: number;
            /** @enum {string} */
            buildingRegulation?: "developmentPlan" | "neighbourhood" | "outerArea" | "developmentExpected" | "none";
            /** @enum {string} */
            development?: "developed" | "partlyDeveloped" | "undeveloped";
            recommendedUse?: ("futureDevelopmentLand" | "twinHouse" | "singleFamilyHouse" | "garage" | "garden" | "noDevelopment" | "apartmentBuilding" | "orchard" | "terraceHouse" | "parkingSpace" | "villa" | "forest")[];
            /** @description The smallest part that is sold or let by itself. In m². */
            divisibleFrom?: number;
            /** @description Geschossflächenzahl (GFZ). */
            floorSpaceIndex?: number;
            /** @description Grundflächenzahl (GRZ). */
            siteCoverageIndex?: number;
            isShortTermBuildable?: boolean;
            hasBuildingPermission?: boolean;
            /** @description Rent for each leaseInterval. In euros. */
            baseRent: number;
            /** @enum {string} */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
             * @enum {string}
             */
            offerStatus: "open" | "reserved" | "closed";
            /** @constant */
            processingStatus: "failed";
            failureCode: components["schemas"]["FailureCode"];
            /** @description For a person to read. */
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plotRent";
            fields: components["schemas"]["PlotRentFields"];
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId: string;
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
             * @description Must be text with at least one visible character.
             */
            street?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            streetNumber?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            postalCode: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            city: string;
            /**
             * Format: not-blank
             * @description The part of the city (Ortsteil), such as "Prenzlauer Berg".
             */
            district?: string;
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            region?: string;
            /**
             * Format: country-code
             * @description A code of ISO 3166-1 alpha-2; XK is Kosovo. When left out, it is "DE".
             * @example DE
             */
            country?: string;
            latitude?: number;
            longitude?: number;
            /** @description Whether portals may show street, number and position. When left out, it is false. */
            publish?: boolean;
        };
        PropertyDraft: components["schemas"]["ApartmentRentDraft"] | components["schemas"]["ApartmentBuyDraft"] | components["schemas"]["HouseRentDraft"] | components["schemas"]["HouseBuyDraft"] | components["schemas"]["PlotRentDraft"] | components["schemas"]["PlotBuyDraft"];
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
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
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
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted.
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
                /** @description False while the portal itself has not said that it shows it: a file that was handed over is online as far as we know. */
                confirmed: boolean;
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
                /**
                 * Format: date-time
                 * @description Must be a time such as 2026-01-31T12:00:00.000Z.
                 * @example 2026-11-15T09:30:00.000Z
                 */
                nextAttemptAt?: string;
                failureCode?: components["schemas"]["FailureCode"];
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
            [key: string]: unknown;
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
         *       "failureMessage": "Attachment 1 (https://example.org/pictures/1.jpg): The address answers 404."
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
         *         "failureMessage": "Attachment 1 (https://example.org/pictures/1.jpg): The address answers 404."
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
            /** @enum {string} */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            attachments?: components["schemas"]["AttachmentReplacement"][];
            /**
             * @description The id of a contact. Without one, a portal shows the default contact of its own account.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            links?: components["schemas"]["Link"][];
            /**
             * @description Whether it can still be had. A reserved or sold one stays online until its listings are deleted. When left out, it is "open".
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
         *       "listingId": "0TkW4rYx00bC4dE6fG8h",
         *       "propertyId": "0TkW4rYx00qL7mN9pR2s",
         *       "targetId": "0TkW4rYx00tU1vW3xY5z",
         *       "type": "set",
         *       "operation": "create",
         *       "failureCode": "field_missing",
         *       "failureMessage": "With an energy certificate, the year of construction must be stated (§ 87 GEG)."
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
            /** @description For a person to read. */
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
         *         "failureMessage": "With an energy certificate, the year of construction must be stated (§ 87 GEG)."
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
             * @description Left out when the object is none of those ever listed on the target.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /** @description The number of the object, as the mail has it. */
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
            /** @description Inquiries about none of the properties ever listed. */
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
             * @description Left out when the object is none of those ever listed on the target.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /** @description The number of the object, as the mail has it. */
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
         *       "failureMessage": "The mail bears no XML attachment: it is nothing but text. Let the forwarding rule redirect the portal’s mail, or forward it as an attachment, so that what is attached comes along; and have the portal attach OpenImmo feedback, if it does not.",
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
            /** @description For a person to read. */
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
         *         "failureMessage": "The mail bears no XML attachment: it is nothing but text. Let the forwarding rule redirect the portal’s mail, or forward it as an attachment, so that what is attached comes along; and have the portal attach OpenImmo feedback, if it does not.",
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
         */
        RequestPatch: {
            /** @description true: somebody has seen it. false takes that back. */
            read: boolean;
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
            /** @enum {string} */
            type: "consumption" | "need";
            /** @enum {string} */
            energySource: "oil" | "gas" | "liquidGas" | "electric" | "solar" | "geothermal" | "district" | "local" | "water" | "wind" | "bioenergy" | "pellet" | "wood" | "coal" | "environmentalHeat";
            /** @description What else the building is heated with: the law wants all essential carriers. */
            furtherEnergySources?: ("oil" | "gas" | "liquidGas" | "electric" | "solar" | "geothermal" | "district" | "local" | "water" | "wind" | "bioenergy" | "pellet" | "wood" | "coal" | "environmentalHeat")[];
            /** @description Issued before 1 May 2014, when certificates bore no class yet. */
            prior2014?: boolean;
            /** @description Only in a certificate of type "consumption". In kWh/(m²·a). */
            energyConsumption?: number;
            /** @description Only in a certificate of type "need". In kWh/(m²·a). */
            energyNeed?: number;
            /** @enum {string} */
            energyClass?: "A+" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
            /** @description As the certificate states it. */
            constructionYear?: number;
            warmWaterIncluded?: boolean;
            /**
             * Format: date
             * @description Must be a date such as 2026-01-31.
             * @example 2027-03-01
             */
            issuedOn?: string;
            /**
             * Format: date
             * @description Ten years after it was issued when left out.
             * @example 2027-03-01
             */
            validUntil?: string;
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
                 * @description Must be text with at least one visible character.
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
             * @description Must be text with at least one visible character.
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
             * @description Must be text with at least one visible character.
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
            /** @example correct horse battery staple */
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
             * @description Must be text with at least one visible character.
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
             * @description Where the user is sent after having granted or refused access on the portal.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests: boolean;
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
            failureMessage?: string;
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
        };
        /**
         * @example {
         *       "type": "platform-a-24-sandbox",
         *       "name": "Portal A",
         *       "redirectUrl": "https://example.org/settings/portals"
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
             * @description Must be text with at least one visible character.
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
             * @description Where the user is sent after having granted or refused access on the portal.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests?: boolean;
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "name": "Portal A, Berlin"
         *     }
         */
        TargetPatch: {
            [key: string]: unknown;
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
             * @description Must be text with at least one visible character.
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
             * @description Where the user is sent after having granted or refused access on the portal.
             * @example https://example.org/settings/portals
             */
            redirectUrl?: string;
            /** @description Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where the agency uses that place itself, it stays as it is. false when left out. */
            autoCollectRequests?: boolean;
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
            readonly failureMessage?: string;
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
         *       "limits": {
         *         "attachments": 150,
         *         "imageEdge": 2000,
         *         "imageBytes": 5000000
         *       }
         *     }
         */
        TargetType: {
            type: string;
            name: string;
            description: string;
            /**
             * @description oauth: the user is sent to `authorizationUrl`. login: the target is created with `credentials`.
             * @enum {string}
             */
            authorization: "oauth" | "login";
            /** @description What the account must bring first, with `PUT /account/credentials/{type}`, as a JSON Schema. */
            consumer?: {
                [key: string]: unknown;
            };
            /** @description A JSON Schema. */
            credentials?: {
                [key: string]: unknown;
            };
            /** @description A JSON Schema. */
            options: {
                [key: string]: unknown;
            };
            propertyTypes: string[];
            /** @description Whether it takes full transfers, see `POST /targets/{id}/sync`. */
            canSync: boolean;
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
         *       "failureMessage": "The portal does not accept the access token any more."
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
            /** @description For a person to read. */
            failureMessage: string;
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "target.unauthorized",
         *       "eventPayload": {
         *         "targetId": "0TkW4rYx00tU1vW3xY5z",
         *         "authorizationStatus": "revoked",
         *         "failureCode": "unauthorized",
         *         "failureMessage": "The portal does not accept the access token any more."
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
             * @description Must be text with at least one visible character.
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
            events: ("request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled")[];
            /** @enum {string} */
            envelope: "current" | "legacy";
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
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
         *       "reason": "failing"
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
        };
        /**
         * @example {
         *       "eventId": "0TkW4rYx00jK6lM8nP0q",
         *       "eventName": "webhook.disabled",
         *       "eventPayload": {
         *         "webhookId": "0TkW4rYx00gH7jK9mN1p",
         *         "url": "https://example.org/hooks/aushang",
         *         "reason": "failing"
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
            /** @description The events it reacts to. */
            events: ("request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled")[];
            /**
             * @description "legacy" is the earlier form, {eventType, eventPayload}; it knows requests and publications only. When left out, it is "current".
             * @enum {string}
             */
            envelope?: "current" | "legacy";
            /**
             * Format: not-blank
             * @description Must be text with at least one visible character.
             */
            description?: string;
            /** @description When left out, it is true. */
            enabled?: boolean;
        };
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
        };
        /**
         * @description A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the service sets are ignored.
         * @example {
         *       "enabled": true
         *     }
         */
        WebhookPatch: {
            [key: string]: unknown;
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
            status: "ready" | "not ready";
        };
        /**
         * @example {
         *       "status": "stored"
         *     }
         */
        ReceiveMailAnswer: {
            status: string;
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
            /** @enum {string} */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
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
            /** @enum {string} */
            type?: "apartmentRent" | "apartmentBuy" | "houseRent" | "houseBuy" | "plotRent" | "plotBuy";
            /**
             * Format: external-id
             * @description The number an agency shows publicly; portals know the property by it. Made up when left out; it never changes.
             * @example WHG-2041
             */
            externalId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            contactId?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
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
            /** @example platform-a-24 */
            type?: string;
            /** @enum {string} */
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
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /** @enum {string} */
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
            /** @enum {string} */
            outcome?: "published" | "withdrawn" | "pending" | "rejected" | "unauthorized" | "unavailable" | "unknown";
        };
        PreviewListingQuery: {
            /** @description Which document, if there are several: `advert` (the default), `contact`, … */
            part?: string;
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
            /** @description `false`: only what is about none of the properties ever listed on the target. */
            matched?: boolean;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            propertyId?: string;
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            listingId?: string;
            /**
             * Format: date-time
             * @description Must be a time such as 2026-01-31T12:00:00.000Z.
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
             * @description Must be an id of 20 letters and digits.
             * @example 0TkW4rYx00aB3dE5fG7h
             */
            targetId?: string;
        };
        ListEventsQuery: {
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
            /** @enum {string} */
            name?: "request.created" | "request.parsing_failed" | "publication.succeeded" | "publication.failed" | "property.processing_succeeded" | "property.processing_failed" | "target.unauthorized" | "webhook.disabled" | "webhook.ping";
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
             * @description Begins with what happened after this event; the header `Last-Event-ID` goes before it. Without either, with what happens from now on.
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
            /** @enum {string} */
            status?: "pending" | "succeeded" | "failed";
            /**
             * Format: id
             * @description Must be an id of 20 letters and digits.
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
export type Actor = Schemas['Actor']
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
export type Contact = Schemas['Contact']
export type ContactDraft = Schemas['ContactDraft']
export type ContactPatch = Schemas['ContactPatch']
export type ContactReplacement = Schemas['ContactReplacement']
export type CredentialStatus = Schemas['CredentialStatus']
export type CredentialsDraft = Schemas['CredentialsDraft']
export type Delivery = Schemas['Delivery']
export type DeliveryAttempt = Schemas['DeliveryAttempt']
export type DeliveryFailure = Schemas['DeliveryFailure']
export type DeliveryWithAttempts = Schemas['DeliveryWithAttempts']
export type Erasure = Schemas['Erasure']
export type ErasureResult = Schemas['ErasureResult']
export type ErrorBody = Schemas['Error']
export type Event = Schemas['Event']
export type EventActor = Schemas['EventActor']
export type FailureCode = Schemas['FailureCode']
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
export type Listing = Schemas['Listing']
export type ListingAttempt = Schemas['ListingAttempt']
export type ListingCheck = Schemas['ListingCheck']
export type ListingCheckDraft = Schemas['ListingCheckDraft']
export type ListingCounts = Schemas['ListingCounts']
export type ListingDraft = Schemas['ListingDraft']
export type ListingProblem = Schemas['ListingProblem']
export type MailedLink = Schemas['MailedLink']
export type MailedLinkRequest = Schemas['MailedLinkRequest']
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
export type PropertyDraft = Schemas['PropertyDraft']
export type PropertyOverview = Schemas['PropertyOverview']
export type PropertyPatch = Schemas['PropertyPatch']
export type PropertyProcessingFailed = Schemas['PropertyProcessingFailed']
export type PropertyProcessingFailedEvent = Schemas['PropertyProcessingFailedEvent']
export type PropertyProcessingSucceeded = Schemas['PropertyProcessingSucceeded']
export type PropertyProcessingSucceededEvent = Schemas['PropertyProcessingSucceededEvent']
export type PropertyReplacement = Schemas['PropertyReplacement']
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
export type Session = Schemas['Session']
export type Setup = Schemas['Setup']
export type SignIn = Schemas['SignIn']
export type SignInOptions = Schemas['SignInOptions']
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
export type GetHealthAnswer = Schemas['GetHealthAnswer']
export type GetReadinessAnswer = Schemas['GetReadinessAnswer']
export type ReceiveMailAnswer = Schemas['ReceiveMailAnswer']
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
export type ListRequestsQuery = Schemas['ListRequestsQuery']
export type ListUnreadableMailsQuery = Schemas['ListUnreadableMailsQuery']
export type ListEventsQuery = Schemas['ListEventsQuery']
export type StreamEventsQuery = Schemas['StreamEventsQuery']
export type ListChangesQuery = Schemas['ListChangesQuery']
export type ListWebhooksQuery = Schemas['ListWebhooksQuery']
export type ListDeliveriesQuery = Schemas['ListDeliveriesQuery']
