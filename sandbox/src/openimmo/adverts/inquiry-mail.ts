import { feedbackXml } from '../../mails/feedback.ts'
import { fullName, type Inquiry, wishes } from '../../mails/inquiry.ts'
import type { Mail, MailAttachment } from '../../mails/mail.ts'
import { encodeLatin1, xmlElement } from '../../mails/xml.ts'
import { identity, mailSender } from '../identity.ts'
import type { ImportedAdvert } from './adverts.ts'

/** The forms in which such portals send inquiries. */
export const mailStyles = {
  feedback: { de: 'OpenImmo-Feedback', en: 'OpenImmo feedback' },
  objektanfrage: {
    de: 'Objektanfrage (ISO-8859-1), wie sie ein großes Portal sendet',
    en: 'Objektanfrage (ISO-8859-1), as a large portal sends it',
  },
}

/** As the portal tells an agency of an inquiry: in words, and for machines attached. */
export function inquiryMail(
  advert: ImportedAdvert,
  exposeUrl: string,
  inquiry: Inquiry,
  style: string,
  date: Date,
): Mail {
  const { contact, number, title } = advert
  const isFeedback = style === 'feedback'
  const lines = [
    `Guten Tag,\n\nzu Ihrem Objekt „${title}“ ist eine Anfrage eingegangen.\n`,
    ['Objektnummer', number],
    ['Exposé', exposeUrl],
    ['Name', [inquiry.salutation, fullName(inquiry)].filter(Boolean).join(' ')],
    ['Telefon', inquiry.phone],
    ['E-Mail', inquiry.email],
    ['Wünsche', inquiry.wishes.map((wish) => wishes[wish]).join(', ')],
  ]
    .filter((line) => line[1] !== '')
    .map((line) => (Array.isArray(line) ? line.join(': ') : line))
  return {
    from: mailSender,
    to: [(isFeedback && contact.feedbackEmail) || contact.email],
    replyTo: inquiry.email,
    subject: isFeedback ? `Anfrage zu Objekt ${number}` : `Ref.-Nr. ${number}: Anfrage zu Ihrem Objekt`,
    date,
    text: `${lines.join('\n')}\n\n${inquiry.message}\n`,
    attachments: [
      isFeedback ? feedback(advert, exposeUrl, inquiry, date) : objektanfrage(advert, exposeUrl, inquiry, date),
    ],
  }
}

function feedback(advert: ImportedAdvert, exposeUrl: string, inquiry: Inquiry, date: Date): MailAttachment {
  const { id, anid, provider, number, isForSale, title, street, town } = advert
  const about = {
    portal_unique_id: id,
    portal_obj_id: id,
    anbieter_id: provider,
    oobj_id: number,
    expose_url: exposeUrl,
    vermarktungsart: isForSale ? 'Kauf' : 'Miete',
    bezeichnung: title,
    strasse: street,
    ort: town,
    preis: priceOf(advert),
  }
  const xml = feedbackXml({ name: identity.title, anid, agencyId: provider }, about, inquiry, date)
  return { filename: 'openimmo-feedback.xml', contentType: 'text/xml', content: Buffer.from(xml) }
}

function objektanfrage(advert: ImportedAdvert, exposeUrl: string, inquiry: Inquiry, date: Date): MailAttachment {
  const object = {
    o_datum: date.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    o_refnr: advert.number,
    o_maklernr: advert.provider,
    o_link: exposeUrl,
    o_vertrieb: advert.isForSale ? 'Kauf' : 'Miete',
    o_stichwort: advert.title,
    o_strasse: advert.street,
    o_ort: advert.town,
    o_preis: priceOf(advert),
    o_LW: 'EUR',
  }
  const prospect = {
    i_anrede: inquiry.salutation,
    i_vorname: inquiry.firstName,
    i_name: inquiry.lastName,
    i_tel: inquiry.phone,
    i_email: inquiry.email,
    i_info: inquiry.message,
  }
  const xmlElements = (texts: Record<string, string>) =>
    Object.entries(texts)
      .map(([name, text]) => xmlElement(name, text))
      .join('')
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>
<objektanfrage><objekt>${xmlElements(object)}</objekt><interessent>${xmlElements(prospect)}</interessent></objektanfrage>
`
  return { filename: 'objektanfrage.xml', contentType: 'application/octet-stream', content: encodeLatin1(xml) }
}

function priceOf({ facts }: ImportedAdvert): string {
  return facts['kaufpreis'] ?? facts['nettokaltmiete'] ?? facts['pacht'] ?? ''
}
