import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CuttingProxy, startCuttingProxy } from '../../../../test/cutting-proxy.ts'
import { aFileSession } from '../../../../test/file-session.ts'
import { type FileServer, serverKinds } from '../../../../test/file-servers.ts'
import { aPublication, anAttachment } from '../../../../test/openimmo-publication.ts'
import type { PreparedAttachment, Publication } from '../../../contract.ts'
import { checkOpenImmo } from '../../foreign-file/check-file.ts'
import { openImmo } from '../../index.ts'
import { readZip } from '../../zip/read-zip.ts'
import { needing } from '../../../../../test/needs.ts'

// Those whose data connections a proxy can follow.
const kinds = serverKinds.filter(({ name }) => /, s?ftp\b(?!-)/.test(name))

// Side by side: each has a server and a proxy of its own, and most of the time is spent waiting for what does not come.
describe.concurrent.for(kinds)('a connection that is cut, with $name', (kind) => {
  describe('at any byte', { ...needing(kind.need), concurrent: false }, () => {
    const picture = anAttachment(1, { content: randomBytes(100_000) })
    const titled = (title: string) => aPublication({ fields: { title }, attachments: [picture] })
    let server: FileServer
    let proxy: CuttingProxy

    beforeAll(async () => {
      server = await kind.start()
      const { port = 0, protocol } = server.credentials
      proxy = await startCuttingProxy(port, { isFtp: protocol === 'ftp' })
    })
    afterAll(async () => {
      await proxy.stop()
      await server.stop()
    })

    const targetSession = () =>
      // One name for all: what was there is what a later one replaces.
      aFileSession({ ...server.credentials, port: proxy.port }, { fileNamePattern: '{provider}' })

    async function publish(publication: Publication, cutAfter: number) {
      const session = targetSession()
      proxy.cutAfter(cutAfter)
      const outcome = await openImmo.publish(publication, session)
      session.close()
      return outcome
    }

    /** The title of what lies there; fails unless that is whole. */
    async function delivered(): Promise<string> {
      const files = await server.delivered()
      expect(files.map(({ name }) => name)).toEqual(['KD-4711.zip'])
      const content = files[0]?.content ?? Buffer.alloc(0)
      expect(await checkOpenImmo(content)).toEqual([])
      const entries = await readZip(content)
      const contents = await Promise.all(entries.map((entry) => entry.read()))
      expect(contents.map(({ length }) => length)).toContain(100_000)
      return /<objekttitel>(\w+)</.exec(contents[0]?.toString() ?? '')?.[1] ?? ''
    }

    test(
      'leaves the old file or the new one, never half, and the next try ends right',
      { timeout: 120_000 },
      async () => {
        expect(await publish(titled('First'), Infinity)).toMatchObject({ kind: 'published' })
        const whole = proxy.bytes()
        const positions = [
          ...Array.from({ length: 6 }, (_, index) => Math.round((whole * index) / 6)),
          // Here the file is confirmed and renamed.
          ...Array.from({ length: 8 }, (_, index) => whole - 10 - index * 47),
        ]

        for (const [index, position] of positions.entries()) {
          const old = await delivered()
          const next = titled(`Version${index}`)

          const outcome = await publish(next, position)

          const allowed = {
            published: [next.property.fields.title],
            unknown: [old, next.property.fields.title],
            unavailable: [old],
          } as Record<string, string[]>
          expect(allowed[outcome.kind]).toContain(await delivered())
          expect(await publish(next, Infinity)).toMatchObject({ kind: 'published' })
          expect(await delivered()).toBe(next.property.fields.title)
        }
      },
    )

    test('while nothing is under way is noticed all the same', async () => {
      proxy.cutAfter(Infinity)
      const session = targetSession()
      const slow: PreparedAttachment = {
        ...anAttachment(2),
        async open() {
          // Whatever was sent has been answered by now.
          await sleep(300)
          proxy.cutNow()
          await sleep(300)
          return Readable.from([Buffer.alloc(100_000)])
        },
      }

      const outcome = await openImmo.publish(aPublication({ attachments: [slow] }), session)

      expect(outcome).toMatchObject({
        kind: 'unavailable',
        sentence: { key: 'hostBrokeOff', params: { host: 'localhost' } },
      })
    })

    test('without a word is noticed before the next transfer', async () => {
      proxy.cutAfter(Infinity)
      const session = targetSession()
      await openImmo.publish(titled('Before'), session)

      proxy.holdAll()

      expect(await openImmo.publish(titled('After'), session)).toMatchObject({ kind: 'published' })
      expect(await delivered()).toBe('After')
      expect(session.opened).toBe(2)
      session.close()
    })
  })
})
