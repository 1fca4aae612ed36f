import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowAccess } from '../../../server/test/allow-access.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { aProperty } from '../../../server/test/harness.ts'
import { aJpeg } from '../../../server/test/pictures.ts'
import { childEnvironment } from '../../../test/child-environment.ts'
import { startServiceProcess } from '../../../server/test/processes/service-process.ts'
import { codeBlocks } from '../../../test/code-blocks.ts'

/** What somebody gets who installs the tarball into an empty project, and pastes the README's examples. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)
const examples = (await codeBlocks('sdk/README.md')).filter(({ info }) => info === 'ts run')

let folder: string
let project: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-sdk-'))
  project = join(folder, 'project')
  const tarball = await pack()
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await npm(project, 'install', tarball)
  await writeFile(join(project, 'front.jpg'), await aJpeg())
  await Promise.all(examples.map(({ code }, index) => writeFile(join(project, `example-${index}.ts`), code)))
})

afterAll(() => rm(folder, { recursive: true }))

/** In a copy: while it packs, the package is not the one that others import. */
async function pack(): Promise<string> {
  for (const file of ['package.json', 'pack.ts', 'tsconfig.build.json', 'README.md', 'src']) {
    await cp(join(root, 'sdk', file), join(folder, 'sdk', file), { recursive: true })
  }
  for (const file of ['tsconfig.json', 'LICENSE']) await cp(join(root, file), join(folder, file))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { stdout } = await npm(join(folder, 'sdk'), 'pack', '--json')
  const [made] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string }[]
  return join(folder, 'sdk', made?.filename ?? '')
}

function npm(cwd: string, ...args: string[]) {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  return run('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, env: { ...childEnvironment, PATH } })
}

test('the package depends on nothing, and packing it leaves its manifest as it was', async () => {
  const installed = JSON.parse(
    await readFile(join(project, 'node_modules/@aushang/sdk/package.json'), 'utf8'),
  ) as object

  expect(Object.keys(installed).filter((name) => /dependencies|scripts|private/i.test(name))).toEqual([])
  expect(await readFile(join(folder, 'sdk/package.json'), 'utf8')).toBe(
    await readFile(join(root, 'sdk/package.json'), 'utf8'),
  )
})

// The older of the two would take half a minute over the types of Node.
test.for([
  ['node_modules/typescript', { skipLibCheck: false }],
  ['sdk/node_modules/typescript', { skipLibCheck: true }],
] as const)(
  'the examples of the README compile against the types of the tarball with %s',
  async ([typescript, options]) => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'esnext',
      module: 'nodenext',
      ...options,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    }
    const config = join(project, 'tsconfig.json')
    await writeFile(config, JSON.stringify({ compilerOptions, include: ['example-*.ts'] }))

    const compiled = run(process.execPath, [join(root, typescript, 'bin/tsc'), '-p', config]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    )

    expect((await compiled).stdout).toBe('')
  },
)

test('the examples of the README run, in their order, against a running service', async () => {
  const { url, apiKey, send } = await startServiceProcess()
  const [port] = await freePorts(1)
  const env = { ...childEnvironment, AUSHANG_URL: url, AUSHANG_API_KEY: apiKey, PORT: String(port) }

  await rm(join(project, 'last-event.txt'), { force: true })
  const output: string[] = []
  for (const index of [0, 1, 2]) output.push(await runExample(index, env))
  // It is down while something happens, and goes on where it was.
  output.push(await runExample(3, env, { until: 'Listening' }))
  await send('POST', '/properties', aProperty({ attachments: [] }))
  output.push(await runExample(3, env, { until: 'property.processing_succeeded' }))
  for (const index of [4, 5, 6]) output.push(await runExample(index, env))
  const known = Object.fromEntries(
    output
      .at(-1)
      ?.matchAll(/^(\w+)=(.+)$/gm)
      .map(([, name, value]) => [name, value]) ?? [],
  )
  const ping = () => void send('POST', `/webhooks/${known['AUSHANG_WEBHOOK_ID']}/ping`, {})
  for (const _start of ['the first time', 'and again']) {
    output.push(
      await runExample(7, { ...env, ...known }, { at: ['Waiting for events', ping], until: 'webhook.ping arrived' }),
    )
  }
  output.push(await runExample(8, env))

  expect(output).toEqual([
    expect.stringMatching(/^\w{20} has 980 m²\n$/),
    expect.stringMatching(/^Open this .*\n\S+ is published: http\S+\n$/),
    expect.stringMatching(/property\.processing_succeeded\n(.*\n)*1 contacts\n1 properties\n$/),
    'Listening\n',
    'Listening\nproperty.processing_succeeded\n',
    expect.stringMatching(/^\/phone: .+\n$/),
    '1 attachment\n',
    expect.stringMatching(/^AUSHANG_WEBHOOK_ID=\w{20}\nAUSHANG_SIGNING_KEY=whsec_\S+\n$/),
    'Waiting for events\nwebhook.ping arrived\n',
    'Waiting for events\nwebhook.ping arrived\n',
    '',
  ])
  expect(examples).toHaveLength(9)
})

interface Watch {
  /** What is done when it prints this. */
  at?: [string, () => void]
  /** It would go on; somebody ends it when it has printed this. */
  until?: string
}

/** What it prints. Somebody watches, and allows the access that it asks for. */
function runExample(index: number, env: NodeJS.ProcessEnv, { at, until }: Watch = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`example-${index}.ts`], { cwd: project, env })
    let output = ''
    let errors = ''
    child.stdout.on('data', (data: Buffer) => {
      output += String(data)
      const [address] = /(?<=allow access: )\S+/.exec(String(data)) ?? []
      if (address) allowAccess(address).catch(reject)
      if (at && String(data).includes(at[0])) at[1]()
      if (until !== undefined && output.includes(until)) child.kill()
    })
    child.stderr.on('data', (data: Buffer) => (errors += String(data)))
    child.once('close', (code) => (code === 0 || child.killed ? resolve(output) : reject(new Error(errors))))
  })
}
