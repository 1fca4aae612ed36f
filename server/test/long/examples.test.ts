import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type InstalledPackage, installPackage } from '../../../sdk/test/installed-package.ts'
import { childEnvironment } from '../../../test/child-environment.ts'
import { codeBlocks } from '../../../test/code-blocks.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { needing, program } from '../../../test/needs.ts'
import { allowAccess } from '../allow-access.ts'
import { newReader, operations } from '../examples/reference-reader.ts'
import { openShell } from '../examples/shell.ts'
import { aProperty, testConsumer } from '../harness.ts'
import { type MailServer, startMailServer } from '../outgoing-mail.ts'
import { openServiceProcess, type ServiceProcess } from '../processes/service-process.ts'
import { startReceiver } from '../receiver.ts'

/** Everything that is shown as an example, against one service; each test has an account of its own there. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
let mailServer: MailServer
let service: ServiceProcess

beforeAll(async () => {
  mailServer = await startMailServer()
  service = await openServiceProcess({
    INBOUND_SECRET: 'the-inbound-secret-of-the-tests',
    OUTGOING_MAIL_URL: mailServer.url,
    OUTGOING_MAIL_FROM: 'aushang@example.org',
    SIGN_UP: 'open',
  })
})

afterAll(async () => {
  await service?.remove()
  await mailServer.stop()
})

describe('the reference', () => {
  test('no example of the reference bears a key that would make the next one fail', () => {
    const samples = operations.flatMap((operation) => operation['x-codeSamples'].map(({ source }) => source))

    expect(samples.length).toBeGreaterThanOrEqual(operations.length)
    expect(samples.filter((source) => /Idempotency-Key|If-Match/i.test(source))).toEqual([])
  })

  test(
    'every example of the reference works as printed, in the order of the page, once there is what it names',
    { timeout: 300_000, ...needing(program('curl')) },
    async () => {
      const reader = await newReader(await service.withNewAccount(), mailServer)

      const refused: string[] = []
      for (const operation of operations) {
        for (const { label, source } of operation['x-codeSamples']) {
          const { status, body } = await reader.follow(operation, source)
          if (status < 200 || status > 299) {
            refused.push(`${operation.operationId} ${label}: ${status} ${JSON.stringify(body)}`)
          }
        }
      }

      expect(refused).toEqual([])
    },
  )
})

describe('the documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].toSorted()

  test('the commands of documents run as they stand', { timeout: 120_000, ...needing(program('curl')) }, async () => {
    const { send, ...own } = await service.withNewAccount()
    const known = {
      AUSHANG: own.url,
      KEY: own.apiKey,
      HOOK: (await startReceiver()).url,
      TARGET_ID: await connectedTarget(send),
    }
    const online: Record<string, string[]> = {}
    const expected: Record<string, string[]> = {}

    for (const document of documents) {
      const blocks = await codeBlocks(document)
      const commands = blocks.filter(({ info }) => info === 'sh run').map(({ code }) => code)
      if (commands.length === 0) continue
      const shell = await openShell({ ...own.env, ...known })
      for (const code of commands) {
        const output = await shell.paste(code.replaceAll('http://localhost:8080', own.url))
        const [address] = /(?<=allow access: )\S+/.exec(output) ?? []
        if (address) await allowAccess(address)
      }
      const key = (await shell.paste('echo "$KEY"')).trim()
      // What is published on the way is online in the end.
      expected[document] = commands.some((code) => code.includes('call /listings ')) ? ['published'] : []
      online[document] = await vi.waitFor(
        async () => {
          const statuses = await statusesOfListings(own.url, key)
          expect(statuses).not.toContain('pending')
          expect(statuses).not.toContain('updating')
          return statuses
        },
        { timeout: 20_000, interval: 100 },
      )
    }

    expect(online).toEqual(expected)
  })
})

describe('the README of the SDK', () => {
  let sdk: InstalledPackage

  beforeAll(async () => {
    sdk = await installPackage()
  })

  afterAll(() => sdk?.remove())

  test('the package depends on nothing, and packing it leaves its manifest as it was', async () => {
    const installed = JSON.parse(
      await readFile(join(sdk.project, 'node_modules/@aushang/sdk/package.json'), 'utf8'),
    ) as object

    expect(Object.keys(installed).filter((name) => /dependencies|scripts|private/i.test(name))).toEqual([])
    expect(await readFile(join(sdk.source, 'package.json'), 'utf8')).toBe(
      await readFile(join(root, 'sdk/package.json'), 'utf8'),
    )
  })

  // The older of the two would take half a minute over the types of Node.
  test.for([
    ['node_modules/typescript', { skipLibCheck: false }],
    ['sdk/node_modules/typescript', { skipLibCheck: true }],
  ] as const)(
    'the examples of the README compile against the types of the tarball with %s',
    async ([typescript, options]) => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: 'esnext',
        module: 'nodenext',
        ...options,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      }
      const config = join(sdk.project, 'tsconfig.json')
      await writeFile(config, JSON.stringify({ compilerOptions, include: ['example-*.ts'] }))

      const compiled = promisify(execFile)(process.execPath, [join(root, typescript, 'bin/tsc'), '-p', config]).catch(
        ({ stdout }: { stdout: string }) => ({ stdout }),
      )

      expect((await compiled).stdout).toBe('')
    },
  )

  test('the examples of the README run, in their order, against a running service', async () => {
    const { url, apiKey, send } = await service.withNewAccount()
    const [port] = await freePorts(1)
    const env = { ...childEnvironment, AUSHANG_URL: url, AUSHANG_API_KEY: apiKey, PORT: String(port) }

    await rm(join(sdk.project, 'last-event.txt'), { force: true })
    const output: string[] = []
    for (const index of [0, 1, 2]) output.push(await sdk.runExample(index, env))
    // It is down while something happens, and goes on where it was.
    output.push(await sdk.runExample(3, env, { until: 'Listening' }))
    await send('POST', '/properties', aProperty({ attachments: [] }))
    output.push(await sdk.runExample(3, env, { until: 'property.processing_succeeded' }))
    for (const index of [4, 5, 6]) output.push(await sdk.runExample(index, env))
    const known = Object.fromEntries(
      output
        .at(-1)
        ?.matchAll(/^(\w+)=(.+)$/gm)
        .map(([, name, value]) => [name, value]) ?? [],
    )
    const ping = () => void send('POST', `/webhooks/${known['AUSHANG_WEBHOOK_ID']}/ping`, {})
    for (const _start of ['the first time', 'and again']) {
      output.push(
        await sdk.runExample(
          7,
          { ...env, ...known },
          { at: ['Waiting for events', ping], until: 'webhook.ping arrived' },
        ),
      )
    }
    output.push(await sdk.runExample(8, env))

    expect(output).toEqual([
      expect.stringMatching(/^\w{20} has 980 m²\n$/),
      expect.stringMatching(/^Open this .*\n\S+ is published: http\S+\n$/),
      expect.stringMatching(/property\.processing_succeeded\n(.*\n)*1 contacts\n1 properties\n$/),
      'Listening\n',
      'Listening\nproperty.processing_succeeded\n',
      expect.stringMatching(/^\/phone: .+\n$/),
      '1 attachment\n',
      expect.stringMatching(/^AUSHANG_WEBHOOK_ID=\w{20}\nAUSHANG_SIGNING_KEY=whsec_\S+\n$/),
      'Waiting for events\nwebhook.ping arrived\n',
      'Waiting for events\nwebhook.ping arrived\n',
      '',
    ])
    expect(sdk.exampleCount).toBe(9)
  })
})

/** For documents that go on where somebody has published already. */
async function connectedTarget(send: ServiceProcess['send']): Promise<string> {
  const type = 'platform-a-24-sandbox'
  await send('PUT', `/account/credentials/${type}`, testConsumer)
  const { body } = await send('POST', '/targets', { type })
  const { id, authorizationUrl } = body as { id: string; authorizationUrl: string }
  await allowAccess(authorizationUrl)
  return id
}

async function statusesOfListings(url: string, key: string): Promise<string[]> {
  const answer = await fetch(`${url}/listings`, { headers: { authorization: `Bearer ${key}` } })
  return ((await answer.json()) as { status: string }[]).map(({ status }) => status)
}
