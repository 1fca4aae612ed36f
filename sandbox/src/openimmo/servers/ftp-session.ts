import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SecureContext, TLSSocket } from 'node:tls'
import { NameNotAllowed } from '../file-names.ts'
import { makeFtpData } from './ftp-data.ts'
import type { Login, Logins } from './logins.ts'

interface FtpSurroundings {
  logins: Logins
  host: string
  secureContext: SecureContext | undefined
  isSecure: boolean
}

const lineBytesMax = 4_096

/** One control connection, command by command (RFC 959, 2428, 4217). */
export function serveFtpSession(socket: Socket, { logins, host, secureContext, isSecure }: FtpSurroundings): void {
  let control = socket
  let secured = isSecure
  let username = ''
  let login: Login | null = null
  let folder = '/'
  let renameFrom: string | undefined
  let rest = ''
  let turn: Promise<void> = Promise.resolve()
  const data = makeFtpData({ host, secureContext, reply })

  listen()
  if (logins.isDown()) hangUp()
  else reply(220, 'Sandbox portal')

  function listen(): void {
    control.on('data', (chunk: Buffer) => {
      rest += chunk.toString('utf8')
      if (rest.length > lineBytesMax && !rest.includes('\n')) return control.destroy()
      const lines = rest.split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) turn = turn.then(() => runCommand(line)).catch(replyFault)
      return undefined
    })
    control.on('error', () => {}).on('close', data.close)
  }

  function reply(code: number, text: string): void {
    if (control.writable) control.write(`${code} ${text}\r\n`)
  }

  function hangUp(): void {
    reply(421, 'Service not available')
    control.end()
  }

  function replyFault(error: unknown): void {
    if (error instanceof NameNotAllowed) reply(553, error.message)
    else reply(451, 'Local error')
  }

  async function runCommand(line: string): Promise<void> {
    const [, word = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
    const command = word.toUpperCase()
    const free = beforeLogin[command]
    if (free !== undefined) return free(argument)
    const known = afterLogin[command]
    if (known === undefined) return reply(502, 'Command not implemented')
    if (login === null) return reply(530, 'Please log in')
    return known(argument, login)
  }

  const beforeLogin: Record<string, (argument: string) => void | Promise<void>> = {
    USER(argument) {
      username = argument
      reply(331, 'Password please')
    },
    async PASS(argument) {
      await logins.wait(username)
      if (logins.isDown(username)) return hangUp()
      login = logins.isPassword(argument) ? await logins.logIn(username) : null
      return login === null ? reply(530, 'Login incorrect') : reply(230, 'Logged in')
    },
    AUTH(argument) {
      if (secureContext === undefined || !/^TLS/i.test(argument)) return reply(504, 'No such security mechanism')
      reply(234, 'Begin TLS')
      control.removeAllListeners('data')
      control = new TLSSocket(control, { isServer: true, secureContext })
      secured = true
      return listen()
    },
    PBSZ: () => reply(secured ? 200 : 503, secured ? 'PBSZ=0' : 'TLS first'),
    PROT(argument) {
      if (!secured) return reply(503, 'TLS first')
      const isPrivate = argument.toUpperCase() === 'P'
      data.protect(isPrivate)
      return reply(200, `Data connections are ${isPrivate ? 'private' : 'clear'}`)
    },
    SYST: () => reply(215, 'UNIX Type: L8'),
    FEAT: () =>
      void control.write('211-Features\r\n EPSV\r\n SIZE\r\n UTF8\r\n AUTH TLS\r\n PBSZ\r\n PROT\r\n211 End\r\n'),
    OPTS: () => reply(200, 'Noted'),
    NOOP: () => reply(200, 'Here'),
    QUIT() {
      reply(221, 'Goodbye')
      control.end()
    },
  }

  const afterLogin: Record<string, (argument: string, login: Login) => void | Promise<void>> = {
    TYPE: () => reply(200, 'Type set'),
    STRU: () => reply(200, 'Structure set'),
    PWD: () => reply(257, `"${folder}"`),
    async CWD(argument, { locate }) {
      const path = posix.resolve(folder, argument)
      const found = await stat(locate(path)).catch(() => undefined)
      if (!found?.isDirectory()) return reply(550, 'No such directory')
      folder = path
      return reply(250, 'Directory changed')
    },
    async MKD(argument, { locateNew }) {
      await mkdir(locateNew(posix.resolve(folder, argument)), { recursive: true })
      reply(257, `"${argument}" created`)
    },
    async EPSV() {
      const port = await data.openPort(control)
      reply(229, `Entering extended passive mode (|||${port}|)`)
    },
    async PASV() {
      const port = await data.openPort(control)
      const address = (control.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '').replaceAll('.', ',')
      reply(227, `Entering passive mode (${address},${port >> 8},${port & 255})`)
    },
    async STOR(argument, login) {
      await logins.wait(login.username)
      if (logins.isDown(login.username)) return hangUp()
      const path = posix.resolve(folder, argument)
      const place = login.locateNew(path)
      return data.transfer(async (incoming) => {
        const stored = await storeUpload(incoming, place, login)
        if (stored === 'cut') return control.destroy()
        if (stored === 'full') return reply(452, 'Insufficient storage space')
        reply(226, 'Transfer complete')
        return login.fileArrived(path)
      })
    },
    async RETR(argument, { locate }) {
      const file = locate(posix.resolve(folder, argument))
      if (!(await stat(file).catch(() => undefined))?.isFile()) return reply(550, 'No such file')
      return data.transfer(async (outgoing) => {
        await pipeline(createReadStream(file), outgoing)
        reply(226, 'Transfer complete')
      })
    },
    LIST: (_, login) =>
      list(login, async (name) => {
        const { size } = await stat(login.locate(posix.join(folder, name)))
        return `-rw-r--r-- 1 portal portal ${size} Jan 01 2027 ${name}`
      }),
    NLST: (_, login) => list(login, async (name) => name),
    async SIZE(argument, { locate }) {
      const found = await stat(locate(posix.resolve(folder, argument))).catch(() => undefined)
      if (found?.isFile()) reply(213, String(found.size))
      else reply(550, 'No such file')
    },
    async DELE(argument, { locate }) {
      await rm(locate(posix.resolve(folder, argument))).then(
        () => reply(250, 'Deleted'),
        () => reply(550, 'No such file'),
      )
    },
    async RNFR(argument, { locate, faults }) {
      if (faults.refusesRename) return reply(550, 'Renaming is not permitted')
      renameFrom = posix.resolve(folder, argument)
      if (await stat(locate(renameFrom)).catch(() => undefined)) return reply(350, 'To what?')
      return reply(550, 'No such file')
    },
    async RNTO(argument, login) {
      if (renameFrom === undefined) return reply(503, 'RNFR first')
      const to = posix.resolve(folder, argument)
      await rename(login.locate(renameFrom), login.locateNew(to))
      renameFrom = undefined
      if (login.faults.cutsAtRename) control.destroy()
      reply(250, 'Renamed')
      return login.fileArrived(to)
    },
  }

  async function list({ locate }: Login, line: (name: string) => Promise<string>): Promise<void> {
    const names = await readdir(locate(folder))
    const lines = await Promise.all(names.map(line))
    await data.transfer(async (outgoing) => {
      await pipeline(Readable.from(lines.map((each) => `${each}\r\n`)), outgoing)
      reply(226, 'That is all')
    })
  }
}

/** Faults come with the first bytes, so that they meet the smallest file too. What is cut has its first half stored. */
async function storeUpload(data: Socket, place: string, login: Login): Promise<'whole' | 'full' | 'cut'> {
  let fault: 'full' | 'cut' | undefined
  async function* incoming(): AsyncGenerator<Buffer> {
    for await (const chunk of data as AsyncIterable<Buffer>) {
      if (login.faults.isFull) fault = 'full'
      else if (login.shallCut()) {
        fault = 'cut'
        yield chunk.subarray(0, chunk.length >> 1)
      }
      if (fault !== undefined) return
      yield chunk
    }
  }
  await pipeline(incoming, createWriteStream(place))
  return fault ?? 'whole'
}
