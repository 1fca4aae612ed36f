import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Client, FTPError } from 'basic-ftp'
import ssh2 from 'ssh2'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { zipOf } from '../../../test/zip.ts'
import { type OpenImmoPortal, startOpenImmoPortal } from '../portal.ts'

let portal: OpenImmoPortal
let dataDir: string
let before: string[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hostile-'))
  portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0, dataDir })
  await mkdir(join(dataDir, 'inbox', 'agency'), { recursive: true })
})
afterAll(async () => {
  await portal.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  before = await stored()
})

const emoji = '🏠'.repeat(200)
const long = 'x'.repeat(300)

describe.for([
  ['nothing', ''],
  ['300 characters', long],
  ['200 emoji', emoji],
  ['4,000 characters', 'x'.repeat(4_000)],
])('a user name of %s', ([, username = '']) => {
  test('is refused by FTP, and nothing is stored', async () => {
    expect(await codeOf(ftp(username))).toBe(530)
    expect(await stored()).toEqual(before)
  })

  test('is refused by SFTP, with a password and with a key, and nothing is stored', async () => {
    const { private: privateKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })

    await expect(ssh({ username, password: 'sandbox' })).rejects.toMatchObject({ level: 'client-authentication' })
    await expect(ssh({ username, privateKey })).rejects.toMatchObject({ level: 'client-authentication' })
    expect(await stored()).toEqual(before)
    await sendAWholeTransfer()
  })
})

test('a key that is only asked about makes no folder', async () => {
  const { public: publicKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const key = ssh2.utils.parseKey(publicKey)
  if (key instanceof Error) throw key
  const agent = Object.assign(Object.create(ssh2.BaseAgent.prototype) as ssh2.BaseAgent, {
    getIdentities: (done: (error: undefined, keys: ssh2.ParsedKey[]) => void) => done(undefined, [key]),
    sign: (...[, , , done]: [unknown, unknown, unknown, (error: Error) => void]) => done(new Error('it is not mine')),
  })

  await expect(ssh({ username: 'nobody-yet', agent })).rejects.toThrow('it is not mine')
  expect(await stored()).toEqual(before)
})

describe.for([
  ['reports, where reports go', 'reports'],
  ['a zip of 255 characters', `${'x'.repeat(251)}.zip`],
  ['a zip of 300 characters', `${long}.zip`],
  ['a zip of 200 emoji', `${emoji}.zip`],
  ['a folder of 300 characters above it', `${long}/a.zip`],
  ['2,000 folders above it', `${'x/'.repeat(2_000)}a.zip`],
])('a file called %s', ([, name = '']) => {
  test('is refused by FTP, and nothing is stored', async () => {
    const client = await ftp('agency')

    expect(await codeOf(client.uploadFrom(Readable.from(['x']), name))).toBe(553)
    const again = await ftp('agency')
    await again.uploadFrom(Readable.from(['x']), 'plain.txt')
    expect(await codeOf(again.rename('plain.txt', name))).toBe(553)
    await again.remove('plain.txt')
    expect(await stored()).toEqual(before)
    await sendAWholeTransfer()
  })

  test('is refused by SFTP, and nothing is stored', async () => {
    const sftp = await openSftp()

    await expect(promised((done) => sftp.writeFile(name, 'x', done))).rejects.toThrow('not allowed')
    await promised((done) => sftp.writeFile('plain.txt', 'x', done))
    await expect(promised((done) => sftp.rename('plain.txt', name, done))).rejects.toThrow('not allowed')
    await promised((done) => sftp.unlink('plain.txt', done))
    expect(await stored()).toEqual(before)
    await sendAWholeTransfer()
  })
})

test.for(['a\r\nb.zip', 'a\u0000b.zip', 'a\u001b[2J.zip'])('a file called %j is refused by SFTP', async (name) => {
  const sftp = await openSftp()

  await expect(promised((done) => sftp.writeFile(name, 'x', done))).rejects.toThrow('not allowed')
  expect(await stored()).toEqual(before)
})

test.for([
  ['no SFTP at all', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['a length of 4 GB', Buffer.from('ffffffff01', 'hex')],
  ['a request before the greeting', Buffer.from('000000051100000001', 'hex')],
])('a client that sends %s is cut off, and nobody else is', async ([, bytes]) => {
  const client = await ssh({ username: 'agency', password: 'sandbox' })
  const stream = await promised<ssh2.ClientChannel>((done) => client.subsys('sftp', done))

  const cut = once(client, 'close')
  stream.write(bytes)

  await expect(cut).resolves.toBeDefined()
  await sendAWholeTransfer()
})

describe('a zip', () => {
  const picture = (name: string) =>
    `<anhaenge><anhang location="EXTERN" gruppe="TITELBILD"><format>image/jpeg</format><daten><pfad>${name}</pfad></daten></anhang></anhaenge>`

  test.for([
    ['a picture of 300 characters', { 'a.xml': transfer('Z-1', picture(`${long}.jpg`)), [`${long}.jpg`]: 'x' }],
    ['a picture of 200 emoji', { 'a.xml': transfer('Z-2', picture(`${emoji}.jpg`)), [`${emoji}.jpg`]: 'x' }],
    ['a picture that is its own folder', { 'a.xml': transfer('Z-3', picture('.')), '.': 'x' }],
    ['a picture with a NUL in it', { 'a.xml': transfer('Z-4'), 'a\u0000.jpg': 'x' }],
    ['a picture that would be the advert', { 'a.xml': transfer('Z-5', picture('advert.json')), 'advert.json': 'x' }],
  ] as [string, Record<string, string>][])('with %s is refused, and nothing is stored of it', async ([, files]) => {
    const zip = await zipOf(files)

    expect((await sendZip(zip)).faults).toMatchObject([{ text: expect.stringContaining('Dateiname') }])
    expect(portal.adverts().filter(({ number }) => number.startsWith('Z-'))).toEqual([])
    expect((await readdir(join(dataDir, 'adverts'))).filter((name) => name.endsWith('.new'))).toEqual([])
    await sendAWholeTransfer()
  })

  test('that is a folder is reported, and so is what comes under its name afterwards', async () => {
    const sftp = await openSftp()
    await promised((done) => sftp.mkdir('folder', done))

    await promised((done) => sftp.rename('folder', 'folder.zip', done))
    await portal.settled()
    const report = await sendZip(await zipOf({ 'a.xml': transfer('F-1') }), 'folder.zip')

    expect(report).toMatchObject({ faults: [], changed: 1 })
  })

  test('whose report has no place is imported all the same', async () => {
    const sftp = await openSftp()
    await promised((done) => sftp.mkdir('elsewhere', done))
    await sendZip(await zipOf({ 'a.xml': transfer('P-1') }), 'elsewhere/a.zip')
    await promised((done) => sftp.mkdir('elsewhere/reports/b.zip.xml', done))

    const report = await sendZip(await zipOf({ 'a.xml': transfer('P-1') }), 'elsewhere/b.zip')

    expect(report).toMatchObject({ faults: [], changed: 1 })
    await sendAWholeTransfer()
  })
})

let sent = 0

/** What a well-behaved agency does: it must go on working whatever others have done. */
async function sendAWholeTransfer(): Promise<void> {
  expect(await sendZip(await zipOf({ 'a.xml': transfer('A-1') }))).toMatchObject({ faults: [], changed: 1 })
}

async function sendZip(zip: Buffer, name = `transfer-${++sent}.zip`) {
  const known = portal.reports().length
  const client = await ftp('agency')
  await client.uploadFrom(Readable.from([zip]), name)
  await portal.settled()
  const report = portal.reports()[known]
  if (report === undefined) throw new Error('there is no report')
  return report
}

function transfer(number: string, sections = ''): string {
  return `<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="a" senderversion="1"/>
    <anbieter><anbieternr>1</anbieternr><firma>a</firma><openimmo_anid>A</openimmo_anid><immobilie>
    <objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="0" MIETE_PACHT="1"/><objektart><wohnung/></objektart></objektkategorie>
    <geo><plz>10115</plz><ort>Berlin</ort><strasse>Weg</strasse></geo>
    <kontaktperson><email_zentrale>a@example.org</email_zentrale><name>Muster</name></kontaktperson>
    <preise><nettokaltmiete>950</nettokaltmiete></preise><freitexte><objekttitel>Wohnung</objekttitel></freitexte>${sections}
    <verwaltung_techn><objektnr_extern>${number}</objektnr_extern><aktion aktionart="CHANGE"/><openimmo_obid>O-${number}</openimmo_obid><stand_vom>2027-01-01</stand_vom></verwaltung_techn>
    </immobilie></anbieter></openimmo>`
}

/** What clients have put there, but for what transfers leave. */
async function stored(): Promise<string[]> {
  const all = await readdir(join(dataDir, 'inbox'), { recursive: true })
  return all.filter((name) => !name.includes('reports')).toSorted()
}

async function ftp(user: string): Promise<Client> {
  const client = new Client()
  onTestFinished(() => client.close())
  await client.access({ host: '127.0.0.1', port: portal.ftpPort, user, password: 'sandbox' })
  return client
}

async function codeOf(answer: Promise<unknown>): Promise<number> {
  const error: unknown = await answer.catch((cause: unknown) => cause)
  if (error instanceof FTPError) return error.code
  throw new Error('it was not refused', { cause: error })
}

async function ssh(login: ssh2.ConnectConfig): Promise<ssh2.Client> {
  const client = new ssh2.Client()
  onTestFinished(() => void client.end())
  await new Promise((resolve, reject) => {
    client.on('ready', () => resolve(client))
    client.on('error', reject)
    client.on('close', () => reject(new Error('cut off')))
    client.connect({ host: '127.0.0.1', port: portal.sftpPort, ...login })
  })
  return client
}

async function openSftp(): Promise<ssh2.SFTPWrapper> {
  const client = await ssh({ username: 'agency', password: 'sandbox' })
  return promised<ssh2.SFTPWrapper>((done) => client.sftp(done))
}

function promised<Result = void>(call: (done: (error?: Error | null, result?: Result) => void) => void) {
  return new Promise<Result>((resolve, reject) =>
    call((error, result) => (error ? reject(error) : resolve(result as Result))),
  )
}
