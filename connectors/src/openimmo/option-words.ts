import type { SchemaWords } from '../contract.ts'
import type { Options } from './options.ts'

/** What people call the options of a target, with what holds where nothing is said. `docs/openimmo-portals.md` is made from it. */
export const optionWords: SchemaWords<Options> = {
  version: {
    name: { de: 'OpenImmo-Version', en: 'OpenImmo version' },
    explanation: {
      de: 'Welche Version das Portal liest; ohne Angabe 1.2.7.',
      en: 'The version that the portal reads; 1.2.7 when left out.',
    },
    values: { '1.2.7': { de: '1.2.7', en: '1.2.7' }, '1.2.5': { de: '1.2.5', en: '1.2.5' } },
  },
  encoding: {
    name: { de: 'Zeichensatz', en: 'Encoding' },
    explanation: {
      de: 'Zeichensatz der XML-Datei; ohne Angabe UTF-8. Zeichen, die es in ISO-8859-1 nicht gibt, werden als Nummern geschrieben.',
      en: 'The encoding of the XML; UTF-8 when left out. What ISO-8859-1 lacks is sent as numeric references.',
    },
    values: { 'UTF-8': { de: 'UTF-8', en: 'UTF-8' }, 'ISO-8859-1': { de: 'ISO-8859-1', en: 'ISO-8859-1' } },
  },
  kaltmiete: {
    name: { de: 'Bedeutung von „kaltmiete“', en: 'Meaning of “kaltmiete”' },
    explanation: {
      de: 'Was das Portal unter kaltmiete versteht: meist die Grundmiete (so ist es ohne Angabe), nach dem Format Grundmiete und Nebenkosten ohne Heizung. In nettokaltmiete steht immer die Grundmiete.',
      en: 'What the portal takes kaltmiete for: the base rent, as most do (the default), the base rent and the additional costs without heating, as the format says, or nothing. nettokaltmiete is always the base rent.',
    },
    values: {
      baseRent: { de: 'Grundmiete', en: 'base rent' },
      baseRentAndCosts: { de: 'Grundmiete und Nebenkosten', en: 'base rent and additional costs' },
      none: { de: 'nicht senden', en: 'not sent' },
    },
  },
  fileNamePattern: {
    name: { de: 'Dateiname', en: 'File name' },
    explanation: {
      de: 'Name einer Übertragung, ohne .zip: {provider} ist die Anbieternummer, {object} die Objektnummer, {action} change, delete oder full, {time} der Zeitpunkt in UTC. Ohne Angabe {provider}_{object}_{time}. Ohne {time} ersetzt eine Übertragung die vorige, wenn das Portal sie noch nicht gelesen hat.',
      en: 'The name of a transfer, without .zip: {provider} is the provider number, {object} the property number, {action} change, delete or full, {time} the moment in UTC. {provider}_{object}_{time} when left out. Without {time}, a transfer replaces one that the portal has not read yet.',
    },
  },
  renameAfterUpload: {
    name: { de: 'Nach dem Hochladen umbenennen', en: 'Rename after the upload' },
    explanation: {
      de: 'Ob eine Übertragung unter anderem Namen hochgeladen und erst umbenannt wird, wenn sie vollständig ist, damit das Portal nie eine halbe liest; ohne Angabe ja. Lässt ein Server das nicht zu, wird direkt hochgeladen.',
      en: 'Whether a transfer is uploaded under another name and renamed when it is whole, so that the portal never reads half of one; yes when left out. A server that refuses the renaming gets the next ones directly.',
    },
  },
  pictures: {
    name: { de: 'Bilder', en: 'Pictures' },
    explanation: {
      de: 'Ob Bilder in der Übertragung liegen, passend gemacht für das Portal (so ist es ohne Angabe), oder nur mit den Adressen genannt werden, die Sie angegeben haben.',
      en: 'Whether pictures lie in the zip, made as the portal takes them (the default), or are named by the addresses that you gave, as they are there.',
    },
    values: {
      inZip: { de: 'in der Übertragung', en: 'in the transfer' },
      byUrl: { de: 'als Adressen', en: 'by address' },
    },
  },
  fileLocation: {
    name: { de: 'Kennzeichnung der Dateien', en: 'How files are marked' },
    explanation: {
      de: 'Wie Dateien in der Übertragung gekennzeichnet sind (location): neben der XML-Datei, wie es das Format vorsieht (so ist es ohne Angabe), oder als INTERN mit ihrem Pfad. Ändern Sie das, wenn Inserate ohne Bilder erscheinen.',
      en: 'How files that lie in the zip are marked (location): as lying beside the XML, as the format says (the default), or as INTERN, with their path. Change it where adverts appear without pictures.',
    },
    values: { EXTERN: { de: 'EXTERN', en: 'EXTERN' }, INTERN: { de: 'INTERN', en: 'INTERN' } },
  },
  pictureCountMax: {
    name: { de: 'Höchstzahl der Bilder', en: 'Pictures at most' },
    explanation: {
      de: 'Wie viele Bilder und Dokumente ein Inserat haben darf; ohne Angabe 150.',
      en: 'How many pictures and documents an advert takes; 150 when left out.',
    },
  },
  pictureEdgeMax: {
    name: { de: 'Längste Bildkante in Pixeln', en: 'Longest picture edge, in pixels' },
    explanation: {
      de: 'Größere Bilder werden verkleinert; ohne Angabe auf 2000 Pixel.',
      en: 'The longer edge of a picture, in pixels; 2000 when left out.',
    },
  },
  pictureBytesMax: {
    name: { de: 'Größte Datei in Bytes', en: 'Largest file, in bytes' },
    explanation: {
      de: 'Wie groß ein Bild oder Dokument sein darf; ohne Angabe 5000000 Bytes. Bilder werden verkleinert; Dokumente und als Adresse genannte Bilder bleiben, wie sie sind, mit einem Hinweis.',
      en: 'The size of a picture or document, in bytes; 5000000 when left out. Pictures are made smaller; documents, and pictures by address, are sent as they are, with a warning.',
    },
  },
  linkCountMax: {
    name: { de: 'Höchstzahl der Links', en: 'Links at most' },
    explanation: {
      de: 'Wie viele Links (Rundgänge, Videos, Seiten) ein Inserat neben seinen Bildern haben darf; ohne Angabe alle.',
      en: 'How many links (tours, videos, pages) an advert takes beside its pictures; all when left out.',
    },
  },
  titleLengthMax: {
    name: { de: 'Höchste Länge der Überschrift', en: 'Length of titles at most' },
    explanation: {
      de: 'Längere Überschriften werden abgeschnitten; ohne Angabe keine.',
      en: 'Longer titles are cut; not cut when left out.',
    },
  },
  textLengthMax: {
    name: { de: 'Höchste Länge der Texte', en: 'Length of texts at most' },
    explanation: {
      de: 'Längere Beschreibungen werden abgeschnitten; ohne Angabe keine.',
      en: 'Longer descriptions are cut; not cut when left out.',
    },
  },
  required: {
    name: { de: 'Pflichtangaben', en: 'Required' },
    explanation: {
      de: 'Was das Portal über das Format hinaus verlangt: Fehlt es, wird das Inserat schon hier abgelehnt, bevor etwas gesendet wird. Der Kaufpreis wird nur bei Verkäufen verlangt und gilt als fehlend, wenn er auf Anfrage ist.',
      en: 'What the portal takes no advert without, besides what the format wants: a listing that lacks it fails here, before anything is sent. The purchase price is asked of sales only, and counts as missing when it is on request.',
    },
    values: {
      description: { de: 'Objektbeschreibung', en: 'description' },
      purchasePrice: { de: 'Kaufpreis', en: 'purchase price' },
      'contact.firstName': { de: 'Vorname des Ansprechpartners', en: 'first name of the contact' },
    },
  },
  germanyOnly: {
    name: { de: 'Nur Objekte in Deutschland', en: 'Germany only' },
    explanation: {
      de: 'Ob das Portal nur Objekte in Deutschland annimmt; ohne Angabe nein.',
      en: 'Whether the portal takes property in Germany only; no when left out.',
    },
  },
  deleteAs: {
    name: { de: 'Beim Offline-Nehmen', en: 'When taken down' },
    explanation: {
      de: 'Ob ein Inserat, das offline genommen wird, gelöscht wird (so ist es ohne Angabe) oder mit dem ganzen Objekt als Referenz beim Portal bleibt. Version 1.2.5 kennt nur das Löschen.',
      en: 'How an advert is taken down: deleted (the default), or kept by the portal as a reference, with the whole object. Version 1.2.5 knows only deleting.',
    },
    values: {
      DELETE: { de: 'löschen', en: 'delete' },
      REFERENZ: { de: 'als Referenz behalten', en: 'keep as a reference' },
    },
  },
  hiddenAddress: {
    name: { de: 'Nicht freigegebene Adressen', en: 'Hidden addresses' },
    explanation: {
      de: 'Ob Straße und Hausnummer, die nicht gezeigt werden dürfen, hierbleiben (so ist es ohne Angabe) oder mit objektadresse_freigeben=false an ein Portal gehen, das sie selbst verbirgt und das Objekt sonst nicht einordnen kann. Der Punkt auf der Karte bleibt immer hier.',
      en: 'Whether street and number of an address that is not to be shown stay here (the default), or are sent with objektadresse_freigeben=false to a portal that hides them itself and cannot place the property without. The position never is.',
    },
    values: {
      omitted: { de: 'bleiben hier', en: 'stay here' },
      sent: { de: 'werden gesendet, das Portal verbirgt sie', en: 'are sent, the portal hides them' },
    },
  },
  waitForReport: {
    name: { de: 'Auf den Importbericht warten', en: 'Wait for the import report' },
    explanation: {
      de: 'Ob ein Inserat erst als online gilt, wenn der Importbericht des Portals es bestätigt; ohne Angabe nein: Hochgeladen ist dann online.',
      en: 'Whether a listing counts as published only when the portal’s import report says so; no when left out: uploaded is published.',
    },
  },
  contactId: {
    name: { de: 'Ansprechpartner', en: 'Contact' },
    explanation: {
      de: 'Steht bei Objekten, die keinen eigenen nennen. Ohne Angabe der erste des Kontos, und ohne einen das Konto selbst.',
      en: 'The contact shown beside a property that names none. Without it, the first of the account; without any, the account itself.',
    },
  },
  companyName: {
    name: { de: 'Firma', en: 'Company' },
    explanation: {
      de: 'Wie Ihre Firma beim Portal heißt; ohne Angabe die Firma des Ansprechpartners.',
      en: 'The company; the one of the contact when left out.',
    },
  },
  openimmoAnid: {
    name: { de: 'openimmo_anid', en: 'openimmo_anid' },
    explanation: {
      de: 'Unter der das Portal Ihre Agentur schon kennt; ohne Angabe aus der Anbieternummer gebildet. Nicht mehr ändern: Portale löschen, was unter einer anderen openimmo_anid nicht vorkommt.',
      en: 'The openimmo_anid under which the portal knows the agency already; made from the provider number when left out. Portals delete what another openimmo_anid does not mention: do not change it.',
    },
  },
  reportEmail: {
    name: { de: 'Adresse für Importberichte', en: 'Address for import reports' },
    explanation: {
      de: 'Wohin das Portal seine Importberichte schickt (techn_email). Ohne Angabe an die Adresse für Anfragen dieses Portals, wenn auf den Importbericht gewartet wird; eine andere muss die Berichte dorthin weiterleiten.',
      en: 'Where the portal sends its import reports (techn_email). When left out, to the address for inquiries of this portal where the report is waited for; another one must forward the reports there.',
    },
  },
  advertDomain: {
    name: { de: 'Domain der Inserate', en: 'Domain of the adverts' },
    explanation: {
      de: 'Unter welcher Domain das Portal Inserate zeigt, wenn es nicht die des Servers ist. Nennt eine Anfrage eine Adresse dort, ist das der Link zum Inserat.',
      en: 'The domain on which the portal shows adverts, if it is not that of the server: an inquiry that names an address there tells the link to the advert.',
    },
  },
  feedbackEmail: {
    name: { de: 'Adresse für maschinenlesbare Anfragen', en: 'Address for machine-readable inquiries' },
    explanation: {
      de: 'Wohin das Portal Anfragen schickt, die eine Software lesen soll (email_feedback).',
      en: 'Where the portal sends inquiries to be read by machines (email_feedback).',
    },
  },
}
