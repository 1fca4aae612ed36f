import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { html } from '../html.ts'
import type { SandboxPortal } from '../portal.ts'
import { type Sandbox, startPortals } from '../sandbox.ts'
import type { Advert } from './advert.ts'
import { advertPages } from './adverts.pages.ts'

const hostile = `<img src=x onerror=alert(1)>"'&`
const fact = { label: hostile, value: hostile }
/** Every text of it is one that wants to be markup. */
const advert: Advert = {
  id: '1',
  title: hostile,
  kind: hostile,
  place: hostile,
  price: hostile,
  priceLabel: hostile,
  badges: [hostile],
  keyFacts: [fact],
  available: fact,
  facts: [{ heading: hostile, facts: [fact] }],
  features: [hostile],
  energy: { energyClass: hostile, value: 91.5, facts: [fact] },
  texts: [{ heading: hostile, text: `${hostile}\n${hostile}` }],
  pictures: [1, 2, 3, 4, 5, 6].map((n) => ({ url: `/tiny/files/${n}.jpg`, title: hostile })),
  plans: [{ url: '/tiny/files/plan.jpg', title: hostile }],
  documents: [
    { url: 'javascript:alert(1)', title: hostile },
    { url: '//elsewhere.example', title: hostile },
    { url: 'https://a.example.org/"onclick="', title: hostile },
  ],
  contact: {
    name: hostile,
    position: hostile,
    company: hostile,
    address: hostile,
    phones: [fact],
    email: hostile,
    website: 'javascript:alert(1)',
    photoUrl: 'data:text/html,x',
    officeHours: hostile,
  },
  numbers: [fact],
}
const portal: SandboxPortal = {
  name: 'tiny',
  title: 'Tiny portal (Sandbox)',
  hue: 300,
  async start({ app, outbox, publicUrl }) {
    const key = { deal: 'rent', kind: 'flat', price: 1, rooms: 1, area: 1, place: 'Berlin', since: '' } as const
    advertPages(app, {
      portal: { name: portal.name, title: portal.title, hue: 300 },
      path: '/tiny/adverts/:id',
      catalogue: {
        keys: () => Array.from({ length: 30 }, (_, n) => ({ ...key, id: `${n}` })),
        find: (id) => (Number(id) < 30 ? { ...advert, id } : undefined),
      },
      outbox,
      publicUrl,
      inquiryKind: { details: {}, styles: { feedback: { de: 'Feedback', en: 'Feedback mail' } } },
      mailOf: () => undefined,
    })
    return { about: () => html`<p>Tiny</p>`, stop() {} }
  },
}

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startPortals([portal], { host: '127.0.0.1', port: 0 })
})
afterAll(() => sandbox.stop())

async function page(path: string): Promise<string> {
  return (await fetch(sandbox.url + path)).text()
}

describe('the pages of adverts', () => {
  test.for(['/tiny/adverts/1', '/tiny', `/tiny?place=${encodeURIComponent(hostile)}`])(
    'show markup in any text as text: %s',
    async (path) => {
      const text = await page(path)

      expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;')
      expect(text).not.toContain('<img src=x')
      expect(text).not.toMatch(/href="(javascript|data|\/\/)/)
      expect(text).not.toContain('"onclick="')
    },
  )

  test('let no script run but their own, and load nothing from elsewhere', async () => {
    const { headers } = await fetch(`${sandbox.url}/tiny`)
    const policy = headers.get('content-security-policy')

    expect(policy).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/]+=*'; img-src 'self';/,
    )
  })

  test('lead from card to card and from page to page, with the filters that are set', async () => {
    const text = await page('/tiny?deal=rent&order=largest&page=2')

    expect(text).toContain('<h1>30 Angebote</h1>')
    expect(text.match(/class="hit"/g)).toHaveLength(12)
    expect(text).toContain('href="/tiny?deal=rent&#38;order=largest"')
    expect(text).toContain('href="/tiny?deal=rent&#38;order=largest&#38;page=3"')
    expect(text).toMatch(/<option value="rent" selected/)
  })

  test('open every picture large without a script, and turn from one to the next', async () => {
    const text = await page('/tiny/adverts/1')

    expect(text.match(/class="enlarged"/g)).toHaveLength(7)
    expect(text).toMatch(/id="picture-7"[\s\S]*rel="prev"\s+href="#picture-6"/)
    expect(text).toContain('href="#picture-1"')
    expect(text).toContain('Alle 7 Bilder')
  })

  test('draw the energy scale, and say in words what it shows', async () => {
    const text = await page('/tiny/adverts/1')

    expect(text).toMatch(/role="img" aria-label="Energieskala von A\+ bis H: [^"]*91,5 kWh/)
    expect(text).toContain('style="left: 32.1%"')
  })

  test('have the colour of the portal, and say that it is a sandbox', async () => {
    const text = await page('/tiny')

    expect(text).toContain('style="--hue: 300"')
    expect(text).toMatch(/class="brand" href="\/tiny">Tiny portal<\/a>\s*<span class="pill">Sandbox/)
  })

  test('are gone with their advert', async () => {
    const gone = await fetch(`${sandbox.url}/tiny/adverts/30`)

    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('Zu allen Angeboten')
  })
})
