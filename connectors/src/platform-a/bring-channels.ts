import { isRecord } from '@aushang/model'
import { Ended } from '../ended.ts'
import type { AdvertMemory } from './memory.ts'
import { commonNamespace } from './document/contact.ts'
import { type Element, writeDocument } from './document/xml.ts'
import { membersOf, textOf } from './offer-api/answers.ts'
import type { OfferApi, Reply, Session } from './offer-api/offer-api.ts'

/**
 * Puts the advert online where it is to be and we have not put it yet, and takes it off where it is not to be any more. Where we have, it
 * is left as it is: if somebody deactivated it on the portal, an edit does not bring it back.
 */
export async function bringChannels(
  api: OfferApi,
  session: Session,
  { id, channels }: AdvertMemory,
  wanted: string[],
): Promise<string[]> {
  for (const channel of wanted.filter((one) => !channels.includes(one))) {
    // Each counts against the contract: side by side, one may be refused for the other.
    const isOnline = await session.runTogether({ id, channel }, (all) => putAllOnline(api, all), api.account())
    if (!isOnline) await session.runAlone(() => putOnline(api, { id, channel }), api.account())
  }
  for (const channel of channels.filter((one) => !wanted.includes(one))) {
    await api.send({ method: 'DELETE', path: `/publish/${id}_${channel}`, also: ['missing'] })
  }
  return wanted
}

/** An advert in a channel. */
interface PublishObject {
  id: string
  channel: string
}

/** In one call. Whatever it is that the portal does not call done, it says more about it when it is asked for that alone. */
async function putAllOnline(api: OfferApi, objects: PublishObject[]): Promise<boolean[]> {
  const [first] = objects
  if (first !== undefined && objects.length === 1) {
    await putOnline(api, first)
    return [true]
  }
  const call = { ...publishCall('publishObjects', objects.map(publishNode)), path: '/publish/list' }
  const online = await api.send(call).then(onlineIn, (error: unknown) => {
    if (error instanceof Ended) return new Set<string>()
    throw error
  })
  return objects.map(({ id, channel }) => online.has(`${id}_${channel}`))
}

function onlineIn({ json }: Reply): Set<string> {
  const objects = membersOf(json, 'common.publishObjects').flatMap((wrapper) => membersOf(wrapper, 'publishObject'))
  return new Set(
    objects.flatMap((object) => {
      if (!isRecord(object) || textOf(object['messageCode']) !== 'MESSAGE_OPERATION_SUCCESSFUL') return []
      return [`${idOf(object['realEstate'])}_${idOf(object['publishChannel'])}`]
    }),
  )
}

function idOf(value: unknown): string | undefined {
  return isRecord(value) ? textOf(value['@id']) : undefined
}

/** What is online already is answered with a conflict. */
async function putOnline(api: OfferApi, object: PublishObject): Promise<void> {
  await api.send({ ...publishCall('publishObject', contentOf(object)), path: '/publish', also: ['conflict'] })
}

function publishCall(name: string, content: Element[]) {
  const body = writeDocument({ name: `common:${name}`, attributes: { 'xmlns:common': commonNamespace }, content })
  return { method: 'POST', body, contentType: 'application/xml', isRepeatable: true } as const
}

function publishNode(object: PublishObject): Element {
  return { name: 'publishObject', content: contentOf(object) }
}

function contentOf({ id, channel }: PublishObject): Element[] {
  return [
    { name: 'realEstate', attributes: { id } },
    { name: 'publishChannel', attributes: { id: channel } },
  ]
}
