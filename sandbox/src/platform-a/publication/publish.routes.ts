import type { FastifyInstance } from 'fastify'
import { findCalledRealEstate } from '../calls/called-real-estate.ts'
import { addResource, type Answer, type Call, type PortalParts } from '../calls/calls.ts'
import { restRoot } from '../calls/rest-urls.ts'
import type { Step } from '../calls/sentinels.ts'
import { type Data, textAt } from '../schema/data.ts'
import { group, required } from '../schema/field.ts'
import type { RealEstate } from '../state/state.ts'
import { messagesNode } from '../wire/messages.ts'
import { readBody } from '../wire/read-body.ts'
import { invalid, notFound, Refusal } from '../wire/refusal.ts'
import type { AnswerNode } from '../wire/write-document.ts'
import { channelTitles } from './channels.ts'

const publishObject = group(
  'publishObject',
  [
    required(group('realEstate', [], { attributes: ['id', 'title', 'firstActivationDate'] })),
    required(group('publishChannel', [], { attributes: ['id', 'title'] })),
  ],
  { attributes: ['id'] },
)
const publishObjects = group('publishObjects', [{ ...publishObject, occursMax: Infinity }])
const itemsMax = 100

export function publishRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state } = portal

  /** The object and the channel of `{id}_{channel}`. */
  async function addressed(call: Call, publishId: string, step: Step) {
    const [id = '', channel = ''] = publishId.split('_')
    // Here an object goes by its number only.
    const { row } = await findCalledRealEstate(state, call, /^\d+$/.test(id) ? id : '', step)
    return { row, channel }
  }

  async function publish(call: Call, sent: Data): Promise<string> {
    const id = textAt(sent, 'realEstate.@id')
    const channel = textAt(sent, 'publishChannel.@id')
    const { row } = await addressed(call, `${id}_${channel}`, 'PUBLISH')
    if (row === undefined) throw notFound('ERROR_COMMON_RESOURCE_NOT_FOUND')
    if (!channelTitles.has(channel)) {
      throw invalid({ field: 'publishChannel.id', value: channel, code: 'Publish channel invalid' })
    }
    if (row.channels.includes(channel)) {
      throw new Refusal(409, {
        code: 'ERROR_COMMON_REQUEST_CONFLICT',
        text: `The operation for your request causes a conflict. [MESSAGE: Publish object already exists for publishchannel id=${channel}, realestate id=${row.id}]`,
      })
    }
    const firstActivatedAt = row.firstActivatedAt ?? new Date().toISOString()
    state.realEstates.put({ ...row, channels: [...row.channels, channel].toSorted(), firstActivatedAt })
    return `${row.id}_${channel}`
  }

  async function unpublish(call: Call, publishId: string): Promise<boolean> {
    const { row, channel } = await addressed(call, publishId, 'UNPUBLISH')
    if (row?.channels.includes(channel) !== true) return false
    state.realEstates.put({ ...row, channels: row.channels.filter((each) => each !== channel) })
    return true
  }

  addResource(app, portal, '/publish', {
    async POST(call): Promise<Answer> {
      const publishId = await publish(call, readBody(call, 'common', publishObject))
      return {
        status: 201,
        headers: { location: `${call.baseUrl}${restRoot}/publish/${publishId}` },
        document: messagesNode({
          code: 'MESSAGE_RESOURCE_CREATED',
          text: `Resource [publish] with id [${publishId}] has been created.`,
          id: publishId,
        }),
      }
    },

    async GET(call): Promise<Answer> {
      const { row } = await addressed(call, call.query.get('realestate') ?? '', 'READ')
      const wanted = call.query.get('publishchannel')
      const channels = row?.channels.filter((id) => wanted === null || wanted === id) ?? []
      const children = row === undefined ? [] : channels.map((channel) => publishNode(row, channel))
      return { document: { name: 'common:publishObjects', json: 'list', children } }
    },
  })

  addResource(app, portal, '/publish/:publishId', {
    async GET(call): Promise<Answer> {
      const publishId = call.params['publishId'] ?? ''
      const { row, channel } = await addressed(call, publishId, 'READ')
      if (row?.channels.includes(channel) !== true) throw notFound('ERROR_COMMON_RESOURCE_NOT_FOUND')
      return { document: publishNode(row, channel, 'common:publishObject'), resourceId: publishId }
    },

    async DELETE(call): Promise<Answer> {
      const publishId = call.params['publishId'] ?? ''
      if (!(await unpublish(call, publishId))) throw notFound()
      return {
        resourceId: publishId,
        document: messagesNode({
          code: 'MESSAGE_RESOURCE_DELETED',
          // The blank at the end is the portal's.
          text: `Resource [publish] with id [${publishId}] has been deleted. `,
          id: publishId,
        }),
      }
    },
  })

  addResource(app, portal, '/publish/list', {
    async POST(call): Promise<Answer> {
      const items: AnswerNode[] = []
      const { publishObject: sents = [] } = readBody(call, 'common', publishObjects)
      for (const sent of (sents as Data[]).slice(0, itemsMax)) {
        const id = textAt(sent, 'realEstate.@id')
        const channel = textAt(sent, 'publishChannel.@id')
        const result = await publish(call, sent).then(
          () => ({ code: 'MESSAGE_OPERATION_SUCCESSFUL', text: 'real estate published' }),
          (error: unknown) => firstMessage(error),
        )
        items.push(itemNode(id, channel, result))
      }
      return { document: { name: 'common:publishObjects', json: 'list', children: items } }
    },

    async DELETE(call): Promise<Answer> {
      const items: AnswerNode[] = []
      const publishIds = (call.query.get('publishids') ?? '').split(',').filter((id) => id !== '')
      for (const publishId of publishIds.slice(0, itemsMax)) {
        const [id = '', channel = ''] = publishId.split('_')
        const isDone = await unpublish(call, publishId)
        const result = isDone
          ? { code: 'MESSAGE_OPERATION_SUCCESSFUL', text: 'publishing deleted' }
          : { code: 'ERROR_RESOURCE_NOT_FOUND', text: `PublishObject with ID ${publishId} does not exist.` }
        items.push(itemNode(id, channel, result))
      }
      return { document: { name: 'common:publishObjects', json: 'list', children: items } }
    },
  })
}

/** Of one object; what has nothing to do with it (no access, no service) ends the whole call. */
function firstMessage(error: unknown): { code: string; text: string } {
  if (!(error instanceof Refusal) || error.status === 401 || error.status >= 500) throw error
  if (error.messages[0] === undefined) throw error
  return error.messages[0]
}

function publishNode(row: RealEstate, channel: string, name = 'publishObject'): AnswerNode {
  return {
    name,
    attributes: { id: `${row.id}_${channel}` },
    children: [
      {
        name: 'realEstate',
        attributes: { id: row.id, title: textAt(row.data, 'title'), firstActivationDate: row.firstActivatedAt },
      },
      { name: 'publishChannel', attributes: { id: channel, title: channelTitles.get(channel) } },
    ],
  }
}

function itemNode(id: string, channel: string, { code, text }: { code: string; text: string }): AnswerNode {
  return {
    name: 'publishObject',
    attributes: { id: `${id}_${channel}` },
    children: [
      { name: 'realEstate', attributes: { id } },
      { name: 'publishChannel', attributes: { id: channel } },
      { name: 'messageCode', value: code },
      { name: 'message', value: text },
    ],
  }
}
