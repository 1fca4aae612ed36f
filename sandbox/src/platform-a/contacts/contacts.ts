import type { Call } from '../calls/calls.ts'
import { contactNumbers, contactType } from '../schema/contact-type.ts'
import { type Data, textAt } from '../schema/data.ts'
import type { Contact, State, User } from '../state/state.ts'
import { dataNodes } from '../wire/data-nodes.ts'
import { readBody } from '../wire/read-body.ts'
import { invalid, type Problem } from '../wire/refusal.ts'
import type { AnswerNode } from '../wire/write-document.ts'

/** The contact in the body of a call. */
export function readContact(call: Call): Data {
  const data = readBody(call, 'common', contactType)
  const missing = ['email', 'lastname'].filter((name) => data[name] === undefined || data[name] === '')
  if (missing.length > 0) throw invalid(`Element(s) [${missing.join(', ')}] must be set`)
  const problems: Problem[] = []
  for (const name of contactNumbers) {
    const country = data[`${name}CountryCode`]
    const area = textAt(data, `${name}AreaCode`)
    if (country === '+49' && area.startsWith('0')) {
      problems.push({ field: `${name}AreaCode`, value: area, code: 'PHONE_NUMBER_INVALID' })
    }
  }
  if (problems.length > 0) throw invalid(...problems)
  return data
}

/** What is kept of what was sent: a number is kept in both its forms. */
export function contactDataOf(sent: Data): Data {
  const {
    '@id': _id,
    externalId: _externalId,
    defaultContact: _default,
    realEstateReferenceCount: _count,
    ...data
  } = sent
  for (const name of contactNumbers) {
    const parts = [`${name}CountryCode`, `${name}AreaCode`, `${name}Subscriber`]
    const whole = data[name]
    if (typeof whole === 'string') {
      const [country = '', area = '', ...subscriber] = whole.split(/ +/)
      Object.assign(data, {
        [parts[0] as string]: country,
        [parts[1] as string]: area,
        [parts[2] as string]: subscriber.join(' '),
      })
    } else if (parts.every((part) => data[part] !== undefined)) {
      data[name] = parts.map((part) => textAt(data, part)).join(' ')
    }
  }
  return { salutation: 'NO_SALUTATION', ...data }
}

export function contactNode(state: State, user: User, contact: Contact, name: string): AnswerNode {
  const data: Data = {
    localPartnerContact: false,
    businessCardContact: false,
    showOnProfilePage: false,
    ...contact.data,
    defaultContact: contact.id === user.defaultContactId,
    realEstateReferenceCount: state.realEstates.countUsingContact(user.name, contact.id),
    ...(contact.externalId === undefined ? {} : { externalId: contact.externalId }),
  }
  return { name, attributes: { id: contact.id }, children: dataNodes(data, contactType.children ?? []) }
}

/** By number, or by `ext-` and the external id; of this user only. */
export function findContact(state: State, user: User, address: string): Contact | undefined {
  if (address.startsWith('ext-')) return state.contacts.findByExternalId(user.name, address.slice(4))
  const found = /^\d{1,15}$/.test(address) ? state.contacts.get(Number(address)) : undefined
  return found?.userName === user.name ? found : undefined
}
