import { isIP } from 'node:net'
import { networkOf } from '../lib/guarded/addresses.ts'
import { type Sender, whoGivesWay } from '../lib/slots/who-gives-way.ts'
import type { Mailbox } from './mails.store.ts'

export interface SmtpClientLimits {
  connectionsMax: number
  connectionsPerAddressMax: number
  /** Who has kept us waiting for so long, however busily it talks, is sent away. */
  patienceMs: number
}

export interface SmtpClient extends Sender {
  id: string
  strangers: number
  /** Of the mail that is coming in, by address. */
  mailboxes: Map<string, Mailbox>
  isBringingMail: boolean
}

interface SmtpClients {
  /** Who must go for it; a sentence when it must go itself. */
  welcome(id: string, remoteAddress: string): { leaving?: SmtpClient } | string
  find(id: string): SmtpClient | undefined
  remove(id: string): void
  /** It begins anew to wait. */
  waitAnew(client: SmtpClient): void
  /** It has sent so many bytes of a mail. */
  credit(client: SmtpClient, bytes: number): void
  /** Who is before it keeps us waiting noticeably. */
  slowBefore(): number
}

// A second of waiting is paid with this many bytes of a mail; no command pays anything.
const bytesPerSecondMin = 10_000
/** The part of our patience after which a client gives way to others. */
const slowPart = 1 / 6

/**
 * Who is connected. When all connections are taken, whoever keeps us waiting gives way to those who come, and after that the network that
 * has the most: as many networks as there are cannot keep out one that has none.
 */
export function makeSmtpClients(limits: SmtpClientLimits): SmtpClients {
  const { connectionsMax, connectionsPerAddressMax, patienceMs } = limits
  const clients = new Map<string, SmtpClient>()
  const slowBefore = () => Date.now() + patienceMs * (1 - slowPart)

  function findLeaving(newcomer: SmtpClient): SmtpClient | undefined {
    const asHolder = (sender: SmtpClient) => ({ sender, amount: 1 })
    return whoGivesWay(asHolder(newcomer), clients.values().map(asHolder), slowBefore()).sender
  }

  return {
    slowBefore,
    welcome(id, remoteAddress) {
      // What a proxy says may be anything.
      const network = isIP(remoteAddress) === 0 ? remoteAddress : networkOf(remoteAddress)
      const neighbours = clients.values().filter((client) => client.network === network)
      if ([...neighbours].length >= connectionsPerAddressMax) {
        return 'Too many connections from your address, try again in a moment'
      }
      const patientUntil = Date.now() + patienceMs
      const newcomer = {
        id,
        network,
        account: '',
        patientUntil,
        strangers: 0,
        mailboxes: new Map(),
        isBringingMail: false,
      }
      const leaving = clients.size < connectionsMax ? undefined : findLeaving(newcomer)
      if (leaving === newcomer) return 'Too many connections, try again in a moment'
      clients.set(id, newcomer)
      return leaving === undefined ? {} : { leaving }
    },
    find: (id) => clients.get(id),
    remove: (id) => void clients.delete(id),
    waitAnew(client) {
      client.patientUntil = Date.now() + patienceMs
    },
    credit(client, bytes) {
      const paidMs = (bytes / bytesPerSecondMin) * 1000
      client.patientUntil = Math.min(client.patientUntil + paidMs, Date.now() + patienceMs)
    },
  }
}
