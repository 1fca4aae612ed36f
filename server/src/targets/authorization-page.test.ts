import type { Target } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { startApi, testPublicUrl } from '../../test/harness.ts'
import { aBrowser, aPerson } from '../../test/people.ts'
import { clickOnPortal, newTarget } from '../../test/portal.ts'

const api = startApi()
const pathOf = ({ authorizationUrl = '' }: Target) => authorizationUrl.replace(testPublicUrl, '')
const languages = [
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-GB,en;q=0.9', 'en'],
] as const

describe.each(languages)('who comes with a browser that speaks %s', (accepted, language) => {
  const headers = { 'accept-language': accepted }
  const say = { de: (de: string) => de, en: (_: string, en: string) => en }[language]

  test('is told that portal and agency are connected', async () => {
    const target = await newTarget(await api.account('Muster & <b>Söhne</b>'))

    const shown = await api.send({ url: await clickOnPortal(api, target), headers })

    expect(shown).toMatchObject({ status: 200, headers: { 'content-language': language, vary: 'Accept-Language' } })
    expect(shown.text).toContain(`<html lang="${language}">`)
    expect(shown.text).toContain(`<h1>${say('Verbunden', 'Connected')}</h1>`)
    expect(shown.text).toContain(
      say(
        'Muster &amp; &lt;b&gt;Söhne&lt;/b&gt; ist jetzt mit Portal A (zum Testen) verbunden.',
        'Muster &amp; &lt;b&gt;Söhne&lt;/b&gt; is now connected with Portal A (sandbox).',
      ),
    )
    expect(shown.text).toContain(say('Sie können diese Seite schließen', 'You can close this page'))
    expect(shown.text).not.toContain('class="button"')
  })

  test('is told that access was not granted, and how to go the same way again', async () => {
    const target = await newTarget(await api.account('Muster'))

    const shown = await api.send({ url: await clickOnPortal(api, target, 'deny'), headers })

    expect(shown.text).toContain(`<h1>${say('Nicht verbunden', 'Not connected')}</h1>`)
    expect(shown.text).toContain(
      say(
        'Der Zugriff auf Portal A (zum Testen) wurde dort nicht erlaubt.',
        'Access to Portal A (sandbox) was not allowed',
      ),
    )
    expect(shown.text).toContain(
      `<a class="button" href="${target.authorizationUrl}">${say('Noch einmal versuchen', 'Try again')}</a>`,
    )
  })

  test('is told that the key is not the portal’s, and whom to tell', async () => {
    const client = await api.account('Muster')
    await client.put('/account/credentials/platform-a-24-sandbox', { key: 'nobody', secret: 'nothing' })
    const { body } = await client.post('/targets', { type: 'platform-a-24-sandbox' })

    const shown = await api.send({ url: pathOf(body as Target), headers })

    expect(shown.text).toContain(say('nimmt den API-Schlüssel nicht an', 'does not accept the API key'))
    expect(shown.text).not.toContain('401')
  })

  test('is told to go on in the other window when they have started again', async () => {
    const target = await newTarget(await api.account('Muster'))
    const overtaken = await clickOnPortal(api, target)
    await clickOnPortal(api, target)

    const shown = await api.send({ url: overtaken, headers })

    expect(shown.status).toBe(409)
    expect(shown.text).toContain(say('machen Sie in dem anderen Fenster weiter', 'go on in the other window'))
    expect(shown.text).toContain(
      `<a class="button" href="${target.authorizationUrl}">${say('Neu beginnen', 'Start again')}</a>`,
    )
  })

  test.each(['x'.repeat(32), 'cut-off'])('is told that a link such as %s leads nowhere', async (token) => {
    const shown = await api.send({ url: `/authorizations/${token}`, headers })

    expect(shown).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(shown.text).toContain(`<h1>${say('Dieser Link gilt nicht mehr', 'This link has expired')}</h1>`)
  })
})

test.each(['xx', '*', ';;q=', undefined])(
  'a browser that says %s gets the language of the account',
  async (accepted) => {
    const client = await api.account('Muster', 'de')
    const target = await newTarget(client)

    const url = await clickOnPortal(api, target, 'deny')
    const shown = await api.send({ url, headers: accepted === undefined ? {} : { 'accept-language': accepted } })

    expect(shown).toMatchObject({ headers: { 'content-language': 'de' } })
    expect(shown.text).toContain('<h1>Nicht verbunden</h1>')
  },
)

test.each([
  ['de-AT,de;q=0.9', 'de'],
  ['en-GB', 'en'],
  ['xx', 'de'],
  ['*', 'de'],
])(
  'whoever is sent back to the application with the language %s reads there in %s why not',
  async (accepted, language) => {
    const client = await api.account('Muster', 'de')
    const target = await newTarget(client, { redirectUrl: 'https://example.org/portals' })

    const url = await clickOnPortal(api, target, 'deny')
    const { headers } = await api.send({ url, headers: { 'accept-language': accepted } })

    const words = {
      de: 'Auf Portal A wurde der Zugang abgelehnt. Öffnen Sie den Link noch einmal und stimmen Sie dort zu.',
      en: 'Access was refused on Portal A. Open the link once more, and agree there.',
    }
    expect(new URL(headers['location'] ?? '').searchParams.get('failureMessage')).toBe(words[language as 'de' | 'en'])
  },
)

test('who is signed in comes back to the dashboard, and others of another account to a page', async () => {
  const [client, stranger] = [await api.account(), await aPerson(api)]
  const person = await aPerson(api, 'owner', { ...stranger, accountId: client.accountId })
  const [target, other] = [await newTarget(client), await newTarget(client)]

  const back = await (await aBrowser(api, person)).get(await clickOnPortal(api, target))
  const stays = await (await aBrowser(api, stranger)).get(await clickOnPortal(api, other))

  expect(back).toMatchObject({
    status: 302,
    headers: { location: `${testPublicUrl}/targets/new?targetId=${target.id}&authorizationStatus=authorized` },
  })
  expect(stays.status).toBe(200)
})
