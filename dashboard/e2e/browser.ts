import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { installed } from '../../test/needs.ts'

// The first has no window that nobody sees, and takes half of the processor.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
// It looks for nothing on the internet, and runs as root too.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const browserNeed = {
  what: 'a Chromium that runs here',
  how: 'apt-get install chromium-headless-shell (the one in our packages is for Linux on x64)',
}

/** The machine's Chromium, or else the one that comes with our packages; undefined where neither runs. */
export async function findBrowser(): Promise<LaunchOptions | undefined> {
  for (const path of systemBrowsers) {
    const own = { executablePath: installed([path]), args: quiet }
    if (own.executablePath !== '' && saysItsVersion(own)) return own
  }
  const packed = await packedBrowser()
  return packed && saysItsVersion(packed) ? packed : undefined
}

export async function launchBrowser(): Promise<Browser> {
  const options = await findBrowser()
  if (options === undefined) throw new Error(`${browserNeed.what} is missing: ${browserNeed.how}`)
  return chromium.launch(options)
}

/** One for another kind of processor, or without its libraries, says no version. */
export function saysItsVersion({ executablePath = '', env }: LaunchOptions): boolean {
  const { status, stdout } = spawnSync(executablePath, ['--version', '--no-sandbox'], {
    cwd: tmpdir(),
    encoding: 'utf8',
    timeout: 30_000,
    ...(env && { env }),
  })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

/** With the libraries that it brings along for a machine that has none of them: it does so where it takes the machine for a bare one. */
async function packedBrowser(): Promise<LaunchOptions | undefined> {
  // The system would hand a program for another processor to a shell, which carries out what it finds in it.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const before = process.env
  process.env = { ...before, AWS_LAMBDA_JS_RUNTIME: `nodejs${process.versions.node.split('.')[0]}.x` }
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    // Its own settings look for fonts in /tmp; where it finds none at all, it crashes.
    const fonts = join(tmpdir(), 'fonts')
    await writeFile(
      join(fonts, 'fonts.conf'),
      `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
    )
    return { executablePath, args: quiet, env: process.env }
  } finally {
    // The services that the tests start have libraries of their own.
    process.env = before
  }
}
