import { countryWords, placeWords } from './address-words.ts'
import type { FieldWords } from './member-words.ts'

export const location = {
  address: {
    name: { de: 'die Adresse', en: 'address' },
    explanation: {
      de: 'Straße und Hausnummer zeigen Portale nur mit Ihrer Freigabe',
      en: 'portals show street and number only with your consent',
    },
    members: {
      ...placeWords,
      district: {
        name: { de: 'der Ortsteil', en: 'district' },
        explanation: {
          de: 'Teil der Stadt oder Gemeinde, zum Beispiel Prenzlauer Berg',
          en: 'part of the city, such as Prenzlauer Berg',
        },
      },
      region: {
        name: { de: 'die Region', en: 'region' },
        explanation: { de: 'Bundesland, Kanton oder Provinz', en: 'state, canton or province' },
      },
      country: countryWords,
      latitude: {
        name: { de: 'die geografische Breite', en: 'latitude' },
        explanation: {
          de: 'in Dezimalgrad (WGS 84), zusammen mit der Länge',
          en: 'in decimal degrees (WGS 84), together with the longitude',
        },
        unit: '°',
      },
      longitude: {
        name: { de: 'die geografische Länge', en: 'longitude' },
        explanation: {
          de: 'in Dezimalgrad (WGS 84), zusammen mit der Breite',
          en: 'in decimal degrees (WGS 84), together with the latitude',
        },
        unit: '°',
      },
      publish: {
        name: { de: 'die Freigabe der genauen Adresse', en: 'consent to show the exact address' },
        explanation: {
          de: 'ob Portale Straße, Hausnummer und Lage auf der Karte zeigen dürfen',
          en: 'whether portals may show street, house number and position',
        },
      },
    },
  },
} satisfies Partial<FieldWords>
