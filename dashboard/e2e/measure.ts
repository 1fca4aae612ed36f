import type { Client } from '@aushang/sdk'
import type { BrowserContext, Page } from 'playwright-core'
import { aProperty } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { buildDashboard, ownInstallation, startInstallation } from './service.ts'

// `node dashboard/e2e/measure.ts`: what the first load weighs, how soon a phone shows the grid, and how smoothly 10,000 properties
// on 5 portals scroll. `COUNT` says how many.
const count = Number(process.env['COUNT'] ?? '10000')
const portals = 5
const rounds = 5
/** How fast phones are, in the figure by which Chrome calibrates its presets (`measureSpeed`): a Pixel 5 and a Moto G Power of 2022. */
const phones = { 'mid-tier': 1000, 'low-tier': 264 }

buildDashboard()
await using ends = new AsyncDisposableStack()
const installation = await startInstallation(ends, { settings: { RATE_LIMIT_PER_MINUTE: '10000000' } })
const { api, cookie } = await ownInstallation(installation)
await fill(api)
await using browser = await launchBrowser()
const [name = '', value = ''] = cookie.split('=')

const weighed = await newContext({})
console.log('first load, compressed script', await weighFirstLoad(await weighed.newPage()))
await weighed.close()

for (const [phone, speed] of Object.entries(phones)) {
  const times = []
  for (let n = 0; n < rounds; n++) times.push(await timeToGrid(speed))
  console.log(`grid on a ${phone} phone, ms`, times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)], times)
}

const desk = await newContext({ viewport: { width: 1440, height: 900 } })
console.log('scrolling', await scroll(await desk.newPage()))

async function newContext(options: Parameters<typeof browser.newContext>[0]): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, locale: 'de-DE', baseURL: installation.url })
  await context.addCookies([{ name, value, url: installation.url }])
  return context
}

/** Targets that nobody has granted access to: their listings wait, and nothing is sent. */
async function fill(api: Client): Promise<void> {
  await api.putCredentialsPlatformA24Sandbox({ key: 'sandbox-key', secret: 'sandbox-secret' })
  const targets = await Promise.all(
    Array.from({ length: portals }, (_, n) =>
      api.createTarget({ type: 'platform-a-24-sandbox', name: `Portal ${n + 1}` }),
    ),
  )
  const left = Array.from({ length: count }, (_, n) => n)
  const work = async () => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) {
      const { id: propertyId } = await api.createProperty(aProperty(n))
      for (const { id: targetId } of targets) await api.createListing({ propertyId, targetId })
    }
  }
  await Promise.all(Array.from({ length: 24 }, work))
}

async function weighFirstLoad(page: Page): Promise<string> {
  let bytes = 0
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'] ?? 0)
  })
  await page.goto('/properties')
  await page.getByRole('row', { name: /WHG/ }).first().waitFor()
  return `${Math.round(bytes / 1000)} kB`
}

/** As slow as that phone, whatever this machine is; over a mobile connection of 9 Mbit/s and 60 ms. */
async function timeToGrid(speed: number): Promise<number> {
  const context = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const rate = (await measureSpeed(page)) / speed
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: (9e6 / 8) * 0.9,
    uploadThroughput: 1e6 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, rate) })
  const start = Date.now()
  await page.goto('/properties', { waitUntil: 'commit' })
  // By the element: to find a row by the name that it is read out with takes the slow processor longer than to draw it.
  await page.locator('[role=row] a').first().waitFor()
  const ms = Date.now() - start
  await context.close()
  return ms
}

/** How often in 100 ms texts of 10,000 letters are put together, and 100,000 numbers copied: the mean of both. */
function measureSpeed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const timesIn100Ms = (act: () => void) => {
      const until = performance.now() + 500
      let times = 0
      for (; performance.now() < until; times++) act()
      return times / 5
    }
    const numbers = Array.from({ length: 100_000 }, (_, n) => n)
    const copy = numbers.slice()
    const text = timesIn100Ms(() => {
      let letters = ''
      for (let n = 0; n < 10_000; n++) letters += 'a'
      return letters
    })
    const copied = timesIn100Ms(() => {
      for (let n = 0; n < numbers.length; n++) copy[n] = numbers[n] ?? 0
    })
    return (text + copied) / 2
  })
}

/**
 * How long the page was at work at a stretch, while it scrolls through everything: of its processor's time, which does not hang on what else
 * the machine does. A frame is late when one of these takes longer than it.
 */
async function scroll(page: Page): Promise<object> {
  await page.goto('/properties')
  await page.getByRole('row', { name: /WHG/ }).first().waitFor()
  await page.mouse.move(700, 500)
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  for (let n = 0; n < 500; n++) {
    await page.mouse.wheel(0, 1300)
    await page.waitForTimeout(16)
  }
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const main = trace.traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = trace.traceEvents
    .filter(
      ({ name, tid, pid, tdur }) =>
        name === 'ThreadControllerImpl::RunTask' && tid === main?.tid && pid === main.pid && tdur !== undefined,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((tasks[Math.floor(tasks.length * share)] ?? 0) * 10) / 10
  const row = await page.getByRole('row').last().getAttribute('aria-rowindex')
  return {
    tasks: tasks.length,
    p99: at(0.99),
    longest: at(0.99999),
    over50: tasks.filter((ms) => ms > 50).length,
    cameTo: row,
  }
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In microseconds, of the thread's own time. */
  tdur?: number
  args: { name?: string }
}
