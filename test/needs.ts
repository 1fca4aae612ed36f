import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { beforeEach } from 'vitest'

/** Something that some tests need and not every machine has. */
export interface Need {
  what: string
  /** How to get it, as an instruction. */
  how: string
  isMet: boolean
}

/** A file or folder that is not part of the project. */
export interface NeededPath extends Need {
  /** Empty when it is not there. */
  path: string
}

/** With BARE=1, a run has what a newcomer's machine has: nothing that was installed on this one, nor what lies beside the project. */
const isBare = process.env['BARE'] === '1'

/** The first of these files or folders of the machine that is there. */
export function installed(paths: (string | undefined)[]): string {
  return isBare ? '' : (paths.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? '')
}

declare module 'vitest' {
  interface TaskMeta {
    /** Why it is left out: `test/left-out.ts` counts it. */
    lacks?: Pick<Need, 'what' | 'how'>
  }
}

/** For `describe` and `test`: what lacks its need is left out, and counted at the end of the run. */
export function needing({ what, how, isMet }: Need): { skip?: true; meta?: { lacks: Pick<Need, 'what' | 'how'> } } {
  return isMet ? {} : { skip: true, meta: { lacks: { what, how } } }
}

/** For a file whose tests all have the same need. */
export function allNeed({ what, how, isMet }: Need): void {
  beforeEach(({ skip, task }) => {
    if (isMet) return
    task.meta.lacks = { what, how }
    skip()
  })
}

/** Of the reference that lies beside the project; or what the variable names instead. */
export function reference(path: string, variable?: string): NeededPath {
  const beside = fileURLToPath(new URL(`../../shared/reference/${path}`, import.meta.url))
  const named = variable === undefined ? undefined : process.env[variable]
  return neededPath(
    `the reference ${path}`,
    `lay it beside the project as ../shared/reference/${path}${variable === undefined ? '' : `, or name it in ${variable}`}`,
    named ?? beside,
  )
}

/** What only the variable names, for it is licensed and lies nowhere by itself. */
export function licensed(what: string, variable: string): NeededPath {
  return neededPath(what, `name it in ${variable}`, process.env[variable] ?? '')
}

/** A server of Debian's, installed or named in a variable called like it; all of them are started by root. */
export function debianServer(program: 'vsftpd' | 'proftpd' | 'sshd' | 'pgbouncer', packageName: string): NeededPath {
  const variable = program.toUpperCase()
  const path = installed([process.env[variable], `/usr/sbin/${program}`, `/usr/local/sbin/${program}`])
  const get = `apt-get install ${packageName}, or unpack it and name the program in ${variable}`
  if (path !== '' && !isRoot) return { what: `root, to start ${program}`, how: asRoot.how, isMet: false, path }
  return neededPath(program, isRoot ? get : `${get}; and run npm test as root`, path)
}

/** A program that is called by its name, such as `curl`. */
export function program(name: string, packageName = name): NeededPath {
  const folders = (process.env['PATH'] ?? '').split(':')
  return neededPath(name, `apt-get install ${packageName}`, ...folders.map((folder) => `${folder}/${name}`))
}

const isRoot = userInfo().uid === 0

export const nothing: Need = { what: 'nothing', how: '', isMet: true }
export const asRoot: Need = { what: 'root', how: 'run npm test as root', isMet: isRoot }
export const notAsRoot: Need = { what: 'a user other than root', how: 'run npm test as another', isMet: !isRoot }
export const linux: Need = { what: 'Linux', how: 'run npm test there', isMet: process.platform === 'linux' }

function neededPath(what: string, how: string, ...paths: string[]): NeededPath {
  const path = installed(paths)
  return { what, how, isMet: path !== '', path }
}
