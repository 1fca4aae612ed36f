import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Client } from '@aushang/sdk'
import type { AxeResults } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { cloneDatabase } from '../../server/test/database/database.ts'
import { allNeed } from '../../test/needs.ts'
import { browserNeed } from './browser.ts'
import { type Installation, ownInstallation, startInstallation } from './service.ts'

/** What a journey begins with: an installation, its owner's API, and a browser. */
interface Journey {
  installation: Installation
  /** Where the installation keeps everything, for what would take days to come about. */
  databaseUrl: string
  /** What a machine of the same account can do; only with `isOwned`. */
  api: Client
  /** What the tests find there. Where no browser runs, nothing is begun. */
  beforeAll(prepare: () => Promise<unknown>): void
  /** A page in a window of its own. Signed in, unless it says otherwise. */
  open(path: string, options?: BrowserContextOptions & { isSignedOut?: boolean }): Promise<Page>
}

/** For the tests of one file, which are left out where no browser runs. What a page writes to the console, or throws, fails the test that opened it. */
export function startJourney({
  isOwned = true,
  settings = async () => ({}),
}: { isOwned?: boolean; settings?: () => Promise<Record<string, string>> } = {}): Journey {
  const journey = {} as Journey
  const launchOptions = inject('browser')
  allNeed({ ...browserNeed, isMet: launchOptions !== null })
  journey.beforeAll = (prepare) => beforeAll(async () => void (launchOptions !== null && (await prepare())))
  let browser: Browser
  let cookie = ''
  const ends = new AsyncDisposableStack()

  beforeAll(async () => {
    if (launchOptions === null) return
    const begun = await beginJourney(ends, launchOptions, settings)
    browser = begun.browser
    journey.databaseUrl = begun.databaseUrl
    journey.installation = begun.installation
    if (isOwned) ({ api: journey.api, cookie } = await ownInstallation(journey.installation))
  })

  afterAll(() => ends.disposeAsync())

  journey.open = async (path, { isSignedOut, ...options } = {}) => {
    const { url } = journey.installation
    const context = await browser.newContext({ locale: 'de-DE', baseURL: url, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(30_000)
    if (!isSignedOut && cookie !== '') await context.addCookies([asCookie(cookie, url)])
    const complaints = collectComplaints(context)
    onTestFinished(async () => {
      await context.close()
      expect(complaints).toEqual([])
    })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  return journey
}

/** All of it, or an error; `ends` closes what there is. */
export async function beginJourney(
  ends: AsyncDisposableStack,
  launchOptions: LaunchOptions,
  settings: () => Promise<Record<string, string>>,
): Promise<{ databaseUrl: string; installation: Installation; browser: Browser }> {
  const database = await cloneDatabase()
  ends.defer(database.drop)
  const installation = { databaseUrl: database.url, settings: await settings() }
  const launching = chromium.launch(launchOptions)
  ends.defer(async () => (await launching.catch(() => null))?.close())
  const installing = startInstallation(ends, installation)
  // Nothing is to begin any more when what has begun is closed.
  await Promise.allSettled([launching, installing])
  return { databaseUrl: database.url, installation: await installing, browser: await launching }
}

function asCookie(pair: string, url: string) {
  const [name = '', ...value] = pair.split('=')
  return { name, value: value.join('='), url }
}

/** Warnings count. What the browser itself says of an answer that is no 2xx does not: the page says it. */
function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds on the page as it stands, and is serious. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Not as an element of the page, which its policy would not let in.
  await page.evaluate(await readFile(axe, 'utf8'))
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { preload: false, resultTypes: ["violations"] })',
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 200)).join(', ')})`)
}
