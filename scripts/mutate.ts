import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { startTemplateDatabase } from '../server/test/database/template-database.ts'

/**
 * Changes the code in one place at a time and counts what no test notices: `npm run mutate`, which takes hours, or for one
 * file `npm run mutate -- server/src/lib/background-work/start-work.ts`. With `--every 5`, a sample: what lies within every fifth line.
 * What was tried before is not tried again, unless it has changed since.
 */
interface Part {
  /** What is changed. */
  of: string[]
  /** What has to notice: all other tests might as well, but would take too long. */
  by: string[]
}

// But for the routes, which are descriptions for the most part.
const parts: Part[] = [
  { of: ['server/src/lib/background-work/*work*.ts'], by: ['server/src/lib/background-work/*work*.test.ts'] },
  {
    of: ['server/src/publishing/*.ts', 'server/src/listings/*.ts', '!**/*.routes.ts'],
    by: ['server/src/{listings,publishing}/*.test.ts'],
  },
  { of: ['server/src/webhooks/*.ts', '!**/*.routes.ts'], by: ['server/src/webhooks/*.test.ts'] },
]

const { positionals, values } = parseArgs({ allowPositionals: true, options: { every: { type: 'string' } } })
const asked = positionals.map((file) => normalize(file))
const every = Number(values.every ?? 1)

const unknown = asked.filter((file) => !parts.some(({ of }) => filesOf(of).includes(file)))
if (unknown.length > 0) {
  const known = parts.flatMap(({ of }) => of).filter((each) => !each.startsWith('!'))
  console.error(
    `${unknown.join(', ')}: of no part, so that nothing says which tests have to notice. The parts are ${known.join(', ')}, ` +
      'without routes and tests; add to `parts` in scripts/mutate.ts what is missing.',
  )
  process.exit(1)
}

const { templateUrl, stop } = await startTemplateDatabase()
process.env['TEMPLATE_DATABASE_URL'] = templateUrl
try {
  for (const { of, by } of parts) {
    const files = filesOf(of).filter((file) => asked.length === 0 || asked.includes(file))
    if (files.length === 0) continue
    await new Stryker({ mutate: every === 1 ? files : files.flatMap(someLinesOf), testFiles: by }).runMutationTest()
  }
} finally {
  await stop()
}

function filesOf(patterns: string[]): string[] {
  const excluded = ['**/*.test.ts', ...patterns.filter((each) => each.startsWith('!')).map((each) => each.slice(1))]
  return globSync(patterns.filter((each) => !each.startsWith('!'))).filter(
    (file) => !excluded.some((pattern) => matchesGlob(file, pattern)),
  )
}

function someLinesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').keys()
  return [...lines].filter((index) => index % every === 0).map((index) => `${file}:${index + 1}-${index + 1}`)
}
