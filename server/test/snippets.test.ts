import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { formats } from '@aushang/model'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type CodeBlock, codeBlocks } from '../../test/code-blocks.ts'
import { needing, program } from '../../test/needs.ts'
import { allowAccess } from './allow-access.ts'
import { childEnvironment } from './processes/child-environment.ts'
import { type ServiceProcess, startServiceProcess } from './processes/service-process.ts'
import { startReceiver } from './receiver.ts'
import { testConsumer } from './harness.ts'

/**
 * What stands in a document as code says behind its backticks what it is: `sh run`, `json` and the name of a component of
 * openapi.json, `ts verify` and its like (server/src/webhooks/verifiers.test.ts), `ts run` (sdk/test/package.test.ts), `text`; or `sh not run:` and why.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const documents = ['README.md', 'sdk/README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })]
const blocks = new Map<string, CodeBlock[]>()
const texts = new Map<string, string>()
for (const document of documents.toSorted()) {
  blocks.set(document, await codeBlocks(document))
  texts.set(document, await readFile(join(root, document), 'utf8'))
}
const openApi = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as OpenApi

interface OpenApi {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  components: { schemas: Record<string, object> }
}

const known = [/^sh run$/, /^ts run$/, /^json \w+$/, /^\w+ verify$/, /^text$/, /^\w+ not run: \S/]

const all = [...blocks].flatMap(([document, its]) => its.map((block) => ({ document, ...block })))
const notRun = all.filter(({ info }) => info.includes(' not run: '))

test(`of ${all.length} pieces of code in documents, ${notRun.length} are not run, and say why`, () => {
  const unmarked = all.filter(({ info }) => !known.some((form) => form.test(info)))

  expect(unmarked).toEqual([])
})

test('the commands of documents run as they stand', { timeout: 120_000, ...needing(program('curl')) }, async () => {
  const service = await startServiceProcess()
  const known = {
    AUSHANG: service.url,
    KEY: service.apiKey,
    HOOK: (await startReceiver()).url,
    TARGET_ID: await connectedTarget(service),
  }
  const online: Record<string, string[]> = {}
  const expected: Record<string, string[]> = {}

  for (const [document, its] of blocks) {
    const commands = its.filter(({ info }) => info === 'sh run').map(({ code }) => code)
    if (commands.length === 0) continue
    const shell = await openShell({ ...service.env, ...known })
    for (const code of commands) {
      const output = await shell.paste(code.replaceAll('http://localhost:8080', service.url))
      const [address] = /(?<=allow access: )\S+/.exec(output) ?? []
      if (address) await allowAccess(address)
    }
    const key = (await shell.paste('echo "$KEY"')).trim()
    // What is published on the way is online in the end.
    expected[document] = commands.some((code) => code.includes('call /listings ')) ? ['published'] : []
    online[document] = await vi.waitFor(
      async () => {
        const statuses = await statusesOfListings(service.url, key)
        expect(statuses).not.toContain('pending')
        expect(statuses).not.toContain('updating')
        return statuses
      },
      { timeout: 20_000, interval: 100 },
    )
  }

  expect(online).toEqual(expected)
})

/** For documents that go on where somebody has published already. */
async function connectedTarget({ send }: ServiceProcess): Promise<string> {
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

/** A terminal in the folder of the project. A command that fails, and an error of the API, ends it. */
async function openShell(env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-shell-'))
  await writeFile(join(folder, '.curlrc'), 'fail-with-body\n')
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  const child = spawn('bash', ['-e', '-o', 'pipefail'], {
    cwd: root,
    env: { ...childEnvironment, ...env, PATH, CURL_HOME: folder },
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += String(data)))
  child.stderr.on('data', (data: Buffer) => (output += String(data)))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.stdin.end()
    await ended
    await rm(folder, { recursive: true })
  })
  return {
    async paste(code: string): Promise<string> {
      const begin = output.length
      child.stdin.write(`${code}\necho "that was all"\n`)
      await vi.waitFor(
        () => {
          if (child.exitCode !== null) throw new Error(`The shell ended: ${output}`)
          expect(output.slice(begin)).toContain('that was all\n')
        },
        { timeout: 30_000, interval: 20 },
      )
      return output.slice(begin).replace('that was all\n', '')
    },
  }
}

describe('what the API is said to answer', () => {
  const ajv = new Ajv2020({ strict: false, schemas: { openapi: openApi } })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  const shown = [...blocks].flatMap(([document, its]) =>
    its
      .filter(({ info }) => info.startsWith('json '))
      .map(({ info, code }) => [document, info.slice(5), code] as const),
  )

  test.for(shown)('in %s is a %s', ([_document, component, code]) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${component}`)

    expect([validate?.(JSON.parse(code)), validate?.errors]).toEqual([true, null])
  })
})

describe('what documents name in back-quotes is there:', () => {
  const named = (pattern: RegExp) =>
    [...texts].flatMap(([document, text]) => [...text.matchAll(pattern)].map((match) => [document, match] as const))

  test('every operation', () => {
    const wrong = named(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`\s?]*)(\?[^`]*)?`/g).flatMap(
      ([document, [whole, method = '', path = '', query = '']]) => {
        const operation = operationNamed(method.toLowerCase(), path)
        const parameters = operation?.parameters.map(({ name }) => name) ?? []
        const asked = [...query.matchAll(/[?&](\w+)/g)].map(([, name = '']) => name)
        return operation && asked.every((name) => parameters.includes(name)) ? [] : [`${document}: ${whole}`]
      },
    )

    expect(wrong).toEqual([])
  })

  test('every command', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const { stdout: help } = await promisify(execFile)(process.execPath, [join(root, 'server/bin/aushang.js'), 'help'])
    const wrong = named(/`(?:npx )?(aushang|npm(?: run)?) ([a-z-]+)(?: ([a-z-]+))?/g).flatMap(
      ([document, [whole, tool, first = '', second]]) => {
        if (tool !== 'aushang')
          return first in scripts || ['ci', 'install', 'pack', 'exec', 'run'].includes(first)
            ? []
            : [`${document}: ${whole}`]
        return first === 'help' || help.includes(second ? `${first} ${second}` : first) ? [] : [`${document}: ${whole}`]
      },
    )

    expect(wrong).toEqual([])
  })
})

function operationNamed(method: string, name: string) {
  const named = Object.entries(openApi.paths).filter(([path]) => isNamed(path, name))
  return named.flatMap(([, methods]) => methods[method] ?? [])[0]
}

/** A document may name several at once: `/account/credentials/{type}`. */
function isNamed(path: string, name: string): boolean {
  const [segments, names] = [path.split('/'), name.split('/')]
  return (
    segments.length === names.length && segments.every((each, at) => each === names[at] || isPlaceholder(names[at]))
  )
}

function isPlaceholder(segment = ''): boolean {
  return /^\{\w+\}$/.test(segment)
}
