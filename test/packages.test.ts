import { existsSync, globSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
/** What `npm ci --omit=dev` installs, by its path. */
const needed = Object.entries(lock.packages).filter(
  ([path, { dev, devOptional }]) => isPackage(path) && !dev && !devOptional,
)

test('the lock file names no address to download from: npm asks the registry of whoever installs', () => {
  const named = Object.values(lock.packages).flatMap(({ resolved, link }) => (link || !resolved ? [] : [resolved]))

  expect(named).toEqual([])
})

test('what the dashboard is built of and with is not installed where the service only runs', async () => {
  const { dependencies, devDependencies } = await manifestOf('dashboard')
  const { dependencies: ofServer = {} } = await manifestOf('server')
  const ofBuild = Object.keys(devDependencies ?? {}).filter((name) => !(name in ofServer))

  expect(dependencies).toBeUndefined()
  expect(ofBuild).toContain('vite')
  expect(
    needed.map(([path]) => path).filter((path) => ofBuild.some((name) => path.endsWith(`node_modules/${name}`))),
  ).toEqual([])
})

test('what the service needs to run takes less than 400 MB', async () => {
  const here = needed.map(([path]) => join(root, path)).filter((folder) => existsSync(folder))
  const bytes = await Promise.all(here.map(bytesOf))

  expect(here.length).toBeGreaterThan(100)
  expect(bytes.reduce((sum, each) => sum + each, 0) / 1024 ** 2).toBeLessThan(400)
})

test('no test is tried twice: nothing tells Vitest to', async () => {
  const configs = globSync(['vitest*.*', '*/vitest*.*'], { cwd: root })
  const said = await Promise.all(['package.json', ...configs].map((file) => readFile(join(root, file), 'utf8')))

  expect(configs).toContain('vitest.config.ts')
  expect(said.filter((text) => /\bretry\b/.test(text))).toEqual([])
})

// A bench measures parts of the service that nobody else may take.
test.for(workspaces.filter((folder) => folder !== 'bench'))(
  '%s imports of ours what its package.json names, through its front door',
  async (folder) => {
    const { dependencies, devDependencies } = await manifestOf(folder)
    const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.ts'] })
    const imports = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8')
        return [...text.matchAll(/(?:from |import\()'([.@][^']+)'/g)].map(([, to = '']) =>
          to.startsWith('.') ? join(file, '..', to) : to,
        )
      }),
    )
    const named = Object.keys({ ...dependencies, ...devDependencies })
    const isAllowed = (to: string) => {
      const [place = '', name] = to.split('/')
      return place === '@aushang' ? named.includes(`${place}/${name}`) : place === folder || !workspaces.includes(place)
    }

    expect(files.length).toBeGreaterThan(0)
    expect([...new Set(imports.flat())].filter((to) => !isAllowed(to))).toEqual([])
  },
)

interface Locked {
  dev?: true
  devOptional?: true
  link?: true
  resolved?: string
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function isPackage(path: string): boolean {
  return path.includes('node_modules/') && !path.includes('@aushang/')
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest
}

/** On the disk, as `du` counts. What it has installed for itself is counted by itself. */
async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const bytes = await Promise.all(
    entries
      .filter(({ name }) => name !== 'node_modules')
      .map(async (entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return bytesOf(path)
        return entry.isFile() ? (await stat(path)).blocks * 512 : 0
      }),
  )
  return bytes.reduce((sum, each) => sum + each, 0)
}
