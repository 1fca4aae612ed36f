import { addResource, type Answer, type Call, type PortalParts } from '../calls/calls.ts'
import { restRoot } from '../calls/rest-urls.ts'
import { type Data, textAt } from '../schema/data.ts'
import type { Contact, RealEstate, User } from '../state/state.ts'
import { messagesNode } from '../wire/messages.ts'
import { invalid, notFound } from '../wire/refusal.ts'
import { contactDataOf, contactNode, findContact, readContact } from './contacts.ts'
import type { FastifyInstance } from 'fastify'

const onProfilePageMax = 20

export function contactRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state } = portal

  const getContact = (call: Call): Contact => {
    const found = findContact(state, call.user, call.params['id'] ?? '')
    if (found === undefined) throw notFound()
    return found
  }

  function store(user: User, id: number, sent: Data): void {
    const externalId = textAt(sent, 'externalId')
    const other = externalId === '' ? undefined : state.contacts.findByExternalId(user.name, externalId)
    if (other !== undefined && other.id !== id) throw invalid('Contact already exists for external id.')
    if (sent['showOnProfilePage'] === true) refuseFullProfile(user, id)
    state.contacts.put({
      id,
      userName: user.name,
      data: contactDataOf(sent),
      ...(externalId === '' ? {} : { externalId }),
    })
    // There is exactly one default contact: true moves the flag, false is passed over.
    if (sent['defaultContact'] === true) state.users.set(user.name, { ...user, defaultContactId: id })
  }

  function refuseFullProfile(user: User, id: number): void {
    const shown = state.contacts
      .idsOf(user.name)
      .filter((each) => each !== id && state.contacts.get(each)?.data['showOnProfilePage'] === true)
    if (shown.length >= onProfilePageMax)
      throw invalid(`at most ${onProfilePageMax} contacts can be shown on the profile page`)
  }

  function remove(call: Call): Answer {
    const contact = getContact(call)
    const successor = successorOf(call, contact)
    for (const id of state.realEstates.usingContact(call.user.name, contact.id)) {
      state.realEstates.put({ ...(state.realEstates.get(id) as RealEstate), contactId: successor.id })
    }
    if (contact.id === call.user.defaultContactId) {
      state.users.set(call.user.name, { ...call.user, defaultContactId: successor.id })
    }
    state.contacts.delete(contact)
    return done(call, 'DELETED', 'deleted', contact, { id: contact.id })
  }

  /** Who gets the objects of a contact that goes. */
  function successorOf(call: Call, contact: Contact): Contact {
    const named = call.query.get('assigntocontactid')
    if (named !== null) {
      const found = findContact(state, call.user, named)
      if (found === undefined || found.id === contact.id) {
        throw invalid({ field: 'assigntocontactid', value: named, code: 'Contact invalid' })
      }
      return found
    }
    if (contact.id === call.user.defaultContactId) {
      throw invalid('default contact can not be deleted. Please provide assigntocontactid query parameter')
    }
    return state.contacts.get(call.user.defaultContactId) as Contact
  }

  addResource(app, portal, '/user/:user/contact', {
    GET: ({ user }) => ({
      document: {
        name: 'common:realtorContactDetailsList',
        json: 'many',
        children: state.contacts
          .idsOf(user.name)
          .map((id) => contactNode(state, user, state.contacts.get(id) as Contact, 'realtorContactDetails')),
      },
    }),
    POST(call) {
      const sent = readContact(call)
      const id = state.nextId('contact')
      store(call.user, id, sent)
      return {
        status: 201,
        headers: { location: `${call.baseUrl}${restRoot}/user/me/contact/${id}` },
        document: messagesNode({
          code: 'MESSAGE_RESOURCE_CREATED',
          text: `Resource [contact] with id [${id}] has been created.`,
          // A number, where every other id is a string.
          id,
        }),
      }
    },
  })

  addResource(app, portal, '/user/:user/contact/:id', {
    GET: (call) => ({
      document: contactNode(state, call.user, getContact(call), 'common:realtorContactDetail'),
      resourceId: call.params['id'] ?? '',
    }),
    PUT(call) {
      const sent = readContact(call)
      const contact = getContact(call)
      if (sent['@id'] !== undefined && sent['@id'] !== String(contact.id)) {
        throw invalid(`Given contact id (${textAt(sent, '@id')}) does not match existing one (${contact.id})`)
      }
      store(call.user, contact.id, sent)
      return done(call, 'UPDATED', 'updated', contact, {})
    },
    DELETE: remove,
  })
}

/** The blank at the end of the text, and an update without an id, are the portal's. */
function done(call: Call, code: string, verb: string, contact: Contact, id: { id?: number }): Answer {
  const address = call.params['id'] ?? ''
  const named = address.startsWith('ext-') ? `(externalId) ${contact.externalId ?? ''}` : String(contact.id)
  return {
    resourceId: address,
    document: messagesNode({
      code: `MESSAGE_RESOURCE_${code}`,
      text: `Resource [contact] with id [${named}] has been ${verb}. `,
      ...id,
    }),
  }
}
