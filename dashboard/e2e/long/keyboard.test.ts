import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { startJourney } from '../journey.ts'
import { anInquiryMail, anUnreadableMail, receiveMail } from '../mails.ts'
import { aPicture } from '../pictures.ts'

const journey = startJourney()
const ids = { property: '', other: '' }

journey.beforeAll(async () => {
  const { api, installation } = journey
  const targetId = await connectSandbox(api)
  ids.property = (await api.createProperty(aProperty(0))).id
  ids.other = (await api.createProperty(aProperty(1))).id
  await receiveMail(installation, api, targetId, anInquiryMail('WHG-800'))
  await receiveMail(installation, api, targetId, anUnreadableMail())
})

/** What the keyboard is at: its role or element, and what it is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement
    const name = at.getAttribute('aria-label') ?? at.labels?.[0]?.innerText ?? at.innerText
    return `${at.role ?? at.tagName.toLowerCase()} ${name.slice(0, 60).replaceAll('*', '').trim()}`
  })
}

const expectFocus = (page: Page, what: string) => eventually(async () => expect(await focused(page)).toBe(what))

describe('who has only a keyboard', () => {
  test('is led to the first of all fields that are missing, those of a missing address too', async () => {
    const page = await journey.open('/properties/new?type=apartmentRent')
    await page.getByLabel('Kaltmiete').fill('900')
    await page.getByRole('button', { name: 'Objekt anlegen' }).press('Enter')
    await page.getByText('Postleitzahl fehlt.', { exact: true }).waitFor()

    expect(await page.getByLabel('Postleitzahl').getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Ort fehlt.', { exact: true }).waitFor()
    const first = await page.locator('[aria-invalid=true]').first().getAttribute('id')
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe(first))
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Berlin')
    await page.getByText('Postleitzahl fehlt.', { exact: true }).waitFor()
  })

  test('hears which kind of property was chosen, and that another may be', async () => {
    const page = await journey.open('/properties/new')
    await page.getByRole('link', { name: 'Wohnung zur Miete' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Wohnung zur Miete' }).waitFor()
    expect(await focused(page)).toBe('h1 Wohnung zur Miete')
    await page.getByRole('link', { name: 'Andere Art wählen' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Neues Objekt' }).waitFor()
    expect(await focused(page)).toBe('h1 Neues Objekt')
  })

  test('hears at once that there is no connection, and stays where it was', async () => {
    const page = await journey.open(`/properties/${ids.property}/data`)
    await page.getByRole('textbox', { name: 'Überschrift' }).fill('Helle Wohnung')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Speichern' }).press('Enter')
    await page.getByRole('alert').getByText('Keine Verbindung zum Dienst.').waitFor()
    await expectFocus(page, 'button Speichern')
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')

    await page.getByRole('region', { name: 'Speichern' }).waitFor({ state: 'detached' })
    await expectFocus(page, 'h1 Helle Wohnung')
    expect((await journey.api.getProperty(ids.property)).fields).toMatchObject({ title: 'Helle Wohnung' })
  })

  test('is told of what failed in the grid, too, though nothing was ever said before', async () => {
    const page = await journey.open('/properties')
    const cell = page.getByRole('row', { name: /WHG-801/ }).getByRole('button', { name: 'Portal A' })
    await cell.waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /notifications.*js/.test(name)),
    )
    await cell.press('Enter')
    const publish = page.getByRole('dialog', { name: 'Portal A' }).getByRole('button', { name: 'Veröffentlichen' })
    await publish.click({ trial: true })
    await page.context().setOffline(true)
    await publish.press('Enter')

    await page.getByRole('alert').getByText('Keine Verbindung zum Dienst.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
  })

  test('sees the field it is at, above the bar in which one saves', async () => {
    const page = await journey.open(`/properties/${ids.other}/data`, { viewport: { width: 1000, height: 700 } })
    await page.getByRole('textbox', { name: 'Überschrift' }).fill('Neue Überschrift')
    const bar = page.getByRole('region', { name: 'Speichern' })
    await bar.waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'Verlauf' }).focus()
    const hidden: string[] = []
    for (let count = 0; count < 25; count++) {
      await page.keyboard.press('Tab')
      const { bottom } = await page.evaluate(() => document.activeElement!.getBoundingClientRect().toJSON() as DOMRect)
      if (bottom > (await bar.boundingBox())!.y) hidden.push(await focused(page))
    }

    expect(hidden).toEqual([])
  })

  test('is led along to another page, whose name is in the tab', async () => {
    const page = await journey.open('/properties')
    await page.getByRole('link', { name: 'Kontakte' }).first().press('Enter')
    await expectFocus(page, 'h1 Kontakte')
    await page.goBack()
    await expectFocus(page, 'h1 Objekte')
    await page.goto(`/properties/${ids.other}/data`)
    await page.getByRole('link', { name: 'Bilder', exact: true }).press('Enter')
    await eventually(async () => expect(await page.title()).toMatch(/^Bilder · /))
    await expectFocus(page, 'a Bilder')
    await page.goto('/nowhere')

    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Das gibt es hier nicht.' }).waitFor()
    expect(await page.title()).toBe('Das gibt es hier nicht. · Aushang')
  })

  test('comes from the line of an inquiry to what it says', async () => {
    const page = await journey.open('/requests')
    await page.getByRole('link', { name: /Erika Beispiel/ }).press('Enter')

    await expectFocus(page, 'h2 Erika Beispiel')
    expect(await page.title()).toBe('Erika Beispiel · Anfragen · Aushang')
  })

  test('comes on a phone to a mail that is no inquiry, and sees in which tab that is', async () => {
    const page = await journey.open('/requests', { viewport: { width: 390, height: 700 } })
    const tab = page.getByRole('link', { name: /^Nicht lesbar/ })
    await tab.press('Enter')
    await page.getByRole('link', { name: /Newsletter/ }).press('Enter')

    await expectFocus(page, 'h2 Newsletter')
    expect(await page.title()).toBe('Newsletter · Nicht lesbar · Anfragen · Aushang')
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Newsletter' }).waitFor()
    await eventually(async () => {
      const [inside, around] = await Promise.all([tab.boundingBox(), tab.locator('..').boundingBox()])
      expect(inside!.x + inside!.width).toBeLessThanOrEqual(around!.x + around!.width + 1)
    })
    await page.getByRole('link', { name: 'Zur Liste' }).press('Enter')
    await expectFocus(page, 'h1 Anfragen')
  })

  test('is told that a mail that was read again is none of these any more, and goes on from there', async () => {
    const page = await journey.open('/requests/unreadable')
    await page.getByRole('link', { name: /Newsletter/ }).press('Enter')
    await expectFocus(page, 'h2 Newsletter')
    await page.route(/\/requests\/unreadable\/[^/]+$/, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'Das gibt es nicht.' } }),
    )
    await page.getByRole('button', { name: 'Noch einmal lesen' }).press('Enter')

    await expectFocus(page, 'h2 Aus dieser Mail wurde inzwischen eine Anfrage.')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test('who has just opened a mail stays at the top of the page when something else takes its place', async () => {
    const mail = (await journey.api.listUnreadableMails().all())[0]!
    const page = await journey.open(`/requests/unreadable?mail=${mail.id}`)
    await page.getByRole('heading', { level: 2, name: 'Newsletter' }).waitFor()
    await page.route(/\/requests\/unreadable\/[^/]+$/, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'Das gibt es nicht.' } }),
    )
    // Without coming to the button, as when somebody else does it.
    await page.getByRole('button', { name: 'Noch einmal lesen' }).dispatchEvent('click')

    await page.getByRole('heading', { level: 2, name: 'Aus dieser Mail wurde inzwischen eine Anfrage.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  test('finds one heading on the page of an inquiry that is not there', async () => {
    const page = await journey.open('/requests/01K00000000000000000000000')
    await page.getByRole('heading', { level: 2, name: 'Das gibt es hier nicht.' }).waitFor()

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test('says on a phone which object an inquiry is about, and comes back to where that is asked', async () => {
    const page = await journey.open('/requests', { viewport: { width: 390, height: 700 } })
    await page.getByRole('link', { name: /Erika Beispiel/ }).press('Enter')
    await expectFocus(page, 'h2 Erika Beispiel')
    await page.getByRole('button', { name: 'Objekt zuordnen' }).press('Enter')
    await expectFocus(page, 'input Titel, Nummer, Straße, Ort …')
    await page.keyboard.type('gibt es nicht')
    await page.getByRole('status').getByText('Dazu gibt es kein Objekt.').waitFor()
    await page.keyboard.press('Escape')
    await expectFocus(page, 'button Objekt zuordnen')

    await page.keyboard.press('Enter')
    const choice = page.getByRole('dialog').getByRole('button', { name: /WHG-801/ })
    await choice.focus()
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Keine Verbindung zum Dienst.').waitFor()
    expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /WHG-801/ }).waitFor()
    await expectFocus(page, 'button Anderes Objekt …')
  })

  test('puts pictures in order, and hears which files are none', async () => {
    const page = await journey.open(`/properties/${ids.other}/pictures`)
    const file = (name: string, content: string | Uint8Array, mimeType = 'image/jpeg') => ({
      name,
      mimeType,
      buffer: Buffer.from(content),
    })
    await page.getByRole('button', { name: 'Links einfügen' }).press('Enter')
    await expectFocus(page, 'textarea Links zu Bildern oder PDF-Dateien')
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file('a.jpg', await aPicture(1)),
        file('text.jpg', 'Nur Text'),
        file('b.jpg', await aPicture(2)),
        file('brief.docx', 'Nur Text', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
      ])
    await page.getByText('2 von 4 hochgeladen. Nicht übernommen: text.jpg, brief.docx.').waitFor()
    const [ofText, ofLetter] = await page.getByRole('listitem').locator('p').allInnerTexts()
    expect(ofLetter).toBe(ofText)
    await page.getByRole('button', { name: 'Speichern' }).press('Enter')
    await expectFocus(page, `h1 ${aProperty(1).fields.title}`)
    await page.getByText('brief.docx', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Bild 2 nach vorn' }).press('Enter')
    await expectFocus(page, 'button Bild 1 nach vorn')
    await page.getByRole('button', { name: 'Bild 2 entfernen' }).press('Enter')
    await expectFocus(page, 'button text.jpg entfernen')
    expect(await page.getByRole('checkbox', { name: 'Grundriss: brief.docx' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Verwerfen' }).press('Enter')
    await expectFocus(page, `h1 ${aProperty(1).fields.title}`)
  })

  test('comes back from a dialog to where it was opened, and hears what a search finds', async () => {
    const page = await journey.open('/properties')
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).press(' ')
    await page.getByRole('button', { name: 'Veröffentlichen …' }).press('Enter')
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Portal A' }).waitFor()
    await page.keyboard.press('Escape')
    await expectFocus(page, 'button Veröffentlichen …')
    await page.keyboard.press('/')
    await page.keyboard.type('gibt es nicht')

    await page.getByRole('status').getByText('0 Treffer').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('switches single keys off', async () => {
    const page = await journey.open('/contacts')
    await page.getByRole('heading', { name: 'Kontakte' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('switch', { name: /Einzelne Tasten/ }).press(' ')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('n')
    await page.keyboard.press('Control+k')

    await page.getByRole('dialog').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contacts')
  })

  test('can look at the password that was typed', async () => {
    const page = await journey.open('/sign-in', { isSignedOut: true })
    await page.getByLabel(/^Passwort/).focus()
    await page.keyboard.press('Tab')

    expect(await focused(page)).toBe('button Eingabe zeigen oder verbergen')
  })
})

describe('who sees little, or has large fingers', () => {
  test.for(['light', 'dark'] as const)('sees in %s colours where something is to be filled in', async (colorScheme) => {
    for (const path of ['/properties', '/properties/new?type=apartmentRent', '/webhooks/new']) {
      const page = await journey.open(path, { colorScheme })
      await page.locator('main input:visible').first().waitFor()

      expect(await page.evaluate(paleFields)).toEqual([])
    }
  })

  test('meets nothing on the first page that is too small to be tapped', async () => {
    const page = await journey.open('/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.getByRole('link', { name: 'Portal A' }).first().waitFor()
    await page
      .getByRole('link', { name: /Erika Beispiel/ })
      .first()
      .waitFor()

    expect(await page.evaluate(smallTargets)).toEqual([])
  })
})

/** Fields whose border stands out from what is around it by less than 3 : 1. */
function paleFields(): string[] {
  const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const isClear = (colour: string) => numbers(colour)[3] === 0
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = numbers(colour).map((value) => {
      const part = value / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const behind = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor
  }
  const fields = [...document.querySelectorAll('main :is(input, select, textarea)')].filter(
    (field) => getComputedStyle(field).appearance !== 'auto' && field.getBoundingClientRect().width > 0,
  )
  if (fields.length === 0) return ['none']
  return fields
    .filter((field) => {
      const shades = [getComputedStyle(field).borderTopColor, behind(field.parentElement)].map(light)
      return (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05) < 3
    })
    .map((field) => field.outerHTML.slice(0, 120))
}

/** Links and buttons of less than 24 pixels, apart from those inside a sentence. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button')]
    .filter((each) => !each.closest('ol'))
    .flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const isSmall = width > 1 && (width < 24 || height < 24)
      return isSmall ? `${each.textContent} ${Math.round(width)} × ${Math.round(height)}` : []
    })
}
