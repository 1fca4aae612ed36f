import { html } from '../../html.ts'
import { feedbackXml } from '../../mails/feedback.ts'
import { fullName, type Inquiry, wishes } from '../../mails/inquiry.ts'
import type { Mail } from '../../mails/mail.ts'
import { identity } from '../identity.ts'
import { type Data, textAt } from '../schema/data.ts'
import type { RealEstate, User } from '../state/state.ts'
import { placeLabel } from './labels.ts'

interface Asked {
  row: RealEstate
  user: User
  contact: Data
  exposeUrl: string
}

/** As the portal tells an agency of an inquiry: for people as HTML, for machines attached. */
export function inquiryMail({ row, user, contact, exposeUrl }: Asked, inquiry: Inquiry, date: Date): Mail {
  const title = textAt(row.data, 'title')
  const rows = [
    ['Anrede:', inquiry.salutation],
    ['Vorname:', inquiry.firstName],
    ['Nachname:', inquiry.lastName],
    ['Telefon:', inquiry.phone],
    ['E-Mail:', inquiry.email],
    ['Wünsche:', inquiry.wishes.map((wish) => wishes[wish]).join(', ')],
    ...inquiry.details.map(([label, value]) => [`${label}:`, value]),
    ['Anmerkungen/Fragen des Interessenten', inquiry.message],
  ].filter(([, value]) => value !== '')
  return {
    from: { name: identity.title, address: 'anfrage@portal-a.example.org' },
    to: [textAt(contact, 'email'), textAt(contact, 'secondaryEmail')].filter(Boolean),
    replyTo: inquiry.email,
    // Two blanks: readers look for them.
    subject: `Kontaktanfrage von ${fullName(inquiry)} (Objekt  ${row.externalId})`,
    date,
    html: html`<p>Guten Tag,</p>
      <p>
        zu Ihrem Angebot <a href="${exposeUrl}">${title}</a> (${placeLabel(row)}, Exposé-Nummer ${row.id}) ist eine
        Anfrage eingegangen.
      </p>
      <table>
        ${rows.map(
          ([label, value]) =>
            html`<tr>
              <td>${label}</td>
              <td style="white-space: pre-line">${value}</td>
            </tr>`,
        )}
      </table>`.text,
    attachments: [
      {
        filename: 'kontakt.xml',
        contentType: 'application/xml',
        content: Buffer.from(
          feedbackXml({ name: identity.title, agencyId: `${user.accountId}` }, about(), inquiry, date),
        ),
      },
    ],
  }

  function about() {
    const { data } = row
    const isShown = data['showAddress'] === true
    return {
      portal_unique_id: `${row.id}`,
      portal_obj_id: `${row.id}`,
      anbieter_id: `${user.accountId}`,
      oobj_id: row.externalId,
      expose_url: exposeUrl,
      bezeichnung: title,
      strasse: isShown ? `${textAt(data, 'address.street')} ${textAt(data, 'address.houseNumber')}`.trim() : '',
      ort: `${textAt(data, 'address.postcode')} ${textAt(data, 'address.city')}`.trim(),
      preis: textAt(data, 'baseRent') || textAt(data, 'price.value'),
    }
  }
}
