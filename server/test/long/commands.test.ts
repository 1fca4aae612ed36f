import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { childEnvironment } from '../../../test/child-environment.ts'
import { codeBlocks } from '../../../test/code-blocks.ts'
import { needing, program } from '../../../test/needs.ts'
import { allowAccess } from '../allow-access.ts'
import { testConsumer } from '../harness.ts'
import { type ServiceProcess, startServiceProcess } from '../processes/service-process.ts'
import { startReceiver } from '../receiver.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].toSorted()

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

  for (const document of documents) {
    const blocks = await codeBlocks(document)
    const commands = blocks.filter(({ info }) => info === 'sh run').map(({ code }) => code)
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
