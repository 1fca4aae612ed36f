import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SecureContext, TLSSocket } from 'node:tls'
import type { Entrance, Visitor } from './logins.ts'
import { openPassive, type Passive } from './ftp-passive-port.ts'

interface Surroundings {
  entrance: Entrance
  host: string
  secureContext: SecureContext | undefined
  isSecure: boolean
}

const lineBytesMax = 4_096

/** One control connection, command by command (RFC 959, 2428, 4217). */
export function converse(socket: Socket, { entrance, host, secureContext, isSecure }: Surroundings): void {
  let control = socket
  let secured = isSecure
  let username = ''
  let visitor: Visitor | null = null
  let folder = '/'
  let renameFrom: string | undefined
  let passive: Passive | undefined
  let dataIsPrivate = false
  let rest = ''
  let turn: Promise<void> = Promise.resolve()

  listen()
  say(220, 'Sandbox portal')

  function listen(): void {
    control.on('data', (chunk: Buffer) => {
      rest += chunk.toString('utf8')
      if (rest.length > lineBytesMax && !rest.includes('\n')) return control.destroy()
      const lines = rest.split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) turn = turn.then(() => obey(line)).catch(() => say(451, 'Local error'))
      return undefined
    })
    control.on('error', () => {}).on('close', () => passive?.close())
  }

  function say(code: number, text: string): void {
    if (control.writable) control.write(`${code} ${text}\r\n`)
  }

  async function obey(line: string): Promise<void> {
    const [, word = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
    const command = word.toUpperCase()
    const free = beforeLogin[command]
    if (free !== undefined) return free(argument)
    const known = afterLogin[command]
    if (known === undefined) return say(502, 'Command not implemented')
    if (visitor === null) return say(530, 'Please log in')
    return known(argument, visitor)
  }

  const beforeLogin: Record<string, (argument: string) => void | Promise<void>> = {
    USER(argument) {
      username = argument
      say(331, 'Password please')
    },
    async PASS(argument) {
      visitor = await entrance.admit(username, argument)
      if (visitor === null) say(530, 'Login incorrect')
      else say(230, 'Logged in')
    },
    AUTH(argument) {
      if (secureContext === undefined || !/^TLS/i.test(argument)) return say(504, 'No such security mechanism')
      say(234, 'Begin TLS')
      control.removeAllListeners('data')
      control = new TLSSocket(control, { isServer: true, secureContext })
      secured = true
      return listen()
    },
    PBSZ: () => say(secured ? 200 : 503, secured ? 'PBSZ=0' : 'TLS first'),
    PROT(argument) {
      if (!secured) return say(503, 'TLS first')
      dataIsPrivate = argument.toUpperCase() === 'P'
      return say(200, `Data connections are ${dataIsPrivate ? 'private' : 'clear'}`)
    },
    SYST: () => say(215, 'UNIX Type: L8'),
    FEAT: () =>
      void control.write('211-Features\r\n EPSV\r\n SIZE\r\n UTF8\r\n AUTH TLS\r\n PBSZ\r\n PROT\r\n211 End\r\n'),
    OPTS: () => say(200, 'Noted'),
    NOOP: () => say(200, 'Here'),
    QUIT() {
      say(221, 'Goodbye')
      control.end()
    },
  }

  const afterLogin: Record<string, (argument: string, visitor: Visitor) => void | Promise<void>> = {
    TYPE: () => say(200, 'Type set'),
    STRU: () => say(200, 'Structure set'),
    PWD: () => say(257, `"${folder}"`),
    async CWD(argument, { locate }) {
      const path = posix.resolve(folder, argument)
      const found = await stat(locate(path)).catch(() => undefined)
      if (!found?.isDirectory()) return say(550, 'No such directory')
      folder = path
      return say(250, 'Directory changed')
    },
    async MKD(argument, { locate }) {
      await mkdir(locate(posix.resolve(folder, argument)), { recursive: true })
      say(257, `"${argument}" created`)
    },
    async EPSV() {
      passive?.close()
      passive = await openPassive(host, control)
      say(229, `Entering extended passive mode (|||${passive.port}|)`)
    },
    async PASV() {
      passive?.close()
      passive = await openPassive(host, control)
      const address = (control.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '').replaceAll('.', ',')
      say(227, `Entering passive mode (${address},${passive.port >> 8},${passive.port & 255})`)
    },
    async STOR(argument, visitor) {
      const path = posix.resolve(folder, argument)
      await withData(async (data) => {
        const stored = await store(data, path, visitor)
        if (stored === 'cut') return control.destroy()
        if (stored === 'full') return say(452, 'Insufficient storage space')
        say(226, 'Transfer complete')
        return visitor.arrived(path)
      })
    },
    async RETR(argument, { locate }) {
      const file = locate(posix.resolve(folder, argument))
      if (!(await stat(file).catch(() => undefined))?.isFile()) return say(550, 'No such file')
      return withData(async (data) => {
        await pipeline(createReadStream(file), data)
        say(226, 'Transfer complete')
      })
    },
    LIST: (_, visitor) =>
      list(visitor, async (name) => {
        const { size } = await stat(visitor.locate(posix.join(folder, name)))
        return `-rw-r--r-- 1 portal portal ${size} Jan 01 2027 ${name}`
      }),
    NLST: (_, visitor) => list(visitor, async (name) => name),
    async SIZE(argument, { locate }) {
      const found = await stat(locate(posix.resolve(folder, argument))).catch(() => undefined)
      if (found?.isFile()) say(213, String(found.size))
      else say(550, 'No such file')
    },
    async DELE(argument, { locate }) {
      await rm(locate(posix.resolve(folder, argument))).then(
        () => say(250, 'Deleted'),
        () => say(550, 'No such file'),
      )
    },
    async RNFR(argument, { locate, faults }) {
      if (faults.refusesRename) return say(550, 'Renaming is not permitted')
      renameFrom = posix.resolve(folder, argument)
      if (await stat(locate(renameFrom)).catch(() => undefined)) return say(350, 'To what?')
      return say(550, 'No such file')
    },
    async RNTO(argument, visitor) {
      if (renameFrom === undefined) return say(503, 'RNFR first')
      const to = posix.resolve(folder, argument)
      await rename(visitor.locate(renameFrom), visitor.locate(to))
      renameFrom = undefined
      if (visitor.faults.cutsAtRename) control.destroy()
      say(250, 'Renamed')
      return visitor.arrived(to)
    },
  }

  async function list({ locate }: Visitor, line: (name: string) => Promise<string>): Promise<void> {
    const names = await readdir(locate(folder))
    const lines = await Promise.all(names.map(line))
    await withData(async (data) => {
      await pipeline(Readable.from(lines.map((each) => `${each}\r\n`)), data)
      say(226, 'That is all')
    })
  }

  async function withData(work: (data: Socket) => Promise<unknown>): Promise<void> {
    if (passive === undefined) return say(425, 'EPSV first')
    say(150, 'Go ahead')
    const data = await passive.connection(dataIsPrivate ? secureContext : undefined)
    try {
      await work(data)
    } catch {
      say(426, 'The data connection broke off')
    } finally {
      data.destroy()
      passive.close()
      passive = undefined
    }
  }
}

async function store(data: Socket, path: string, visitor: Visitor): Promise<'whole' | 'full' | 'cut'> {
  let bytes = 0
  let fault: 'full' | 'cut' | undefined
  async function* incoming(): AsyncGenerator<Buffer> {
    for await (const chunk of data as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > (visitor.faults.storesBytesMax ?? Infinity)) fault = 'full'
      else if (visitor.shallCut(bytes)) fault = 'cut'
      if (fault !== undefined) return
      yield chunk
    }
  }
  await pipeline(incoming, createWriteStream(visitor.locate(path)))
  return fault ?? 'whole'
}
