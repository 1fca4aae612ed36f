import type { AttachmentDraft } from '../attachment.ts'
import type { PropertyWords, ValueWords } from './member-words.ts'

const image = {
  name: { de: 'Bild', en: 'picture' },
  explanation: { de: 'Foto, Grundriss oder Lageplan', en: 'photo, floor plan or site plan' },
}
const document = {
  name: { de: 'Dokument', en: 'document' },
  explanation: { de: 'PDF, zum Beispiel das Exposé', en: 'PDF, such as the exposé' },
}

const attachmentTypes: Record<NonNullable<AttachmentDraft['type']>, ValueWords> = {
  image,
  document,
  'image/jpeg': image,
  'image/jpg': image,
  'image/png': image,
  'image/webp': image,
  'image/heic': image,
  'image/heif': image,
  'image/avif': image,
  'image/gif': image,
  'image/tiff': image,
  'application/pdf': document,
}

const floorPlan = {
  name: { de: 'der Grundriss', en: 'floor plan' },
  explanation: {
    de: 'wird nie das Titelbild, solange es ein anderes Bild gibt',
    en: 'never the title picture while there is another',
  },
}

export const media = {
  attachments: {
    name: { de: 'die Bilder und Dokumente', en: 'attachments' },
    pluralIn: ['de', 'en'],
    explanation: {
      de: 'Bilder und PDF in der Reihenfolge, in der Portale sie zeigen; das erste ist das Titelbild',
      en: 'pictures and PDF files in the order in which portals show them; the first is the title picture',
    },
    members: {
      url: {
        name: { de: 'die Adresse', en: 'address' },
        explanation: { de: 'wo die Datei abgeholt wird', en: 'where the file is fetched from' },
      },
      type: {
        name: { de: 'die Art', en: 'kind' },
        explanation: { de: 'wird am Inhalt erkannt', en: 'found from the content' },
        values: attachmentTypes,
      },
      title: {
        name: { de: 'die Bildunterschrift', en: 'caption' },
        explanation: { de: 'was zu sehen ist', en: 'what is to be seen' },
      },
      isFloorPlan: floorPlan,
      isBlueprint: floorPlan,
    },
  },
  links: {
    name: { de: 'die Links', en: 'links' },
    pluralIn: ['de', 'en'],
    explanation: { de: 'Rundgang, Video oder Seite zum Objekt', en: 'a tour, a video or a page about the property' },
    members: {
      title: {
        name: { de: 'die Bezeichnung', en: 'title' },
        explanation: {
          de: 'steht auf dem Portal als Text des Links',
          en: 'shown on the portal as the text of the link',
        },
      },
      url: {
        name: { de: 'die Adresse', en: 'address' },
        explanation: { de: 'wohin der Link führt', en: 'where the link leads' },
      },
      kind: {
        name: { de: 'die Art', en: 'kind' },
        explanation: { de: 'was dort zu sehen ist', en: 'what is to be seen there' },
        values: {
          tour: {
            name: { de: 'virtueller Rundgang', en: 'virtual tour' },
            explanation: { de: 'in 360 Grad durch die Räume', en: 'through the rooms in 360 degrees' },
          },
          video: {
            name: { de: 'Video', en: 'video' },
            explanation: { de: 'ein Film über das Objekt', en: 'a film about the property' },
          },
          page: {
            name: { de: 'Internetseite', en: 'page' },
            explanation: {
              de: 'mehr zum Objekt, zum Beispiel auf Ihrer Homepage',
              en: 'more about it, such as on your homepage',
            },
          },
        },
      },
    },
  },
} satisfies Partial<PropertyWords>

export const contactPerson = {
  contactId: {
    name: { de: 'der Ansprechpartner', en: 'contact' },
    explanation: {
      de: 'wen Portale neben dem Inserat zeigen; ohne Angabe den aus Ihrem Konto dort',
      en: 'whom portals show beside the advert; when left out, the one of your account there',
    },
  },
} satisfies Partial<PropertyWords>
