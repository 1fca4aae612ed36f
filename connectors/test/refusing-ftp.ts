import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Credentials } from '../src/openimmo/options.ts'

interface Refusal {
  /** What it says to an upload that it has let begin. */
  reply: string
  /** How it ends the data connection, a little before it says so. */
  breaks: 'closed' | 'reset'
  /** What it answers to PASV, in place of its own address. */
  passiveHost?: string
}

/** An FTP server that lets an upload begin, breaks it off, and then says why. */
export async function startRefusingFtp({ reply, breaks, passiveHost = '127,0,0,1' }: Refusal): Promise<Credentials> {
  let control: Socket | undefined
  const data = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      if (breaks === 'reset') socket.resetAndDestroy()
      else socket.destroy()
      // The one that uploads has noticed that by then.
      setTimeout(() => control?.write(`${reply}\r\n`), 50)
    })
  })
  const dataPort = await listen(data)
  const answers: Record<string, string> = {
    USER: '331 password',
    PASS: '230 in',
    FEAT: '502 no',
    EPSV: '502 no',
    PASV: `227 Entering passive mode (${passiveHost},${dataPort >> 8},${dataPort & 255})`,
    STOR: '150 go ahead',
    DELE: '250 gone',
  }
  const server = createServer((socket) => {
    control = socket
    socket.on('error', () => {})
    socket.write('220 welcome\r\n')
    socket.on('data', (lines) => {
      for (const line of lines.toString().trim().split('\r\n')) {
        socket.write(`${answers[line.split(' ')[0] ?? ''] ?? '200 fine'}\r\n`)
      }
    })
  })
  const port = await listen(server)
  return {
    protocol: 'ftp',
    host: '127.0.0.1',
    port,
    username: 'agency',
    password: 'Geheim+1',
    providerNumber: 'KD-4711',
  }
}

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as { port: number }).port
}
