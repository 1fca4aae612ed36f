import type { ContactDraft } from './contact.ts'
import { countryWords, placeWords } from './property/words/address-words.ts'
import type { MembersWords } from './property/words/member-words.ts'

/** What people call the members of a contact, in the order of the form. */
export const contactWords: MembersWords<ContactDraft> = {
  salutation: {
    name: { de: 'die Anrede', en: 'salutation' },
    explanation: { de: 'wie Interessenten die Person ansprechen', en: 'how prospects address the person' },
    values: {
      female: {
        name: { de: 'Frau', en: 'Ms' },
        explanation: { de: 'Anrede: Sehr geehrte Frau …', en: 'as in: Dear Ms …' },
      },
      male: {
        name: { de: 'Herr', en: 'Mr' },
        explanation: { de: 'Anrede: Sehr geehrter Herr …', en: 'as in: Dear Mr …' },
      },
      company: {
        name: { de: 'Firma', en: 'company' },
        explanation: { de: 'statt einer Person', en: 'in place of a person' },
      },
      none: {
        name: { de: 'ohne Anrede', en: 'none' },
        explanation: { de: 'nur der Name steht da', en: 'only the name is shown' },
      },
    },
  },
  title: {
    name: { de: 'der Titel', en: 'academic title' },
    explanation: { de: 'akademischer Grad, zum Beispiel Dr.', en: 'degree, such as Dr.' },
  },
  firstName: {
    name: { de: 'der Vorname', en: 'first name' },
    explanation: { de: 'wie er neben dem Inserat stehen soll', en: 'as it is to stand beside the advert' },
  },
  lastName: {
    name: { de: 'der Nachname', en: 'last name' },
    explanation: { de: 'wie er neben dem Inserat stehen soll', en: 'as it is to stand beside the advert' },
  },
  company: {
    name: { de: 'die Firma', en: 'company' },
    explanation: { de: 'für die die Person arbeitet', en: 'for which the person works' },
  },
  position: {
    name: { de: 'die Position', en: 'position' },
    explanation: { de: 'in der Firma, zum Beispiel Vertrieb', en: 'in the company, such as sales' },
  },
  email: {
    name: { de: 'die E-Mail-Adresse', en: 'e-mail address' },
    explanation: {
      de: 'dorthin schicken Portale Anfragen; sie steht neben dem Inserat',
      en: 'portals send inquiries here, and show it beside the advert',
    },
  },
  phone: {
    name: { de: 'die Telefonnummer', en: 'phone number' },
    explanation: {
      de: 'mit Vorwahl, zum Beispiel +49 30 23125 000',
      en: 'with the area code, such as +49 30 23125 000',
    },
  },
  mobilePhone: {
    name: { de: 'die Mobilnummer', en: 'mobile number' },
    explanation: { de: 'zum Beispiel +49 151 23125 000', en: 'such as +49 151 23125 000' },
  },
  fax: {
    name: { de: 'die Faxnummer', en: 'fax number' },
    explanation: { de: 'mit Vorwahl', en: 'with the area code' },
  },
  website: {
    name: { de: 'die Internetseite', en: 'website' },
    explanation: { de: 'der Firma oder der Person', en: 'of the company or the person' },
  },
  photoUrl: {
    name: { de: 'das Porträt', en: 'portrait' },
    explanation: {
      de: 'Adresse eines Fotos der Person; Portale holen es dort ab',
      en: 'the address of a photo; portals fetch it from there',
    },
  },
  officeHours: {
    name: { de: 'die Sprechzeiten', en: 'office hours' },
    pluralIn: ['de', 'en'],
    explanation: { de: 'wann die Person zu erreichen ist', en: 'when to reach the person' },
  },
  address: {
    name: { de: 'die Anschrift', en: 'address' },
    explanation: { de: 'des Büros', en: 'of the office' },
    members: {
      ...placeWords,
      country: countryWords,
    },
  },
  externalId: {
    name: { de: 'die Kontaktnummer', en: 'contact number' },
    explanation: { de: 'unter der die Person in der Firma geführt wird', en: 'under which an agency knows the person' },
  },
}
