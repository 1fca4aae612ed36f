import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'basic-ftp'
import fastify, { type FastifyInstance } from 'fastify'
import { XmlDocument } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { attachedXml, type Mailbox, startMailbox } from '../../test/mailbox.ts'
import { zipOf } from '../../test/zip.ts'
import { startSandbox } from '../index.ts'
import { makeOutbox } from '../mails/outbox.ts'
import { valuePhrase } from './adverts/label-words.ts'
import { type OpenImmoPortal, startOpenImmoPortal } from './portal.ts'

let mailbox: Mailbox
let portal: OpenImmoPortal
let app: FastifyInstance
let dataDir: string
let sent = 0

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'))
  app = fastify()
  // As the sandbox does.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  mailbox = await startMailbox()
  const outbox = makeOutbox({ host: '127.0.0.1', port: mailbox.port })
  portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0, dataDir, app, outbox })
})
afterAll(async () => {
  await app.close()
  await portal.close()
  await mailbox.close()
  await rm(dataDir, { recursive: true })
})

describe('a transfer', () => {
  test('is imported and shown, with its picture', async () => {
    const report = await send({ 'a.xml': transfer([object('A-1', { sections: picture })]), 'a.jpg': 'JPEG' })

    expect(report).toMatchObject({ faults: [], changed: 1 })
    const { body: results } = await app.inject('/openimmo')
    expect(results).toContain('Wohnung &#34;A-1&#34;')
    const [, id] = /href="\/openimmo\/([0-9a-f]{12})"/.exec(results) ?? []
    const { body: expose } = await app.inject(`/openimmo/${id}`)
    expect(expose).toContain('950\u00a0€')
    expect(expose).toContain(`src="/openimmo/${id}/a.jpg"`)
    expect(await app.inject(`/openimmo/${id}/a.jpg`)).toMatchObject({ statusCode: 200, body: 'JPEG' })
    expect((await app.inject(`/openimmo/${id}/advert.json`)).statusCode).toBe(404)
  })

  test('may mark its files as INTERN, with their path, as some senders do', async () => {
    const inner = picture.replace('EXTERN', 'INTERN')

    const report = await send({ 'a.xml': transfer([object('I-1', { sections: inner })]), 'a.jpg': 'JPEG' })
    const missing = await send({ 'a.xml': transfer([object('I-2', { sections: inner })]) })

    expect(report).toMatchObject({ faults: [], changed: 1 })
    expect(portal.adverts().find(({ number }) => number === 'I-1')?.pictures).toMatchObject([{ file: 'a.jpg' }])
    expect(missing).toMatchObject({ faults: [{ number: 'I-2' }], changed: 0 })
  })

  test('with a street that is to be hidden is taken, and shown without it; with a position it is not', async () => {
    const hidden = (number: string, geo: string) =>
      object(number, {
        sections: '<verwaltung_objekt><objektadresse_freigeben>false</objektadresse_freigeben></verwaltung_objekt>',
      }).replace('<ort>Berlin</ort><strasse>Weg</strasse>', geo)
    const position = '<geokoordinaten breitengrad="52.5" laengengrad="13.4"/>'
    const district = '<regionaler_zusatz>Mitte</regionaler_zusatz>'

    const street = await send({
      'a.xml': transfer([hidden('X-1', `<ort>Berlin</ort><strasse>Verborgen</strasse>${district}`)]),
    })
    const placed = await send({ 'a.xml': transfer([hidden('X-2', `<ort>Berlin</ort>${position}`)]) })

    expect(street).toMatchObject({ faults: [], changed: 1 })
    expect(placed.faults).toMatchObject([{ number: 'X-2', text: expect.stringContaining('Lage') }])
    const { id } = portal.adverts().find(({ number }) => number === 'X-1') ?? {}
    const { body } = await app.inject(`/openimmo/${id}`)
    expect(body).toContain('Berlin (Mitte)')
    expect(body).not.toContain('Verborgen')
  })

  test('shows what it says of the object, in German', async () => {
    const sections = `<flaechen><anzahl_logia>1</anzahl_logia><balkon_terrasse_flaeche>14.5</balkon_terrasse_flaeche></flaechen>
      <ausstattung><boden PARKETT="true" FLIESEN="true"/><kamin>true</kamin><moebliert moeb="TEIL"/></ausstattung>
      <zustand_angaben><baujahr>1912</baujahr><zustand zustand_art="ROHBAU"/>
        <energiepass><baujahr>1988</baujahr><jahrgang>bei_besichtigung</jahrgang></energiepass>
        <verkaufstatus stand="RESERVIERT"/></zustand_angaben>`
    await send({ 'a.xml': transfer([object('F-1').replace('</preise>', `</preise>${sections}`)]) })

    const { id } = portal.adverts().find(({ number }) => number === 'F-1') ?? {}
    const text = (await app.inject(`/openimmo/${id}`)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

    for (const fact of [
      'Loggien 1',
      'Balkon- und Terrassenfläche 14,5 m²',
      'Boden Parkett, Fliesen',
      'Kamin',
      'Möbliert Teilweise',
      'Baujahr 1912',
      'Zustand Rohbau',
      'liegt zur Besichtigung vor',
      'Reserviert',
    ]) {
      expect(text).toContain(fact)
    }
  })

  test('is kept as it was sent, with its time, its files and its report', async () => {
    const { file } = await send({ 'a.xml': transfer([object('T-1', { sections: picture })]), 'a.jpg': 'JPEG' })

    const { body: list } = await app.inject('/openimmo/reports')
    const [, href = ''] = new RegExp(`href="([^"]*)"><code>${RegExp.escape(file)}`).exec(list) ?? []
    const { body } = await app.inject(href)

    expect(list).toMatch(/<time datetime="20[\d:.TZ-]+">\d\d\.\d\d\.20\d\d, \d\d:\d\d:\d\d \S+<\/time>/)
    expect(body).toMatch(/a\.jpg[\s\S]*4 Bytes/)
    expect(body).toContain('&#60;objektnr_extern&#62;T-1&#60;/objektnr_extern&#62;')
    expect(body).toContain('&#60;statusnr&#62;0&#60;/statusnr&#62;')
    expect((await app.inject('/openimmo/reports/0')).statusCode).toBe(404)
  })

  test('has German and English words for those of the format, in all that is shown', async () => {
    const words = {
      wohnung: 'APARTMENT DACHGESCHOSS LOFT-STUDIO-ATELIER TERRASSEN SOUTERRAIN ERDGESCHOSS ETAGE',
      haus: 'EINFAMILIENHAUS REIHENMITTEL REIHENEND DOPPELHAUSHAELFTE ZWEIFAMILIENHAUS STADTHAUS SCHLOSS',
      grundstueck: 'WOHNEN FREIZEIT SONDERNUTZUNG LAND_FORSTWIRSCHAFT',
      zustand: `ERSTBEZUG VOLL_SANIERT NEUWERTIG TEIL_VOLLSANIERT MODERNISIERT TEIL_VOLLRENOVIERT GEPFLEGT
        TEIL_VOLLRENOVIERUNGSBED SANIERUNGSBEDUERFTIG ROHBAU NACH_VEREINBARUNG ABRISSOBJEKT PROJEKTIERT`,
      heizungsart: 'OFEN ETAGE ZENTRAL FERN FUSSBODEN',
      befeuerung: 'LUFTWP GAS OEL ELEKTRO PELLET SOLAR BLOCK KOHLE HOLZ FLUESSIGGAS ERDWAERME FERN',
      primaerenergietraeger: 'NAHWAERME WASSERENERGIE WINDENERGIE BIOENERGIE UMWELTWAERME',
      boden: 'FLIESEN DIELEN PARKETT LAMINAT KUNSTSTOFF TEPPICH STEIN ESTRICH',
      stellplatzart: 'GARAGE TIEFGARAGE CARPORT FREIPLATZ PARKHAUS DUPLEX',
      bebaubar_nach: 'B_PLAN 34_NACHBARSCHAFT 35_AUSSENGEBIET BAUERWARTUNGSLAND',
      erschliessung: 'VOLLERSCHLOSSEN TEILERSCHLOSSEN UNERSCHLOSSEN',
      epart: 'BEDARF VERBRAUCH',
      preis_zeiteinheit: 'TAG WOCHE MONAT JAHR',
    }
    const untold = Object.entries(words).flatMap(([fact, list]) =>
      list.split(/\s+/).filter((word) => {
        const phrase = valuePhrase(fact, word)
        return phrase === undefined || phrase.de === word || phrase.en === word
      }),
    )

    expect(untold).toEqual([])
  })

  test('that deletes takes the advert away', async () => {
    await send({ 'a.xml': transfer([object('A-2')]) })

    const report = await send({ 'a.xml': transfer([object('A-2', { action: 'DELETE' })]) })

    expect(report).toMatchObject({ faults: [], deleted: 1 })
    expect(numbers()).not.toContain('A-2')
  })

  test('of the whole stock takes away what it does not mention, of the same agency', async () => {
    await send({ 'a.xml': transfer([object('S-1'), object('S-2')], { anid: 'S' }) })
    await send({ 'a.xml': transfer([object('O-1')], { anid: 'O' }) })

    await send({ 'a.xml': transfer([object('S-2')], { anid: 'S', umfang: 'VOLL' }) })

    expect(numbers()).toEqual(expect.arrayContaining(['S-2', 'O-1']))
    expect(numbers()).not.toContain('S-1')
  })

  test('with a wrong object imports the others, and the report names what is wrong', async () => {
    const wrong = object('W-1').replace(
      '<ort>Berlin</ort><strasse>Weg</strasse>',
      '<strasse>Weg</strasse><ort>Berlin</ort>',
    )

    const report = await send({ 'a.xml': transfer([wrong, object('W-2'), object('REJECT-1')]) })

    expect(numbers()).toContain('W-2')
    expect(report.faults).toEqual([
      { number: 'W-1', text: 'ort steht in geo an falscher Stelle.' },
      { number: 'REJECT-1', text: 'Das Objekt wurde von der Redaktion abgelehnt.' },
    ])
    const xml = await readFile(join(dataDir, 'inbox', 'agency', 'reports', `${report.file}.xml`), 'utf8')
    using document = XmlDocument.fromString(xml)
    expect(document.find('/openimmo_feedback/fehlerliste/fehler')).toHaveLength(2)
    expect((await app.inject('/openimmo/reports')).body).toContain('falscher Stelle')
  })

  test.for([
    ['no XML', { 'a.jpg': 'x' }, 'Genau eine XML-Datei ist zu übertragen.'],
    ['two of them', { 'a.xml': '<a/>', 'b.xml': '<b/>' }, 'Genau eine XML-Datei ist zu übertragen.'],
    ['a folder', { 'a.xml': '<openimmo/>', 'x/a.jpg': 'x' }, 'Unterordner sind nicht erlaubt.'],
    ['broken XML', { 'a.xml': '<openimmo>' }, /^Kein wohlgeformtes XML/],
    ['another root', { 'a.xml': '<a/>' }, /Wurzelelement/],
    ['a DOCTYPE', { 'a.xml': '<!DOCTYPE openimmo><openimmo/>' }, /DOCTYPE/],
    ['nothing, as the whole stock', { 'a.xml': transfer([], { umfang: 'VOLL' }) }, /leerer Vollabgleich/],
    ['a picture too few', { 'a.xml': transfer([object('P-1', { sections: picture })]) }, /a\.jpg fehlt/],
  ] as const)('with %s is refused', async ([, files, text]) => {
    const report = await send(files)

    expect(report.faults).toEqual([{ number: expect.any(String), text: expect.stringMatching(text) }])
    expect(report.changed).toBe(0)
  })

  test('with a file that leads out of its folder is refused, and the next one is imported', async () => {
    const upwards = picture.replace('a.jpg', '..')
    const zip = await zipOf({ 'a.xml': transfer([object('U-1', { sections: upwards })]), zz: 'x' })
    for (let at = zip.indexOf('zz'); at !== -1; at = zip.indexOf('zz')) zip.write('..', at)

    const report = await sendZip(zip)
    const next = await send({ 'a.xml': transfer([object('U-2')]) })

    expect(report.faults).toMatchObject([{ text: expect.stringContaining('kein vollständiges Zip') }])
    expect(next).toMatchObject({ faults: [], changed: 1 })
  })

  test('that ends too early is refused, wherever it ends', async () => {
    const whole = await zipOf({ 'a.xml': transfer([object('H-1', { sections: picture })]), 'a.jpg': 'x'.repeat(500) })

    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const report = await sendZip(whole.subarray(0, Math.floor(whole.length * share)))
      expect(report.faults).toMatchObject([{ text: expect.stringContaining('kein vollständiges Zip') }])
    }
    expect(numbers()).not.toContain('H-1')
  })
})

test('the report is mailed to whom a transfer names for that, and to nobody else', async () => {
  const named = (reportTo: string, number: string) =>
    transfer([object(number)]).replace('senderversion="1"', `senderversion="1" techn_email="${reportTo}"`)
  const reports = () => mailbox.mails.filter(({ raw }) => raw.includes('Subject: Importprotokoll'))
  await send({ 'a.xml': transfer([object('M-1')]) })
  await send({ 'a.xml': named('nobody, anybody', 'M-2') })
  await send({ 'a.xml': named('reports@example.org', 'REJECT-M') })

  const [{ recipient, raw } = { recipient: '', raw: '' }] = await eventually(() => {
    expect(reports()).toHaveLength(1)
    return reports()
  })

  expect(recipient).toBe('reports@example.org')
  expect(raw).toContain('REJECT-M: Das Objekt wurde')
  using document = XmlDocument.fromBuffer(attachedXml(raw))
  expect(document.get('//fehler/objekt_id')?.content).toBe('REJECT-M')
  // The portal notes it after the server has taken it.
  await eventually(async () => {
    expect((await app.inject('/openimmo/mails')).body).toContain(`Importprotokoll zu transfer-${sent}.zip`)
  })
})

test('an inquiry goes to the address for feedback, and in the other form to the contact', async () => {
  const contact = '<kontaktperson><email_zentrale>a@example.org</email_zentrale><name>Muster</name>'
  const feedback = '<email_feedback>machine@example.org</email_feedback>'
  await send({ 'a.xml': transfer([object('I-1').replace(contact, contact + feedback)]) })
  const { id } = portal.adverts().find(({ number }) => number === 'I-1') ?? {}
  const before = mailbox.mails.length

  for (const style of ['feedback', 'objektanfrage']) {
    const form = { lastName: 'Łęcka', email: 'e@example.org', message: 'Preis in €? 🏠 <&>', style }
    const answer = await app.inject({
      method: 'POST',
      url: `/openimmo/${id}/contact`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    expect(answer.statusCode).toBe(303)
  }

  const mails = mailbox.mails.slice(before)
  expect(mails.map(({ recipient }) => recipient)).toEqual(['machine@example.org', 'a@example.org'])
  for (const { raw } of mails) {
    using document = XmlDocument.fromBuffer(attachedXml(raw))
    const texts = ['//oobj_id | //o_refnr', '//nachname | //i_name', '//anfrage | //i_info'].map(
      (path) => document.get(path)?.content,
    )
    expect(texts).toEqual(['I-1', 'Łęcka', 'Preis in €? 🏠 <&>'])
  }
})

test('it is part of the sandbox where files are taken, and only there', async () => {
  const options = { host: '127.0.0.1', port: 0 }
  const whole = await startSandbox({ ...options, fileServers: { ftpPort: 0, sftpPort: 0 } })
  const bare = await startSandbox(options)

  const homes = await Promise.all([whole, bare].map(async ({ url }) => (await fetch(url)).text()))
  const pages = await Promise.all([whole, bare].map(async ({ url }) => (await fetch(`${url}/openimmo/reports`)).status))
  await Promise.all([whole.stop(), bare.stop()])

  expect(homes.map((text) => text.includes('Portal B / OpenImmo'))).toEqual([true, false])
  expect(homes[0]).toMatch(/<dt>SFTP<\/dt>\s*<dd>Port \d+/)
  expect(pages).toEqual([200, 404])
})

test('adverts and the host key are there after a restart', async () => {
  const before = portal.adverts()
  const key = await readFile(join(dataDir, 'ssh_host_ecdsa_key'), 'utf8')

  const again = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0, dataDir })

  expect(again.adverts()).toEqual(before)
  expect(await readFile(join(dataDir, 'ssh_host_ecdsa_key'), 'utf8')).toBe(key)
  await again.close()
})

test('what it was killed in the midst of is brought to its end at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const options = { host: '127.0.0.1', ftpPort: 0, sftpPort: 0, dataDir: folder }
  await mkdir(join(folder, 'inbox', 'agency'), { recursive: true })
  await writeFile(join(folder, 'inbox', 'agency', 'a.zip'), await zipOf({ 'a.xml': transfer([object('K-1')]) }))

  const first = await startOpenImmoPortal(options)
  await first.settled()
  const [advert] = first.adverts()
  await first.close()
  const home = join(folder, 'adverts', advert?.id ?? '')
  await rename(home, `${home}.old`)
  await mkdir(`${home}.new`)
  const second = await startOpenImmoPortal(options)

  expect(second.adverts()).toEqual([advert])
  expect(await readdir(join(folder, 'adverts'))).toEqual([advert?.id])
  await second.close()
})

test('nobody gets out of their own folder', async () => {
  const client = await loggedIn('../../outside')
  await client.uploadFrom(Readable.from(['x']), '../../../escaped.txt')
  await expect(client.cd('/../..')).resolves.toMatchObject({ code: 250 })
  client.close()

  expect(await readdir(join(dataDir, 'inbox'))).toContain('______outside')
  expect(await readdir(join(dataDir, 'inbox', '______outside'))).toEqual(['escaped.txt'])
})

const picture =
  '<anhaenge><anhang location="EXTERN" gruppe="TITELBILD"><format>image/jpeg</format><daten><pfad>a.jpg</pfad></daten></anhang></anhaenge>'

function transfer(objects: string[], { anid = 'A', umfang = 'TEIL' } = {}): string {
  return `<openimmo><uebertragung art="ONLINE" umfang="${umfang}" version="1.2.7" sendersoftware="a" senderversion="1"/>
    <anbieter><anbieternr>1</anbieternr><firma>a</firma><openimmo_anid>${anid}</openimmo_anid>${objects.join('')}</anbieter></openimmo>`
}

function object(number: string, { action = 'CHANGE', sections = '' } = {}): string {
  return `<immobilie>
    <objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="0" MIETE_PACHT="1"/><objektart><wohnung/></objektart></objektkategorie>
    <geo><plz>10115</plz><ort>Berlin</ort><strasse>Weg</strasse></geo>
    <kontaktperson><email_zentrale>a@example.org</email_zentrale><name>Muster</name></kontaktperson>
    <preise><nettokaltmiete>950</nettokaltmiete></preise><freitexte><objekttitel>Wohnung "${number}"</objekttitel></freitexte>${sections}
    <verwaltung_techn><objektnr_extern>${number}</objektnr_extern><aktion aktionart="${action}"/><openimmo_obid>O-${number}</openimmo_obid><stand_vom>2027-01-01</stand_vom></verwaltung_techn>
  </immobilie>`
}

async function send(files: Record<string, string>) {
  return sendZip(await zipOf(files))
}

/** Sends a zip as an agency would, and returns what the portal says of it. */
async function sendZip(zip: Buffer) {
  const client = await loggedIn('agency')
  const name = `transfer-${++sent}`
  await client.uploadFrom(Readable.from([zip]), `${name}.part`)
  await client.rename(`${name}.part`, `${name}.zip`)
  client.close()
  await portal.settled()
  const report = portal.reports().find(({ file }) => file === `${name}.zip`)
  if (report === undefined) throw new Error('there is no report')
  return report
}

async function loggedIn(username: string): Promise<Client> {
  const client = new Client()
  await client.access({ host: '127.0.0.1', port: portal.ftpPort, user: username, password: 'sandbox' })
  return client
}

function numbers(): string[] {
  return portal.adverts().map(({ number }) => number)
}
