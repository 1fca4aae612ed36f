import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, vi } from 'vitest'
import { childEnvironment } from '../../../test/child-environment.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A terminal in the folder of the project. A command that fails, and an error of the API, ends it. */
export async function openShell(env: NodeJS.ProcessEnv) {
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
