import { describe, expect, test, vi } from 'vitest'
import { linux, needing } from '../../../../test/needs.ts'
import { startApi } from '../../harness.ts'
import { aMailClient } from '../../mails/mails.ts'
import { connectSmtp } from '../../mails/smtp-client.ts'
import { startEntranceProcess } from '../smtp-entrance.ts'

vi.setConfig({ testTimeout: 120_000 })

const api = startApi()
const megabyte = 1024 * 1024
const head = (n: number) => `Subject: ${n}\r\n\r\n`

/** What 14 connections bring at once. */
const attacks: [string, (n: number) => Buffer, number[]][] = [
  [
    '22 MB each',
    (n) => Buffer.concat([Buffer.from(head(n)), Buffer.alloc(22 * megabyte, `${'x'.repeat(70)}\r\n`)]),
    [250, 452],
  ],
  // Each of its lines comes out of the parser by itself.
  ['1 MB of dots each', (n) => Buffer.from(head(n) + '..\r\n'.repeat(megabyte / 4)), [250]],
]

describe('the memory of an SMTP entrance', () => {
  test.for(attacks)(
    'stays below what docs/inquiries.md says with %s',
    needing(linux),
    async ([_what, mailOf, codes], { annotate }) => {
      const { target } = await aMailClient(api)
      const entrance = await startEntranceProcess(api, { MAILBOX_MEGABYTES_PER_HOUR: '10000' })
      await (await connectSmtp(entrance.port)).deliver(target.address, head(0))
      const idle = await entrance.peakMegabytes()

      const replies = await Promise.all(
        Array.from({ length: 14 }, async (_, n) => {
          const client = await connectSmtp(entrance.port)
          return client.deliver(target.address, mailOf(n))
        }),
      )
      const peak = await entrance.peakMegabytes()
      await annotate(`${idle.toFixed()} MB before, ${peak.toFixed()} MB at the most`)

      expect(peak - idle).toBeLessThan(256)
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(codes))
    },
  )
})
