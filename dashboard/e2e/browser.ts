import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

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

/** The machine's Chromium, or else the one that comes with our packages. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** With the libraries that it brings along for a machine that has none of them: it does so where it takes the machine for a bare one. */
async function packedBrowser(): Promise<LaunchOptions> {
  const before = process.env
  process.env = { ...before, AWS_LAMBDA_JS_RUNTIME: `nodejs${process.versions.node.split('.')[0]}.x` }
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    return { executablePath, args: [...packed.args, ...quiet], env: process.env }
  } finally {
    // The services that the tests start have libraries of their own.
    process.env = before
  }
}

async function launchOptions(): Promise<LaunchOptions> {
  const own = systemBrowsers.find((path) => existsSync(path))
  if (own !== undefined) return { executablePath: own, args: quiet }
  return packedBrowser()
}
