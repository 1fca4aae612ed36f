import type { TestProject } from 'vitest/node'
import { startTemplateDatabase } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with the schema and nothing in it, to be cloned. */
    templateUrl: string
  }
}

/** One real PostgreSQL server for the whole run; each test file clones a database from the template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // `npm run mutate` starts many runs, and one server for all of them.
  const given = process.env['TEMPLATE_DATABASE_URL']
  const { templateUrl, stop } =
    given === undefined ? await startTemplateDatabase() : { templateUrl: given, stop: async () => {} }
  project.provide('templateUrl', templateUrl)
  return stop
}
