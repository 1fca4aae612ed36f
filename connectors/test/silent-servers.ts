import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { onTestFinished } from 'vitest'
import type { Credentials } from '../src/openimmo/options.ts'

/** Servers that take a connection, and at some point say nothing more. */
export const silentServers = {
  'sftp: never speaks': () => listen('sftp', createServer()),
  'sftp: stops after its banner': () =>
    listen(
      'sftp',
      createServer((socket) => socket.write('SSH-2.0-silent\r\n')),
    ),
  'sftp: sends lines without end before its banner': () =>
    listen(
      'sftp',
      createServer((socket) => repeat(socket, 'welcome\r\n')),
    ),
  'sftp: stops after the handshake': () => startSftp('login'),
  'sftp: stops after the login': () => startSftp('session'),
  'sftp: stops before the directory is entered': () => startSftp('directory'),
  'ftp: never speaks': () => listen('ftp', createServer()),
  'ftp: stops after its banner': () => startFtp(['220 welcome']),
  'ftp: sends a banner without end': () =>
    listen(
      'ftp',
      createServer((socket) => repeat(socket, '220-welcome\r\n')),
    ),
  'ftp: stops after the user name': () => startFtp(['220 welcome', '331 password']),
  'ftp: stops after the login': () => startFtp(['220 welcome', '331 password', '230 in']),
  'ftps-implicit: never speaks': () => listen('ftps-implicit', createServer()),
  'ftps: stops before the handshake': () => startFtp(['220 welcome', '234 TLS'], 'ftps'),
} satisfies Record<string, () => Promise<Credentials>>

/** Servers that send as fast as they are read, and never end. */
export const endlessServers = {
  'sftp: after its banner': () => listen('sftp', createServer(flood('\0\0\0\x0c\x0a\x02aaaaaaaaaa', 'SSH-2.0-x\r\n'))),
  'ftp: at the login': () => listen('ftp', createServer(flood('331 more\r\n', '220 welcome\r\n'))),
} satisfies Record<string, () => Promise<Credentials>>

function flood(text: string, first = ''): (socket: Socket) => void {
  const bytes = Buffer.from(text.repeat(5_000), 'latin1')
  return (socket) => {
    const send = () => {
      while (!socket.destroyed && socket.write(bytes)) continue
    }
    socket.write(first)
    socket.on('drain', send).resume()
    send()
  }
}

/** What is asked of an SFTP server, in the order in which a transfer asks it. */
const requests = ['OPEN', 'WRITE', 'CLOSE', 'EXTENDED', 'RENAME'] as const

/** An SFTP server that takes a transfer up to the first request of this kind, and then answers none. */
export function startHaltingSftp(halt: (typeof requests)[number]): Promise<Credentials> {
  return startSftp('requests', (sftp) => {
    for (const name of requests) sftp.on(name, () => {})
    for (const name of requests.slice(0, requests.indexOf(halt))) {
      sftp.removeAllListeners(name)
      if (name === 'OPEN') sftp.on(name, (id) => sftp.handle(id, Buffer.from('handle')))
      else sftp.on(name, (id: number) => sftp.status(id, ssh2.utils.sftp.STATUS_CODE.OK))
    }
  })
}

/** An SFTP server whose disk is full. Says which handles are open. */
export async function startFullSftp(): Promise<{ credentials: Credentials; open: Set<string> }> {
  const open = new Set<string>()
  const { OK, FAILURE } = ssh2.utils.sftp.STATUS_CODE
  const credentials = await startSftp('requests', (sftp) => {
    sftp.on('OPEN', (id, name) => {
      open.add(name)
      sftp.handle(id, Buffer.from(name))
    })
    sftp.on('WRITE', (id) => sftp.status(id, FAILURE))
    sftp.on('CLOSE', (id, handle) => {
      open.delete(handle.toString())
      sftp.status(id, OK)
    })
  })
  return { credentials, open }
}

const hostKey = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private

function startSftp(
  halt: 'login' | 'session' | 'directory' | 'requests',
  answer: (sftp: SFTPWrapper) => void = () => {},
): Promise<Credentials> {
  const sockets = createServer()
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (connection) => {
    connection.on('error', () => {})
    connection.on('authentication', (context) => void (halt === 'login' || context.accept()))
    connection.on('session', (accept) => {
      if (halt === 'session') return
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        // What nobody listens for would be answered with a refusal.
        sftp.on('STAT', () => {})
        answer(sftp)
      })
    })
  })
  sockets.on('connection', (socket: Socket) => server.injectSocket(socket))
  return listen('sftp', sockets, halt === 'directory' ? { directory: 'in' } : {})
}

/** One that says these lines, one to each command, and then nothing more. */
export function startFtp(answers: string[], protocol: 'ftp' | 'ftps' = 'ftp'): Promise<Credentials> {
  const server = createServer((socket) => {
    let answered = 0
    const answer = () => {
      const line = answers[answered++]
      if (line !== undefined) socket.write(`${line}\r\n`)
    }
    answer()
    socket.on('data', answer)
  })
  return listen(protocol, server)
}

function repeat(socket: Socket, line: string): void {
  const timer = setInterval(() => socket.write(line), 20)
  socket.on('close', () => clearInterval(timer))
}

async function listen(protocol: Credentials['protocol'], server: Server, more = {}): Promise<Credentials> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { protocol, host: '127.0.0.1', port, username: 'agency', password: 'x', providerNumber: 'KD-4711', ...more }
}
