import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Brings mails of 20 kB over kept connections, each as soon as the last was acknowledged, as a mail server with a queue
 * does, or so many a second; run as a process of its own. Prints how many were acknowledged, and how long that took.
 *
 *   node smtp-load.ts PORT CONNECTIONS SECONDS RECIPIENT RUN [PER_SECOND]
 */
async function main([port, connections, seconds, recipient, run, perSecondMax = 'Infinity']: string[]): Promise<void> {
  const latenciesMs: number[] = []
  const talks = await Promise.all(Array.from({ length: Number(connections) }, () => greeted(Number(port))))
  const started = performance.now()
  const end = started + Number(seconds) * 1000
  let count = 0
  await Promise.all(
    talks.map(async (talk) => {
      while (performance.now() < end) {
        const mail = aMailOf20Kb(`${run}-${count++}`)
        const early = started + (count / Number(perSecondMax)) * 1000 - performance.now()
        if (early > 0) await sleep(early)
        const begun = performance.now()
        talk.write(`MAIL FROM:<makler@example.org>\r\nRCPT TO:<${recipient}>\r\nDATA\r\n`)
        await talk.expect('250', '250', '354')
        talk.write(mail)
        await talk.expect('250')
        latenciesMs.push(performance.now() - begun)
      }
      talk.end()
    }),
  )
  const tookMs = performance.now() - started
  latenciesMs.sort((a, b) => a - b)
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0
  const perSecond = (latenciesMs.length / tookMs) * 1000
  console.log(JSON.stringify({ count: latenciesMs.length, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) }))
}

interface Talk {
  write(text: string): void
  expect(...codes: string[]): Promise<void>
  end(): void
}

async function greeted(port: number): Promise<Talk> {
  const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true })
  let received = ''
  let rouse = () => {}
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    rouse()
  })
  const reply = async (): Promise<string> => {
    for (;;) {
      const [whole = ''] = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(received) ?? []
      received = received.slice(whole.length)
      if (whole !== '') return whole
      await new Promise<void>((resolve) => (rouse = resolve))
    }
  }
  const talk: Talk = {
    write: (text) => void socket.write(text),
    async expect(...codes) {
      for (const code of codes) {
        const text = await reply()
        if (!text.startsWith(code)) throw new Error(`Expected ${code}, not ${text}`)
      }
    },
    end: () => socket.end('QUIT\r\n'),
  }
  await talk.expect('220')
  talk.write('EHLO bench.example.org\r\n')
  await talk.expect('250')
  return talk
}

const filler =
  `${'<p>Sie haben eine neue Anfrage zu Ihrem Angebot erhalten. Antworten Sie bald.</p>'.padEnd(118)}\r\n`.repeat(155)

/** As a portal sends it: a page of HTML, and the inquiry. No two are the same. */
function aMailOf20Kb(id: string): string {
  const xml =
    `<openimmo_feedback><sender><name>portal.example.org</name></sender><objekt><oobj_id>A-1</oobj_id>` +
    `<interessent><vorname>Erika</vorname><nachname>Beispiel</nachname><email>${id}@example.org</email>` +
    `<anfrage>Ist die Wohnung noch frei?</anfrage></interessent></objekt></openimmo_feedback>`
  const encoded = Buffer.from(xml)
    .toString('base64')
    .match(/.{1,76}/g)
    ?.join('\r\n')
  return (
    `From: noreply@portal.example.org\r\nSubject: Kontaktanfrage\r\nMessage-ID: <${id}@portal.example.org>\r\n` +
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${filler}` +
    `--b\r\nContent-Type: application/xml; name=a.xml\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n--b--\r\n.\r\n`
  )
}

await main(process.argv.slice(2))
