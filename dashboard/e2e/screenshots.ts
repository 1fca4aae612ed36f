import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from './browser.ts'
import { startDemo } from './demo.ts'
import { differenceShots } from './difference-shots.ts'
import { sandboxShots } from './sandbox-shots.ts'
import { buildDashboard, ownInstallation, startInstallation } from './service.ts'
import { shots } from './shots.ts'

// `npm run screenshots [-- NAME…]`: every page, or those named, in both languages, on a phone and a wide screen, light and dark. With
// `DOCS=1`, only those that documents show, which are put into `docs/pictures/` as well.
const documented: Record<string, string> = {
  'today.de.wide.light': 'today',
  'properties.de.wide.light': 'grid',
  'property-data.de.wide.light': 'refused',
  'request.de.wide.light': 'inquiry',
  'delivery.de.wide.light': 'delivery',
  'properties.de.phone.dark': 'phone',
  'sandbox-expose.de.wide.light': 'expose',
}
const folder = fileURLToPath(new URL('../../reports/screenshots/', import.meta.url))
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const isForDocs = process.env['DOCS'] === '1'
const wanted = isForDocs ? Object.keys(documented).map((name) => name.split('.')[0]) : process.argv.slice(2)
const isShort = isForDocs || process.env['SHORT'] === '1'
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

await Promise.all([folder, pictures].map((path) => mkdir(path, { recursive: true })))
buildDashboard()
await using ends = new AsyncDisposableStack()
const demo = await startDemo(ends)
const newInstallation = await startInstallation(ends)
const empty = { ...(await ownInstallation(newInstallation)), url: newInstallation.url }
await using browser = await launchBrowser()
const ofDifferences = differenceShots(demo.sandboxUrl)

for (const locale of ['de-DE', 'en-GB'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (isShort && !['de-DE wide light', 'de-DE phone dark'].includes(`${locale} ${size} ${colorScheme}`)) continue
      const variant = `${locale.slice(0, 2)}.${size}.${colorScheme}`
      await takeAll(variant, { locale, viewport, colorScheme })
    }
  }
}

async function takeAll(variant: string, options: BrowserContextOptions): Promise<void> {
  const allShots = [...shots, ...ofDifferences, ...sandboxShots(demo.sandboxUrl)]
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
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, left, width } = image.getBoundingClientRect()
        return image.complete || width === 0 || top > innerHeight || left > innerWidth
      }),
    )
    await page.waitForTimeout(300)
    const path = `${folder}${shot.name}.${variant}.png`
    await page.screenshot({ path })
    const picture = documented[`${shot.name}.${variant}`]
    if (isForDocs && picture !== undefined) await sharp(path).webp({ quality: 82 }).toFile(`${pictures}${picture}.webp`)
    await context.close()
  }
}
