import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientWith, type Received, signIn, type Tree } from '../../test/platform-a/client.ts'
import { flat, png, objectOf } from '../../test/platform-a/documents.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../index.ts'

let folder: string
const started: Sandbox[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((sandbox) => sandbox.stop()))
  await rm(folder, { recursive: true })
})

async function start(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, ...options })
  started.push(sandbox)
  return sandbox
}

const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const publishObject = (id: string) => ({
  'common.publishObject': { realEstate: { '@id': id }, publishChannel: { '@id': '10000' } },
})
const page = async (url: string) => {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  return { status: response.status, text: await response.text() }
}

describe('a sandbox', () => {
  test('with a folder remembers everything over a restart, also after a line cut short', async () => {
    const first = await start({ dataDir: folder })
    const before = await signIn(first.url)
    const id = idOf(await before.send('POST', '/user/me/realestate', { json: flat({ externalId: 'kept' }) }))
    await before.send('POST', '/user/me/realestate', { json: flat({ externalId: 'deleted' }) })
    await before.send('DELETE', '/user/me/realestate/ext-deleted')
    const form = new FormData()
    form.append('attachment', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
    form.append('metadata', new Blob(['{"common.attachment":{"title":"a"}}'], { type: 'application/json' }), 'm')
    await before.send('POST', `/user/me/realestate/${id}/attachment`, { form })
    await before.send('POST', '/publish', { json: publishObject(id) })
    await first.stop()
    started.length = 0
    await appendFile(join(folder, 'platform-a/journal.jsonl'), '["realEstates","1",{"id":')

    const second = await start({ dataDir: folder })
    const after = clientWith(second.url, before.token, before.tokenSecret)
    const kept = await after.send('GET', '/user/me/realestate/ext-kept')
    const gone = await after.send('GET', '/user/me/realestate/ext-deleted')
    const twice = await after.send('POST', '/user/me/realestate', { json: flat({ externalId: 'kept' }) })
    const next = await after.send('POST', '/user/me/realestate', { json: flat() })
    const attachments = await after.send('GET', `/user/me/realestate/${id}/attachment`)
    const picture = attachments.json['common.attachments'][0].attachment.urls[0].url[3]['@href'] as string

    expect(kept.json['realestates.apartmentRent']).toMatchObject({ '@id': id, realEstateState: 'ACTIVE' })
    expect([gone.status, twice.status]).toEqual([404, 412])
    expect(Number(idOf(next))).toBeGreaterThan(Number(id))
    expect((await (await fetch(picture)).bytes()).length).toBe(png.length)
  })

  test('without a folder forgets', async () => {
    const first = await start()
    const { token, tokenSecret } = await signIn(first.url)

    const second = await start()
    const answer = await clientWith(second.url, token, tokenSecret).send('GET', '/user/me')

    expect(answer.status).toBe(401)
  })

  test('stops though somebody still waits for an answer', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const waiting = client.send('POST', '/user/me/realestate', { json: flat({ externalId: 'TIMEOUT-1' }) })
    const outcome = waiting.then(
      () => 'answered',
      () => 'cut',
    )
    while ((await client.send('GET', '/user/me/realestate/ext-TIMEOUT-1')).status === 404);

    await sandbox.stop()

    expect(await outcome).toBe('cut')
  })

  test('limits the calls of a key, and says when to come back', async () => {
    const sandbox = await start({ rateLimitPerMinute: 3 })
    const client = await signIn(sandbox.url)
    const answers: Received[] = []
    for (let i = 0; i < 4; i++) answers.push(await client.send('GET', '/user/me'))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0', '0'])
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(15)
    expect(answers[3]?.text).toBe('Rate limit exceeded.')
  })

  test('links to where it is known to the world', async () => {
    const sandbox = await start({ publicUrl: 'https://sandbox.example.org' })
    const client = await signIn(sandbox.url)

    const created = await client.send('POST', '/user/me/realestate', { json: flat() })

    expect(created.headers.get('location')).toMatch(/^https:\/\/sandbox\.example\.org\/restapi\/api\/offer\/v1\.0\//)
  })
})

describe('what people see', () => {
  test('is an advert while it is published, with its data and its address if that may be shown', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const hidden = { showAddress: 'false', title: 'Ruhig & <hell>', descriptionNote: 'Erstens<br/>zweitens <script>' }
    const id = idOf(await client.send('POST', '/user/me/realestate', { json: flat(hidden) }))
    const before = await page(`${sandbox.url}/expose/${id}`)

    await client.send('POST', '/publish', { json: publishObject(id) })
    const results = await page(`${sandbox.url}/platform-a`)
    const shown = await page(`${sandbox.url}/expose/${id}`)
    await client.send('DELETE', `/publish/${id}_10000`)
    const after = await page(`${sandbox.url}/expose/${id}`)

    expect([before.status, shown.status, after.status]).toEqual([404, 200, 404])
    expect(results.text).toContain(`href="/expose/${id}"`)
    expect(shown.text).toContain('Ruhig &#38; &#60;hell&#62;')
    expect(shown.text).toContain('Erstens<br />zweitens &#60;script&#62;')
    expect(shown.text).toMatch(/900\u00a0€<\/p>\s*<p class="soft">Kaltmiete/)
    expect(shown.text).toContain('10115 Berlin')
    expect(shown.text).not.toContain('Musterweg')
  })

  test('calls everything by its English name for whoever reads English', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const id = idOf(await client.send('POST', '/user/me/realestate', { json: flat({ lift: 'true' }) }))
    await client.send('POST', '/publish', { json: publishObject(id) })

    const { text } = await page(`${sandbox.url}/expose/${id}?lang=en`)

    expect(text).toContain('Flat to rent')
    expect(text).toMatch(/€900<\/p>\s*<p class="soft">Base rent/)
    expect(text).toContain('<li>Lift</li>')
    expect(text).not.toMatch(/Wohnfläche|Zimmer|Aufzug|Ansprechpartner|Mails sind|Anbieter/)
  })

  test('tells the quarter, every carrier, and that the year is unknown', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const quarter = { ...flat()['realestates.apartmentRent'].address, quarter: 'Mitte' }
    const fields = {
      address: quarter,
      constructionYearUnknown: true,
      energySourcesEnev2014: { energySourceEnev2014: ['GAS', 'SOLAR_HEATING'] },
    }
    const created = await client.send('POST', '/user/me/realestate', { json: flat(fields) })
    await client.send('POST', '/publish', { json: publishObject(idOf(created)) })

    const { text } = await page(`${sandbox.url}/expose/${idOf(created)}`)

    expect(text).toContain('10115 Berlin (Mitte)')
    expect(text).toContain('Baujahr unbekannt')
    expect(text).toMatch(/Solar, Gas|Gas, Solar/)
  })

  test('begins with a page that explains every failure', async () => {
    const sandbox = await start()

    const { text } = await page(sandbox.url)

    for (const word of ['REJECT-', 'LOST-', 'TIMEOUT-', 'QUOTA-', 'sandbox-key', 'sandbox-secret'])
      expect(text).toContain(word)
  })

  test('includes a way to make keys and to revoke tokens', async () => {
    const sandbox = await start()
    const post = (path: string, form: Record<string, string>) =>
      fetch(`${sandbox.url}/platform-a/access/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      })

    const made = await (await post('keys', { name: 'My CRM' })).text()
    const [, key = '', secret = ''] = /My CRM[\s\S]*?<code>([\w-]+)<\/code>[\s\S]*?<code>([\w-]+)</.exec(made) ?? []
    const client = await signIn(sandbox.url, 'demo', { key, secret })
    const before = await client.send('GET', '/user/me')
    await post('revoke', { token: client.token })
    const after = await client.send('GET', '/user/me')

    expect([before.status, after.status]).toEqual([200, 401])
  })

  test('includes what was sent and answered, as text, and no secrets', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const sent = flat({ externalId: 'seen', title: '<script>alert(1)</script>' })
    await client.send('POST', '/user/me/realestate', { json: sent })

    const list = await page(`${sandbox.url}/platform-a/log`)
    const [, href = ''] = /href="(\/platform-a\/log\/[\w-]+)"/.exec(list.text) ?? []
    const one = await page(sandbox.url + href)

    expect(one.text).toContain('&#60;script&#62;alert(1)')
    expect(one.text).not.toContain('<script>alert')
    expect(one.text).toMatch(/<h2>Antwort<\/h2>/)
    expect(one.text).not.toMatch(/oauth_signature|oauth_token/)
    expect((await page(`${sandbox.url}/platform-a/log/elsewhere`)).status).toBe(404)
  })

  test.for([
    ['apartmentRent', 'Nebenkosten', 'Hausgeld'],
    ['apartmentBuy', 'Hausgeld', 'Nebenkosten'],
  ] as const)('calls the monthly costs of %s %s', async ([type, label, other]) => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const created = await client.send('POST', '/user/me/realestate', { json: objectOf(type, { serviceCharge: 312 }) })
    await client.send('POST', '/publish', { json: publishObject(idOf(created)) })

    const { text } = await page(`${sandbox.url}/expose/${idOf(created)}`)

    expect(text).toMatch(new RegExp(`<dt>${label}</dt>\\s*<dd>312`))
    expect(text).not.toContain(`<dt>${other}`)
  })

  test('includes what was received, for programs too', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    // By the clock that the log goes by, which is not set right in between.
    const sinceMs = performance.timeOrigin + performance.now()
    await client.send('POST', '/user/me/realestate', { json: flat({ externalId: 'a' }) })
    await client.send('POST', '/user/me/realestate', { json: flat({ externalId: 'DOWN-b' }) })
    await client.send('POST', '/user/me/realestate', { json: flat({ externalId: 'LOST-c' }) }).catch(() => null)

    const log = async (query: string) =>
      ((await (await fetch(`${sandbox.url}/platform-a/log?${query}`)).json()) as Tree).requests as Tree[]

    expect(await log(`sinceMs=${sinceMs}`)).toMatchObject([
      {
        method: 'POST',
        status: 201,
        externalIds: ['a'],
        note: 'sandbox-key',
        user: 'demo',
        path: '/restapi/api/offer/v1.0/user/me/realestate',
      },
      { status: 503, externalIds: ['DOWN-b'] },
      { status: null, externalIds: ['LOST-c'] },
    ])
    expect(await log('externalId=a')).toHaveLength(1)
    expect((await page(`${sandbox.url}/platform-a/log`)).text).toContain('keine Antwort')
  })

  test('names one of many in a line, and all of them where one looks closer', async () => {
    const sandbox = await start()
    const client = await signIn(sandbox.url)
    const ids: string[] = []
    for (const externalId of ['a', 'b', 'c']) {
      ids.push(idOf(await client.send('POST', '/user/me/realestate', { json: flat({ externalId }) })))
    }
    const list = ids.map((id) => publishObject(id)['common.publishObject'])
    await client.send('POST', '/publish/list', { json: { 'common.publishObjects': [{ publishObject: list }] } })

    const { text } = await page(`${sandbox.url}/platform-a/log`)
    const [, closer] = /href="(\S+)"><code>POST …\/publish\/list/.exec(text) ?? []

    expect(text).toContain('<code>a</code> +2')
    expect((await page(`${sandbox.url}${closer}`)).text).toContain('a, b, c')
  })
})
