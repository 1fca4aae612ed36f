import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { aProperty, type Client, startApi } from '../../harness.ts'
import { aJpeg } from '../../pictures.ts'
import { type Source, type SourceAnswer, startSource } from '../../source.ts'
import { eventually, nothingDue, processed, startTestWorker } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
const answerMs = 150

describe('attachments', () => {
  test('come as fast beside an account whose sources never answer', { timeout: 60_000 }, async (context) => {
    startTestWorker(api)
    const [modest, greedy] = [await api.account(), await api.account()]
    const picture = await aJpeg(64, 48)
    const quick = await aSource((response) => void setTimeout(() => response.writeHead(200).end(picture), answerMs))

    await expectGoodNeighbours(context, {
      async modest() {
        const property = await processed(modest, await createProperty(modest, quick, 8))
        expect(property.processingStatus).toBe('succeeded')
      },
      greedy: () => hangingProperties(greedy, 3),
      times: 3,
    })
  })
})

const filesMax = 15
const pathOf = (number: number) => `/${number}.jpg`

function aSource(answer: SourceAnswer): Promise<Source> {
  return startSource(Object.fromEntries(Array.from({ length: filesMax }, (_, number) => [pathOf(number), answer])))
}

async function createProperty(client: Client, { url }: Source, attachmentsCount: number): Promise<string> {
  const attachments = Array.from({ length: attachmentsCount }, (_, number) => ({ url: url + pathOf(number) }))
  return (await client.post('/properties', aProperty({ attachments }))).body.id
}

async function hangingProperties(client: Client, count: number) {
  const hanging: ServerResponse[] = []
  let isEnding = false
  const silent = await aSource((response) => {
    if (isEnding) response.writeHead(404).end()
    else hanging.push(response)
  })
  for (let property = 0; property < count; property += 1) await createProperty(client, silent, filesMax)
  await eventually(() => expect(hanging.length).toBeGreaterThan(3))
  return async () => {
    isEnding = true
    for (const response of hanging) response.writeHead(404).end()
    await nothingDue(api, client, 'properties')
  }
}
