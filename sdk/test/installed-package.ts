import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { allowAccess } from '../../server/test/allow-access.ts'
import { aJpeg } from '../../server/test/pictures.ts'
import { childEnvironment } from '../../test/child-environment.ts'
import { codeBlocks } from '../../test/code-blocks.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

/** What somebody has who installs the tarball into an empty project, and pastes the README's examples. */
export interface InstalledPackage {
  /** Where the package was packed. */
  source: string
  /** With `example-0.ts` and those that follow it. */
  project: string
  exampleCount: number
  runExample(index: number, env: NodeJS.ProcessEnv, watch?: Watch): Promise<string>
  remove(): Promise<void>
}

export async function installPackage(): Promise<InstalledPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-sdk-'))
  const project = join(folder, 'project')
  const examples = (await codeBlocks('sdk/README.md')).filter(({ info }) => info === 'ts run')
  const tarball = await pack(folder)
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await npm(project, 'install', tarball)
  await writeFile(join(project, 'front.jpg'), await aJpeg())
  await Promise.all(examples.map(({ code }, index) => writeFile(join(project, `example-${index}.ts`), code)))
  return {
    source: join(folder, 'sdk'),
    project,
    exampleCount: examples.length,
    runExample: (index, env, watch) => runExample(project, index, env, watch),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** In a copy: while it packs, the package is not the one that others import. */
async function pack(folder: string): Promise<string> {
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

interface Watch {
  /** What is done when it prints this. */
  at?: [string, () => void]
  /** It would go on; somebody ends it when it has printed this. */
  until?: string
}

/** What it prints. Somebody watches, and allows the access that it asks for. */
function runExample(
  project: string,
  index: number,
  env: NodeJS.ProcessEnv,
  { at, until }: Watch = {},
): Promise<string> {
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
