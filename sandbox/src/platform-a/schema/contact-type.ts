import { countryCodes } from './country-codes.ts'
import { boolean, type Field, group, long, oneOf, text, uri } from './field.ts'
import { postalAddress } from './postal-address.ts'

const emailFacets = { lengthMin: 5, pattern: /^(?:.+@.+\..+)$/ }

const number = (name: string): Field[] => [
  text(`${name}CountryCode`, undefined, { pattern: /^(?:\+[1-9]\d{0,3})$/ }),
  text(`${name}AreaCode`, undefined, { pattern: /^(?:\d{1,10})$/ }),
  text(`${name}Subscriber`, undefined, { pattern: /^(?:[\d][\d -]{0,24}[\d])$/ }),
  text(name, undefined, { pattern: /^(?:(\+[1-9]\d{0,3}) +\d{1,10} +([\d][\d -]{0,24}[\d]))$/ }),
]

export const contactNumbers = ['faxNumber', 'phoneNumber', 'cellPhoneNumber']

export const contactType: Field = group(
  'realtorContactDetail',
  [
    text('email', 300, emailFacets),
    oneOf('salutation', 'FEMALE MALE COMPANY NO_SALUTATION'),
    text('firstname', 30),
    text('lastname', 50),
    ...contactNumbers.flatMap(number),
    group('address', postalAddress),
    oneOf('countryCode', countryCodes),
    text('title', 15),
    text('additionName', 30),
    text('company', 100),
    uri('homepageUrl', 300),
    uri('portraitUrl', 300),
    text('position', 100),
    text('secondaryEmail', 300, emailFacets),
    uri('clickOutUrl', 300),
    text('officeHours', 1000),
    boolean('defaultContact'),
    boolean('localPartnerContact'),
    boolean('businessCardContact'),
    long('realEstateReferenceCount', { readOnly: true }),
    text('externalId'),
    boolean('showOnProfilePage'),
  ],
  { attributes: ['id'] },
)
