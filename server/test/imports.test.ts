import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectors } from '@aushang/connectors'
import { describe, expect, test } from 'vitest'

/** A file imports from its own folder and from those above it: among folders, there is no way back. */
const order = [
  'lib',
  'http',
  'events',
  'changes',
  'portals',
  'accounts',
  'users',
  'webhooks',
  'contacts',
  'media',
  'properties',
  'targets',
  'listings',
  'publishing',
  'comparing',
  'requests',
  'statistics',
  'attention',
  'settings.ts',
  'config.ts',
  'work-tables.ts',
  'gauge-database.ts',
  'listen-addresses.ts',
  'warn-of-exposure.ts',
  'connections-max.ts',
  'foundation.ts',
  'app.ts',
  'sweep.ts',
  'worker.ts',
  'smtp.ts',
  'run-sandbox.ts',
  'service.ts',
  'terminal.ts',
  'export-property.ts',
  'reseal-secrets.ts',
  'check-openimmo-file.ts',
  'delete-account.ts',
  'cli',
  'main.ts',
]

/** Whose each table is. Its own slice writes it; those below may read it. */
const tables: Record<string, string[]> = {
  lib: ['secrets_key_check'],
  http: ['idempotency_keys'],
  events: ['event_logs', 'events'],
  changes: ['changes'],
  accounts: ['accounts', 'api_keys', 'account_credentials', 'account_usage'],
  users: ['users', 'sessions', 'invitations', 'password_resets', 'setup_links', 'sign_in_guesses'],
  webhooks: ['webhooks', 'deliveries', 'delivery_attempts', 'replays'],
  contacts: ['contacts'],
  media: ['files', 'renditions', 'uploads'],
  properties: ['properties', 'attachments'],
  targets: ['targets', 'target_notes', 'shown_contacts'],
  listings: ['listings', 'listing_attempts', 'listed_objects', 'kept_adverts', 'bulks', 'bulk_items'],
  comparing: ['comparisons', 'online_adverts', 'differences', 'adopted_contacts'],
  requests: ['mails', 'requests', 'mail_counts'],
  statistics: ['listing_statistics', 'statistic_reads'],
}

interface SourceFile {
  /** Below `src/`. */
  path: string
  /** Its folder, or its own name. */
  place: string
  text: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const src = join(root, 'server/src/')
const files = await sourceFiles()

async function sourceFiles(folder = src): Promise<SourceFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path,
      place: path.split('/')[0] ?? '',
      text: await readFile(join(folder, path), 'utf8'),
    })),
  )
}

function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(src, join(src, dirname(path), to)),
  )
}

describe('inside the server', () => {
  test('every folder has its place in the order', () => {
    expect([...new Set(files.map(({ place }) => place))].toSorted()).toEqual(order.toSorted())
  })

  test('imports go one way, from folder to folder', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => order.indexOf(imported.split('/')[0] ?? '') > order.indexOf(file.place))
        .map((imported) => `${file.path} → ${imported}`),
    )

    expect(wrong).toEqual([])
  })

  test('a slice uses another slice’s store, never its routes', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => imported.endsWith('.routes.ts') && file.path !== 'app.ts')
        .map((imported) => `${file.path} → ${imported}`),
    )

    expect(wrong).toEqual([])
  })
})

describe('a table', () => {
  const ownerOf = new Map(Object.entries(tables).flatMap(([owner, its]) => its.map((table) => [table, owner])))
  const named = files.flatMap(({ path, place, text }) =>
    [...text.matchAll(/\b(from|join|into|update)\s+(\w+)/g)].flatMap(([, word = '', table = '']) => {
      const owner = ownerOf.get(table)
      // "for update of …" and "from" before a word that is no table name nothing.
      return owner === undefined ? [] : [{ path, place, word, table, owner }]
    }),
  )

  test('of the schema belongs to a slice', async () => {
    const schema = await readFile(join(src, '../schema.sql'), 'utf8')
    const all = [...schema.matchAll(/create table (\w+)/g)].map(([, table]) => table)

    expect([...ownerOf.keys(), 'migrations'].toSorted()).toEqual(all.map(String).toSorted())
  })

  test('is written by its own slice only', () => {
    const deleted = files.flatMap(({ path, place, text }) =>
      [...text.matchAll(/\bdelete from (\w+)/g)].map(([, table = '']) => ({
        path,
        place,
        table,
        owner: ownerOf.get(table),
      })),
    )
    const written = [...named.filter(({ word }) => word === 'into' || word === 'update'), ...deleted]

    expect(written.filter(({ owner, place }) => owner !== undefined && owner !== place)).toEqual([])
  })

  test('is read by its own slice and those below it', () => {
    expect(named.filter(({ owner, place }) => order.indexOf(owner) > order.indexOf(place))).toEqual([])
  })
})

// PostgreSQL is a child process, and a child has to be handed an environment.
const handsOnTheEnvironment = 'lib/embedded-postgres/cluster.ts'

test('only main.ts knows the process', () => {
  const knowing = files.filter(({ text }) => /\bprocess\.(env|argv|exit|on|once|stdout|stderr|cwd)\b/.test(text))

  expect(knowing.map(({ path }) => path)).toEqual([handsOnTheEnvironment, 'main.ts'])
})

/** Names of the interface that never change, in examples of the reference. */
const examples = [
  'model/src/sentences/refusal-sentences.ts',
  'model/src/target.ts',
  'server/src/targets/targets.routes.ts',
]

test('nobody but its connector knows a portal: another one changes nothing here', async () => {
  // OpenImmo is the name of a format before it is one of a target type.
  const types = connectors.flatMap(({ type, portalName }) => (portalName === undefined ? [] : [type]))
  const knowing = new RegExp(`\\b(${types.join('|')})\\b|[Pp]latform-?[A-Z]\\b|putCredentials[A-Z]`)
  const folders = ['dashboard/src', 'demo/src', 'model/src', 'server/src']
  const all = await Promise.all(
    folders.map(async (folder) => {
      const texts = await sourceFiles(join(root, folder))
      return texts.flatMap(({ path, text }) => (knowing.test(withoutNotes(text)) ? [`${folder}/${path}`] : []))
    }),
  )

  expect(all.flat()).toEqual(examples)
})

/** Without comments, in which a portal may serve as an example. */
function withoutNotes(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}
