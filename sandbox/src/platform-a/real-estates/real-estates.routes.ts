import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Answer, type Call, messages, type Portal, resource } from '../calls/calls.ts'
import { writeXml } from '../wire/write-document.ts'
import { listNode } from './real-estate-list.ts'
import { complete } from './real-estate-defaults.ts'
import { refuseInvalid } from './real-estate-rules.ts'
import {
  contactFor,
  getRealEstate,
  meetRealEstate,
  readRealEstate,
  realEstateNode,
  realEstateUrl,
  type Sent,
} from './real-estates.ts'
import { invalid, notFound } from '../wire/refusal.ts'
import { textAt } from '../schema/field.ts'
import type { RealEstate } from '../state/state.ts'

export function realEstateRoutes(app: FastifyInstance, portal: Portal): void {
  const { state } = portal

  function create(call: Call, { type, data }: Sent): RealEstate {
    const id = state.nextId('realEstate')
    const { externalId: _, ...rest } = complete(type, data)
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
    const isOvertaken = await call.about(externalId, 'CREATE', sent.type, sent.data)
    refuseInvalid(sent.type, sent.data, sent.problems, circumstances(call))
    contactFor(state, call.user, sent.data)
    const isTaken = () =>
      externalId !== '' && state.realEstates.findByExternalId(call.user.name, externalId) !== undefined
    if (isOvertaken && !isTaken()) create(call, sent)
    if (isTaken()) throw invalid('RealEstate already exists for external id.')
    const { id } = create(call, sent)
    return {
      status: 201,
      headers: { location: realEstateUrl(call.baseUrl, id) },
      document: messages({
        code: 'MESSAGE_RESOURCE_CREATED',
        text: `Resource [realestate] with id [${id}] has been created.`,
        id: String(id),
      }),
    }
  }

  async function put(call: Call): Promise<Answer> {
    const sent = readRealEstate(call)
    const { row, isOvertaken } = await meetRealEstate(state, call, call.params['id'] ?? '', 'UPDATE', sent)
    if (row !== undefined && isOvertaken) state.realEstates.delete(row)
    if (row === undefined || isOvertaken) throw notFound()
    refuseOtherIdentity(row, sent)
    refuseInvalid(sent.type, sent.data, sent.problems, circumstances(call))
    const { externalId: _, ...data } = complete(sent.type, sent.data)
    const contactId = contactFor(state, call.user, sent.data).id
    state.realEstates.put({ ...row, data, contactId, modifiedAt: new Date().toISOString() })
    return done(call, row, 'UPDATED', 'updated')
  }

  async function get(call: Call): Promise<Answer> {
    const row = await getRealEstate(state, call, 'READ')
    const document = realEstateNode(row, { state, baseUrl: call.baseUrl, ...circumstances(call) })
    const digest = createHash('md5').update(writeXml(document)).digest('hex')
    return { document, headers: { etag: `"0${digest}"` }, resourceId: call.params['id'] ?? '' }
  }

  async function remove(call: Call): Promise<Answer> {
    const row = await getRealEstate(state, call, 'DELETE')
    state.realEstates.delete(row)
    return done(call, row, 'DELETED', 'deleted')
  }

  resource(app, portal, '/user/:user/realestate', {
    GET: (call) => ({ document: listNode(state, call) }),
    POST: post,
  })
  resource(app, portal, '/user/:user/realestate/:id', { GET: get, PUT: put, DELETE: remove })
}

function circumstances(call: Call) {
  return { takesNewEnergySources: call.query.get('usenewenergysourceenev2014values') === 'true' }
}

function refuseOtherIdentity(row: RealEstate, { type, data }: Sent): void {
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
    document: messages({
      code: `MESSAGE_RESOURCE_${code}`,
      text: `Resource [realestate] with id [${named}] has been ${verb}.`,
      id: String(id),
    }),
  }
}
