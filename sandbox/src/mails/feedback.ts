import type { Inquiry } from './inquiry.ts'
import { escapeXml, xmlElement } from './xml.ts'

/** The portal and the agency, as a feedback names them. */
interface FeedbackSender {
  name: string
  anid?: string
  agencyId: string
}

/** By the names of the format, in its order. */
type FeedbackObject = Partial<
  Record<
    | 'portal_unique_id'
    | 'portal_obj_id'
    | 'anbieter_id'
    | 'oobj_id'
    | 'expose_url'
    | 'vermarktungsart'
    | 'bezeichnung'
    | 'strasse'
    | 'ort'
    | 'preis',
    string
  >
>

/** An inquiry in the form in which most portals tell it (`openimmo_feedback` 1.2.5). */
export function feedbackXml(sender: FeedbackSender, object: FeedbackObject, inquiry: Inquiry, at: Date): string {
  const about = Object.entries(object).map(([name, text]) => xmlElement(name, text))
  const prospect = [
    xmlElement('anrede', inquiry.salutation),
    xmlElement('vorname', inquiry.firstName),
    xmlElement('nachname', inquiry.lastName),
    xmlElement('tel', inquiry.phone),
    xmlElement('email', inquiry.email),
    ...inquiry.wishes.map((wish) => xmlElement('wunsch', wish)),
    xmlElement('anfrage', messageOf(inquiry)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo_feedback><version>1.2.5</version>${feedbackSenderXml(sender, at)}<objekt>${about.join('')}<interessent>${prospect.join('')}</interessent></objekt></openimmo_feedback>
`
}

export function feedbackSenderXml({ name, anid = '', agencyId }: FeedbackSender, at: Date): string {
  const date = at.toISOString().slice(0, 10)
  return `<sender>${xmlElement('name', name)}${xmlElement('openimmo_anid', anid)}${xmlElement('datum', date)}<makler_id>${escapeXml(agencyId)}</makler_id></sender>`
}

/** What the portal asks besides stands below the message. */
function messageOf({ message, details }: Inquiry): string {
  if (details.length === 0) return message
  const lines = details.map(([label, value]) => `${label}: ${value}`)
  return `${message}\n\nWeitere Daten zum Interessenten\n${lines.join('\n')}`
}
