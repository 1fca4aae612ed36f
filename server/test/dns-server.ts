import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv4 } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server for names, for one test. */
interface DnsServer {
  /** As `setServers` takes it. */
  address: string
  /** The names it was asked for, once for each time and each family. */
  asked: string[]
}

/** What it knows of a name: its addresses; or that it is asked in vain, for one kind of address or for both. */
type Known = string[] | 'silent' | { ipv4: string[]; ipv6: 'silent' }

const types = { ipv4: 1, ipv6: 28 }
const noSuchName = 3

/** Never answers names that begin with `silent`, and says of all others that are not known that there are none. */
export async function startDnsServer(names: Record<string, Known> = {}, port = 0): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, { port: from, address }) => {
    const { name, type, end } = questionIn(query)
    asked.push(name)
    const known = names[name] ?? (name.startsWith('silent') ? 'silent' : undefined)
    const found = answerOf(known, type)
    if (found !== 'silent') socket.send(reply(query.subarray(0, end), known !== undefined, found), from, address)
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

function answerOf(known: Known | undefined, type: number): Buffer[] | 'silent' {
  if (known === undefined) return []
  if (known === 'silent') return 'silent'
  if (!Array.isArray(known)) return type === types.ipv6 ? 'silent' : answerOf(known.ipv4, type)
  return known.filter((address) => (isIPv4(address) ? types.ipv4 : types.ipv6) === type).map(bytesOf)
}

function questionIn(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function reply(question: Buffer, isKnown: boolean, addresses: Buffer[]): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(isKnown ? 0x81_80 : 0x81_80 + noSuchName, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.fill(0, 8, 12)
  const records = addresses.map((bytes) => {
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc0_0c, 0) // the name that was asked for
    record.writeUInt16BE(bytes.length === 4 ? types.ipv4 : types.ipv6, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([record, bytes])
  })
  return Buffer.concat([head, ...records])
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number))
  const [left = [], right = []] = address.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return Buffer.from([...left, ...zeros, ...right].map((group) => group.padStart(4, '0')).join(''), 'hex')
}
