import { isRecord } from '@aushang/model'
import type { Said } from '../contract.ts'
import { Ended, type Failure } from '../ended.ts'
import type { AdvertMemory } from './memory.ts'
import { commonNamespace } from './document/contact.ts'
import { type Element, writeDocument } from './document/xml.ts'
import { membersOf, saidIn, textOf } from './offer-api/answers.ts'
import type { OfferApi, Reply, Session } from './offer-api/offer-api.ts'

/**
 * Puts the advert online where it is to be and we have not put it yet, and takes it off where it is not to be any more. Where we have, it
 * is left as it is: if somebody deactivated it on the portal, an edit does not bring it back. Resolves with what the portal said last, if
 * there was anything to do.
 */
export async function bringChannels(
  api: OfferApi,
  session: Session,
  { id, channels }: AdvertMemory,
  wanted: string[],
): Promise<Said | undefined> {
  let said: Said | undefined
  for (const channel of wanted.filter((one) => !channels.includes(one))) {
    // Each counts against the contract: side by side, one may be refused for the other.
    const object = { id, channel }
    const result = await session.runTogether(object, (all) => putAllOnline(api, session, all), api.account())
    if (result instanceof Ended) throw result
    said = result ?? (await session.runAlone(() => putOnline(api, object), api.account()))
  }
  for (const channel of channels.filter((one) => !wanted.includes(one))) {
    said = saidIn(await api.send({ method: 'DELETE', path: `/publish/${id}_${channel}`, also: ['missing'] }))
  }
  return said
}

/** An advert in a channel. */
interface PublishObject {
  id: string
  channel: string
}

/** In one call. Whatever it is that the portal does not call done, it says more about it when it is asked for that alone. */
async function putAllOnline(
  api: OfferApi,
  { signal }: Session,
  objects: PublishObject[],
): Promise<(Said | Ended | undefined)[]> {
  const [first] = objects
  if (first !== undefined && objects.length === 1) return [await putOnline(api, first)]
  const call = { ...publishCall('publishObjects', objects.map(publishNode)), path: '/publish/list' }
  try {
    const reply = await api.send(call)
    const online = onlineIn(reply)
    // The list itself tells of the others, too.
    const said = saidIn({ ...reply, messages: [{ code: successful, text: '' }] })
    return objects.map(({ id, channel }) => (online.has(`${id}_${channel}`) ? said : undefined))
  } catch (error) {
    // When the time is up, there is none left to ask for each.
    if (!(error instanceof Ended) || signal.aborted) throw error
    return isAboutAll(error.outcome) ? objects.map(() => error) : []
  }
}

/** A portal that says when to come back need not be asked once more for each. */
function isAboutAll(outcome: Failure): boolean {
  return outcome.kind === 'unavailable' && outcome.retryAfterMs !== undefined
}

const successful = 'MESSAGE_OPERATION_SUCCESSFUL'

function onlineIn({ json }: Reply): Set<string> {
  const objects = membersOf(json, 'common.publishObjects').flatMap((wrapper) => membersOf(wrapper, 'publishObject'))
  return new Set(
    objects.flatMap((object) => {
      if (!isRecord(object) || textOf(object['messageCode']) !== successful) return []
      return [`${idOf(object['realEstate'])}_${idOf(object['publishChannel'])}`]
    }),
  )
}

function idOf(value: unknown): string | undefined {
  return isRecord(value) ? textOf(value['@id']) : undefined
}

/** What is online already is answered with a conflict. */
async function putOnline(api: OfferApi, object: PublishObject): Promise<Said> {
  const call = { ...publishCall('publishObject', contentOf(object)), path: '/publish' }
  return saidIn(await api.send({ ...call, also: ['conflict'] }))
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
