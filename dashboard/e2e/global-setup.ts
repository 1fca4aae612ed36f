import type { LaunchOptions } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './browser.ts'
import { buildDashboard } from './service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium of this run; null where none runs on this machine. */
    browser: LaunchOptions | null
  }
}

/** Once for all journeys of a run. */
export async function setup(project: TestProject): Promise<void> {
  buildDashboard()
  project.provide('browser', (await findBrowser()) ?? null)
}
