import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
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

async function launchOptions(): Promise<LaunchOptions> {
  const own = systemBrowsers.find((path) => existsSync(path))
  if (own !== undefined) return { executablePath: own, args: quiet }
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...quiet] }
}
