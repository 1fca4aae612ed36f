import { closed, FailureCode, fits, isRecord, type Message, messageOf, type Problem } from '@aushang/model'
import Type from 'typebox'
import type { ContactOutcome, ShownContact } from '../contract.ts'
import { Ended } from '../ended.ts'
import { contactOf, contactProblems } from './document/contact.ts'
import { contentOfContact, mergeContact, writtenIn } from './merge-contact.ts'
import { type Element, writeDocument } from './document/xml.ts'
import { checksumFor } from './memory.ts'
import { openOfferApi, type Reply, type Session } from './offer-api/offer-api.ts'
import { explainAs } from './offer-api/refusals.ts'

const ContactProblem = closed({
  path: Type.String(),
  code: FailureCode,
  message: Type.Unsafe<Message>(Type.Object({ sentences: Type.Array(Type.Object({ key: Type.String() })) })),
  portalMessage: Type.Optional(Type.String()),
})

const ContactMemory = closed({
  /** Of what was ours in the document that the portal took last; empty if it took none. */
  checksum: Type.String(),
  /** The elements that were: what we have no value for any more is cleared, and what never was ours is not. */
  elements: Type.Array(Type.String()),
  /** The second address, if we asked for inquiries to be sent there. */
  inquiryEmail: Type.Optional(Type.String()),
  /** The agency uses the second address itself: it stays, and inquiries do not come here. */
  isSecondAddressTaken: Type.Optional(Type.Boolean()),
  /** The portal's, of one that was there before us: with the first update it gets our id, by which it is known from then on. */
  portalId: Type.Optional(Type.String()),
  /** What it did not take since, and when: every listing that shows the contact will ask, and need not pay. */
  refused: Type.Optional(closed({ checksum: Type.String(), at: Type.String(), problems: Type.Array(ContactProblem) })),
})

const refusalHoldsMs = 10 * 60_000

/** `PUT` replaces a contact whole: what the portal has beside ours is read, and sent along. */
export async function updateContact(shown: ShownContact, session: Session): Promise<ContactOutcome> {
  const { contact, inquiryEmail } = shown
  const problems = contactProblems(contact)
  if (problems.length > 0) return { kind: 'rejected', problems }
  const ours = contactOf(contact, inquiryEmail)
  const body = writeDocument(ours)
  const checksum = checksumFor(session, body)
  const before = fits(ContactMemory, shown.remembered) ? shown.remembered : undefined
  const refused = before?.refused?.checksum === checksum ? before.refused : undefined
  if (refused !== undefined && Date.now() - Date.parse(refused.at) < refusalHoldsMs) {
    return { kind: 'rejected', problems: refused.problems }
  }
  if (refused === undefined && before?.checksum === checksum) return { kind: 'updated' }

  const api = openOfferApi(session)
  const path = '/user/me/contact'
  const call = { contentType: 'application/xml', explain: explainAs('/contactId', { key: 'portalRefusesContact' }) }
  let isSecondAddressTaken = false
  try {
    const address = before?.portalId ?? `ext-${contact.id}`
    const reply = await api.send({ method: 'GET', path: `${path}/${address}`, also: ['missing'] })
    if (reply.meaning === 'missing') {
      // What is lost on the way is found the next time.
      await api.send({ ...call, method: 'POST', path, body, isRepeatable: true })
    } else {
      const there = contactIn(reply)
      const ofBoth = mergeContact(ours, there, before)
      isSecondAddressTaken = inquiryEmail !== undefined && secondAddressIn(ofBoth) !== inquiryEmail
      const merged = writeDocument(ofBoth)
      const isSame = merged === writeDocument({ ...ours, content: contentOfContact(there) })
      if (!isSame) await api.send({ ...call, method: 'PUT', path: `${path}/${address}`, body: merged })
    }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    const { outcome } = error
    if (outcome.kind !== 'rejected') return outcome
    const { problems } = outcome
    const refusal = { checksum, at: new Date().toISOString(), problems }
    return { ...outcome, remembered: { checksum: '', elements: [], ...before, refused: refusal } }
  }
  const elements = writtenIn(ours).map(({ name }) => name)
  const asked = { ...(inquiryEmail && { inquiryEmail }), ...(isSecondAddressTaken && { isSecondAddressTaken }) }
  return { kind: 'updated', remembered: { checksum, elements, ...asked } }
}

/** The portal has two places for an address, and the agency may need both. */
export function contactRemarks(remembered: unknown): Problem[] {
  if (!fits(ContactMemory, remembered) || remembered.isSecondAddressTaken !== true) return []
  const message = messageOf({ key: 'secondAddressTaken' })
  return [{ path: '/contactId', code: 'inquiries_not_collected', message }]
}

function secondAddressIn({ content }: Element): unknown {
  const elements = typeof content === 'object' ? content : []
  return elements.find(({ name }) => name === 'secondaryEmail')?.content
}

function contactIn({ json }: Reply): Record<string, unknown> {
  const contact = isRecord(json) ? json['common.realtorContactDetail'] : undefined
  if (isRecord(contact)) return contact
  // To take it for empty would be to clear it.
  throw new Ended({ kind: 'unavailable', sentence: { key: 'portalUnintelligible' } })
}
