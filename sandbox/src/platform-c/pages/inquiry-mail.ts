import { feedbackXml } from '../../mails/feedback.ts'
import { fullName, type Inquiry, wishes } from '../../mails/inquiry.ts'
import type { Mail } from '../../mails/mail.ts'
import { identity } from '../identity.ts'
import type { Listing, ListingRow } from '../state/state.ts'
import { isAddressShown, mainPrice, textAt, titleOf } from './labels.ts'

interface Asked {
  row: ListingRow
  online: Listing
  exposeUrl: string
}

/** As the portal tells an agency of an inquiry: for people as text, for machines attached. */
export function inquiryMail({ row, online, exposeUrl }: Asked, inquiry: Inquiry, date: Date): Mail {
  const { data, contact } = online
  const title = titleOf(online, 'de')
  const lines = [
    `zu Ihrer Anzeige „${title}“ (${row.externalListingId}) hat jemand geschrieben.`,
    exposeUrl,
    '',
    inquiry.message,
    '',
    ...[
      ['Name', [inquiry.salutation, fullName(inquiry)].filter(Boolean).join(' ')],
      ['E-Mail', inquiry.email],
      ['Telefon', inquiry.phone],
      ['Wünsche', inquiry.wishes.map((wish) => wishes[wish]).join(', ')],
      ...inquiry.details,
    ].flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
  ]
  const feedback = feedbackXml(
    { name: identity.title, agencyId: row.userName },
    {
      portal_unique_id: row.listingId,
      portal_obj_id: row.listingId,
      anbieter_id: row.userName,
      oobj_id: row.externalListingId,
      expose_url: exposeUrl,
      bezeichnung: title,
      strasse: isAddressShown(data)
        ? `${textAt(data, 'location.street')} ${textAt(data, 'location.houseNumber')}`.trim()
        : '',
      ort: `${textAt(data, 'location.postalcode')} ${textAt(data, 'location.city')}`,
      preis: String(mainPrice(data).amount ?? ''),
    },
    inquiry,
    date,
  )
  return {
    from: { name: identity.title, address: 'anfrage@portal-c.example.org' },
    to: [textAt(contact, 'emailAddress')].filter(Boolean),
    replyTo: inquiry.email,
    subject: `Neue Anfrage zu ${row.externalListingId}`,
    date,
    text: `Guten Tag,\n\n${lines.join('\n')}\n`,
    attachments: [{ filename: 'feedback.xml', contentType: 'application/xml', content: Buffer.from(feedback) }],
  }
}
