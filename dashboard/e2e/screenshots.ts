import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { startDemo } from './demo.ts'
import { sandboxShots } from './sandbox-shots.ts'
import { ownInstallation, startInstallation } from './service.ts'
import { shots } from './shots.ts'

// `npm run screenshots [-- NAME…]`: every page, or those named, in both languages, on a phone and a wide screen, light and dark.
const folder = fileURLToPath(new URL('../../reports/screenshots/', import.meta.url))
const wanted = process.argv.slice(2)
const isShort = process.env['SHORT'] === '1'
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

await mkdir(folder, { recursive: true })
const demo = await startDemo()
const newInstallation = await startInstallation()
const empty = { ...(await ownInstallation(newInstallation)), url: newInstallation.url }
const browser = await launchBrowser()

for (const locale of ['de-DE', 'en-GB'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (isShort && !['de-DE wide light', 'de-DE phone dark'].includes(`${locale} ${size} ${colorScheme}`)) continue
      const variant = `${locale.slice(0, 2)}.${size}.${colorScheme}`
      await takeAll(variant, { locale, viewport, colorScheme })
    }
  }
}
await browser.close()
await Promise.all([demo.stop(), newInstallation.stop()])

async function takeAll(variant: string, options: BrowserContextOptions): Promise<void> {
  const allShots = [...shots, ...sandboxShots(demo.sandboxUrl)]
  for (const shot of allShots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const { url, api, cookie } = shot.isEmpty ? empty : demo
    const context = await browser.newContext({ ...options, baseURL: url, reducedMotion: 'reduce' })
    const [name = '', value = ''] = cookie.split('=')
    if (!shot.isSignedOut) await context.addCookies([{ name, value, url }])
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') console.error(`${shot.name}: ${message.text()}`)
    })
    const page = await context.newPage()
    await shot.show(page, api).catch((error: unknown) => console.error(`${shot.name}.${variant}:`, error))
    // What is still on its way, such as pictures, is waited for; the stream of events never ends.
    await page.waitForLoadState('load')
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${folder}${shot.name}.${variant}.png` })
    await context.close()
  }
}
