import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findCalledRealEstate, getCalledRealEstate } from '../calls/called-real-estate.ts'
import { addResource, type Answer, type Call, type PortalParts } from '../calls/calls.ts'
import { realEstateUrl } from '../calls/rest-urls.ts'
import { textAt } from '../schema/data.ts'
import type { RealEstate } from '../state/state.ts'
import { messagesNode } from '../wire/messages.ts'
import { invalid, notFound } from '../wire/refusal.ts'
import { writeXml } from '../wire/write-document.ts'
import { completeRealEstate } from './real-estate-defaults.ts'
import { realEstateListNode } from './real-estate-list.ts'
import { refuseInvalidRealEstate } from './real-estate-rules.ts'
import { contactFor, readRealEstate, realEstateNode, type SentRealEstate } from './real-estates.ts'

export function realEstateRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state } = portal

  function create(call: Call, { type, data }: SentRealEstate): RealEstate {
    const id = state.nextId('realEstate')
    const { externalId: _, ...rest } = completeRealEstate(type, data)
    const row: RealEstate = {
      id,
      userName: call.user.name,
      type,
      externalId: textAt(data, 'externalId') || String(id),
      contactId: contactFor(state, call.user, data).id,
      data: rest,
      createdAt: new Date().toISOString(),
      channels: [],
      attachments: [],
    }
    state.realEstates.put(row)
    return row
  }

  async function post(call: Call): Promise<Answer> {
    const sent = readRealEstate(call)
    const externalId = textAt(sent.data, 'externalId')
    const isOvertaken = await call.announceObject(externalId, 'CREATE', sent.type, sent.data)
    refuseInvalidRealEstate(sent.type, sent.data, sent.problems, circumstances(call))
    contactFor(state, call.user, sent.data)
    const isTaken = () =>
      externalId !== '' && state.realEstates.findByExternalId(call.user.name, externalId) !== undefined
    if (isOvertaken && !isTaken()) create(call, sent)
    if (isTaken()) throw invalid('RealEstate already exists for external id.')
    const { id } = create(call, sent)
    return {
      status: 201,
      headers: { location: realEstateUrl(call.baseUrl, id) },
      document: messagesNode({
        code: 'MESSAGE_RESOURCE_CREATED',
        text: `Resource [realestate] with id [${id}] has been created.`,
        id: String(id),
      }),
    }
  }

  async function put(call: Call): Promise<Answer> {
    const sent = readRealEstate(call)
    const { row, isOvertaken } = await findCalledRealEstate(state, call, call.params['id'] ?? '', 'UPDATE', sent)
    if (row !== undefined && isOvertaken) state.realEstates.delete(row)
    if (row === undefined || isOvertaken) throw notFound()
    refuseOtherIdentity(row, sent)
    refuseInvalidRealEstate(sent.type, sent.data, sent.problems, circumstances(call))
    const { externalId: _, ...data } = completeRealEstate(sent.type, sent.data)
    const contactId = contactFor(state, call.user, sent.data).id
    state.realEstates.put({ ...row, data, contactId, modifiedAt: new Date().toISOString() })
    return done(call, row, 'UPDATED', 'updated')
  }

  async function get(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'READ')
    const document = realEstateNode(row, { state, baseUrl: call.baseUrl, ...circumstances(call) })
    const digest = createHash('md5').update(writeXml(document)).digest('hex')
    return { document, headers: { etag: `"0${digest}"` }, resourceId: call.params['id'] ?? '' }
  }

  async function remove(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'DELETE')
    state.realEstates.delete(row)
    return done(call, row, 'DELETED', 'deleted')
  }

  addResource(app, portal, '/user/:user/realestate', {
    GET: (call) => ({ document: realEstateListNode(state, call) }),
    POST: post,
  })
  addResource(app, portal, '/user/:user/realestate/:id', { GET: get, PUT: put, DELETE: remove })
}

function circumstances(call: Call) {
  return { takesNewEnergySources: call.query.get('usenewenergysourceenev2014values') === 'true' }
}

function refuseOtherIdentity(row: RealEstate, { type, data }: SentRealEstate): void {
  if (type !== row.type) throw invalid(`The type of a real estate (${row.type}) can not be changed to (${type})`)
  const externalId = textAt(data, 'externalId')
  if (externalId !== '' && externalId !== row.externalId) {
    throw invalid(`Given RealEstate external ID (${externalId}) does not match existing one (${row.externalId})`)
  }
}

function done(call: Call, { id, externalId }: RealEstate, code: 'UPDATED' | 'DELETED', verb: string): Answer {
  const address = call.params['id'] ?? ''
  const named = address.startsWith('ext-') ? `(externalId) ${externalId}` : String(id)
  return {
    resourceId: address,
    document: messagesNode({
      code: `MESSAGE_RESOURCE_${code}`,
      text: `Resource [realestate] with id [${named}] has been ${verb}.`,
      id: String(id),
    }),
  }
}
