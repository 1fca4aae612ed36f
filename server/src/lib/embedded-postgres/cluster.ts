import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, copyFile, mkdir, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'
import type { Account, PostgresBinaries } from './binaries.ts'
import { publishFolder } from './publish-folder.ts'
import { errorCode, readTrimmed } from './system.ts'

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Kept inside the cluster: published by the same rename, copied by the same backup. */
export const passwordFile = (folder: string): string => join(folder, 'aushang.password')

/** Nothing of ours (keys, tokens) is for the eyes of another account; UTC spares initdb the search for a time zone. */
export const childEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  LC_ALL: 'C',
  TZ: 'UTC',
})

/**
 * How a child whose working directory is the cluster names it. Another account may be unable to walk the path (a project
 * under /root), and PostgreSQL makes `.` absolute; this link alone needs no search permission on the folders above.
 */
export function dataArgument(folder: string, account: Account | undefined): string {
  return account !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** The account to run PostgreSQL under, or undefined for our own. An existing cluster's owner has to go on owning it. */
export async function chooseAccount(folder: string): Promise<Account | undefined> {
  const self = process.getuid?.()
  if (self === undefined) return undefined
  const owner = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return undefined
    throw new StartupError(
      `The database in ${folder} belongs to the user with id ${owner.uid} and this process runs as ${self}: ` +
        `start Aushang as before (as root, if root made it), or run \`chown -R ${self} ${dirname(folder)}\` while it is stopped.`,
    )
  }
  if (owner === undefined) return unprivilegedAccount()
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const { uid, gid } = await unprivilegedAccount()
  throw new StartupError(
    `The database in ${folder} belongs to root, and PostgreSQL does not run as root: ` +
      `run \`chown -R ${uid}:${gid} ${folder}\`.`,
  )
}

export async function createCluster(options: {
  folder: string
  account: Account | undefined
  binaries: PostgresBinaries
  sync: boolean
}): Promise<void> {
  const { folder, account, binaries, sync } = options
  await publishFolder(folder, async (workspace) => {
    const built = join(workspace, 'data')
    const password = join(workspace, 'password')
    await mkdir(built, { mode: 0o700 })
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    if (account !== undefined) {
      for (const path of [workspace, built, password]) await chown(path, account.uid, account.gid)
    }
    const data = dataArgument(built, account)
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const access = ['--username=aushang', `--pwfile=${data}/../password`, '--auth=scram-sha-256']
    await promisify(execFile)(
      join(binaries.folder, 'bin', 'initdb'),
      ['-D', data, ...locale, ...access, '--data-checksums', '--no-instructions', ...(sync ? [] : ['--no-sync'])],
      { cwd: built, env: childEnvironment(), ...account },
    ).catch(async (error: Error & { stderr?: string }) => {
      throw await failure(folder, 'could not be made', error.stderr || error.message)
    })
    await copyFile(password, passwordFile(built))
    if (account !== undefined) await chown(passwordFile(built), account.uid, account.gid)
    return built
  })
}

/** The password of a cluster that these binaries can run. */
export async function openCluster(folder: string, binaries: PostgresBinaries): Promise<string> {
  const files = [join(folder, 'PG_VERSION'), passwordFile(folder)]
  const [made, password] = await Promise.all(files.map(readTrimmed))
  if (made === undefined || made === null || password === undefined || password === null) {
    throw new StartupError(`${folder} is not a database of Aushang's: move it away, or set DATA_DIR to another folder.`)
  }
  const major = binaries.version.split('.')[0]
  if (made === major) return password
  throw new StartupError(
    `The database in ${folder} was made by PostgreSQL ${made} and this is PostgreSQL ${major}: ` +
      'start the Aushang that made it, or move its contents over with pg_dump and pg_restore.',
  )
}

/** One sentence from what a program of PostgreSQL printed before it gave up. */
export async function failure(folder: string, what: string, output: string): Promise<StartupError> {
  // initdb writes about 45 MB and a starting server may want a WAL segment of 16 MB.
  const { bavail, bsize } = await statfs(dirname(folder))
  if (bavail * bsize < 64 * 1024 * 1024) return diskFull(folder)
  const lines = output.trim().split('\n')
  const reason = lines.findLast((line) => /(?:FATAL|PANIC|error): /.test(line)) ?? lines.at(-1) ?? ''
  return new StartupError(`The database in ${folder} ${what}: ${reason.replace(/^.*?(?:FATAL|PANIC|error): +/, '')}`)
}

export function diskFull(folder: string): StartupError {
  return new StartupError(`The disk that holds ${folder} is full: make room, or set DATA_DIR to a folder elsewhere.`)
}

async function unprivilegedAccount(): Promise<Account> {
  const users = (await readTrimmed('/etc/passwd'))?.split('\n').map((line) => line.split(':')) ?? []
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) }
}
