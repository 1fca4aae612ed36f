import { connect } from 'node:net'
import type { Database } from '../../server/src/lib/database/db.ts'
import { lastPosition } from './api.ts'
import type { Service } from './service.ts'

/** One mail after the other on an idle service: from the moment of the 250 until the event is committed. */
export async function tellOneByOne(
  db: Database,
  { accountId, smtpPort }: Service,
  recipient: string,
  samples: number,
): Promise<number[]> {
  const waits: number[] = []
  const socket = connect({ host: '127.0.0.1', port: smtpPort, noDelay: true }).setEncoding('latin1')
  const replies = socket[Symbol.asyncIterator]()
  const say = async (text: string, code: string) => {
    socket.write(text)
    const { value } = await replies.next()
    if (!String(value).startsWith(code)) throw new Error(`Expected ${code}, not ${value}`)
  }
  await say('', '220')
  await say('EHLO bench.example.org\r\n', '250')
  for (let sample = 0; sample < samples; sample++) {
    await say('MAIL FROM:<makler@example.org>\r\n', '250')
    await say(`RCPT TO:<${recipient}>\r\n`, '250')
    await say('DATA\r\n', '354')
    const xml = `<openimmo_feedback><interessent><email>told-${sample}@example.org</email></interessent></openimmo_feedback>`
    const before = await lastPosition(db, accountId)
    await say(`Content-Type: application/xml\r\n\r\n${xml}\r\n.\r\n`, '250')
    const acknowledged = performance.now()
    while ((await lastPosition(db, accountId)) === before);
    waits.push(performance.now() - acknowledged)
  }
  socket.end('QUIT\r\n')
  return waits
}
