/** What an address of a property and one of a contact have in common. */
export const placeWords = {
  street: {
    name: { de: 'die Straße', en: 'street' },
    explanation: { de: 'ohne Hausnummer', en: 'without the house number' },
  },
  streetNumber: {
    name: { de: 'die Hausnummer', en: 'house number' },
    explanation: { de: 'mit Zusatz, zum Beispiel 12 a', en: 'with its suffix, such as 12 a' },
  },
  postalCode: {
    name: { de: 'die Postleitzahl', en: 'postal code' },
    explanation: { de: 'in Deutschland fünfstellig', en: 'five digits in Germany' },
  },
  city: {
    name: { de: 'der Ort', en: 'city' },
    explanation: { de: 'Stadt oder Gemeinde', en: 'town or municipality' },
  },
}

export const countryWords = {
  name: { de: 'das Land', en: 'country' },
  explanation: {
    de: 'Deutschland, wenn nichts anderes angegeben ist',
    en: 'Germany unless something else is said',
  },
}
