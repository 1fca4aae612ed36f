import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { aPicture } from '../pictures.ts'

const journey = startJourney()

describe('an agent', () => {
  test('is asked which number is meant where it may be two, whatever language the page speaks', async () => {
    const page = await journey.open('/properties/new?type=apartmentBuy', { locale: 'en-GB' })
    const price = page.getByLabel('Purchase price')
    await price.fill('450.000')
    await price.blur()
    await page.getByText('“450.000” can mean two things. Please write 450000 or 450.').waitFor()
    expect(await price.getAttribute('aria-invalid')).toBe('true')
    await price.fill('450,000')
    await price.blur()

    expect(await price.getAttribute('aria-invalid')).not.toBe('true')
  })

  test('chooses by typing what it is called, and loses nothing by going on', async () => {
    const page = await journey.open('/properties/new?type=apartmentRent')
    const type = (name: string, text: string) =>
      page.getByRole('combobox', { name, exact: true }).pressSequentially(text)
    const kind = page.getByRole('combobox', { name: 'Wohnungsart', exact: true })
    const condition = page.getByRole('combobox', { name: 'Zustand', exact: true })
    await type('Wohnungsart', 'etag')
    await page.keyboard.press('Enter')
    expect(await kind.inputValue()).toBe('Etagenwohnung')
    await type('Zustand', 'gepf')
    await page.keyboard.press('Tab')
    expect(await condition.inputValue()).toBe('Gepflegt')
    await type('Bodenbelag', 'park')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByText('Parkett', { exact: true }).first().waitFor()
    expect(await page.getByText('Fliesen', { exact: true }).locator('visible=true').count()).toBe(0)
    // What is called so, and not the first in which it occurs.
    await type('Energieeffizienzklasse', 'A')
    await page.keyboard.press('Tab')
    expect(await page.getByRole('combobox', { name: 'Energieeffizienzklasse', exact: true }).inputValue()).toBe('A')

    // Of few, the next that begins so, as in the browser's own lists.
    const state = page.getByRole('combobox', { name: 'Angebotsstatus', exact: true })
    await state.press('r')
    await eventually(async () => expect(await state.inputValue()).toBe('Reserviert'))
    await state.press('Enter')
    await page.getByRole('listbox', { name: 'Angebotsstatus' }).waitFor()
    await state.press('v')
    await eventually(async () => expect(await state.inputValue()).toBe('Vergeben'))
    expect(await page.getByRole('listbox', { name: 'Angebotsstatus' }).isVisible()).toBe(false)

    await kind.focus()
    await page.keyboard.press('Tab')
    await page.getByRole('combobox', { name: 'Energieträger', exact: true }).focus()
    await page.keyboard.press('Tab')
    expect(await kind.inputValue()).toBe('Etagenwohnung')
    expect(await page.getByRole('combobox', { name: 'Energieträger', exact: true }).inputValue()).toBe('')
  })

  test('fills in the first property, drops its pictures in and puts them in order', async () => {
    const page = await journey.open('/properties')
    await page.getByRole('link', { name: 'Neues Objekt' }).first().click()
    await page.getByRole('link', { name: 'Wohnung zur Miete' }).click()
    await page.getByLabel('Kaltmiete').fill('1.250,50')
    await page.getByLabel('Nebenkosten', { exact: true }).fill('200')
    expect(await page.getByLabel('Warmmiete').inputValue()).toBe('1.450,50')
    await page.getByLabel('Postleitzahl').fill('10557')
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Berlin')
    await page.getByLabel('Wohnfläche').fill('72,5')
    await page.getByLabel('Überschrift').fill('Helle Wohnung <b>am Park</b>')
    await page.getByRole('group', { name: 'Balkon', exact: true }).getByRole('button', { name: 'Ja' }).click()
    await page.getByRole('button', { name: 'Objekt anlegen' }).click()
    expect(await page.getByRole('alert').innerText()).toContain('Zimmerzahl fehlt.')
    expect(await page.getByLabel('Zimmerzahl').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('Zimmerzahl fehlt.', { exact: true }).count()).toBe(2)
    await page.getByLabel('Ende der Befristung').fill('31.12.2031')
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('link', { name: 'Kontakte' }).first().click()
    await page.getByRole('dialog', { name: 'Ohne Speichern gehen?' }).getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByLabel('Zimmerzahl').fill('3')
    await page.getByRole('button', { name: 'Objekt anlegen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Helle Wohnung <b>am Park</b>' }).waitFor()
    await page.getByText('Noch keine Bilder.').waitFor()
    const heldPreviews = await watchPreviews(page)

    await drop(page, [
      ['front.jpg', 'image/jpeg', Buffer.from(await aPicture(1))],
      ['garten.jpg', 'image/jpeg', Buffer.from(await aPicture(2))],
      ['expose.pdf', 'application/pdf', await readFile(new URL('../../../docs/examples/expose.pdf', import.meta.url))],
      ['kaputt.jpg', 'image/jpeg', Buffer.from('no picture')],
    ])
    const tiles = page.getByRole('list', { name: 'Bilder' }).getByRole('listitem')
    await tiles
      .nth(3)
      .getByText(/JPEG, PNG/)
      .waitFor()
    expect(await heldPreviews()).toBe(3)
    await page.getByRole('button', { name: 'kaputt.jpg entfernen' }).click()
    await eventually(async () => expect(await heldPreviews()).toBe(2))
    await page.getByLabel('Bildunterschrift: front.jpg').fill('Straßenseite')
    await page.getByRole('button', { name: 'garten.jpg nach vorn' }).focus()
    await page.keyboard.press('Enter')
    await tiles.first().getByText('Titelbild').waitFor()
    await tiles.first().getByLabel('Bildunterschrift: garten.jpg').waitFor()
    await tiles.nth(1).locator('img').dragTo(tiles.first().locator('img'))
    await tiles.first().getByLabel('Bildunterschrift: Straßenseite').waitFor()
    await tiles.nth(1).locator('img').dragTo(tiles.first().locator('img'))
    await tiles.first().getByLabel('Bildunterschrift: garten.jpg').waitFor()
    await paste(page, ['kueche.jpg', 'image/jpeg', Buffer.from(await aPicture(3))])
    await page.getByRole('button', { name: 'kueche.jpg entfernen' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await saveAndMeanwhile(page, () => page.getByLabel('Bildunterschrift: garten.jpg').fill('Garten'))
    // Under the mouse lies what was said last.
    await page.getByRole('button', { name: 'Speichern', exact: true, disabled: false }).press('Enter')

    await tiles.first().getByText('1.200 × 900').waitFor()
    await tiles.nth(1).getByText('1.200 × 900').waitFor()
    await eventually(async () => expect(await heldPreviews()).toBe(0))
    await page.getByRole('region', { name: 'Speichern' }).waitFor({ state: 'detached' })
    const [, id = ''] = /\/properties\/(\w+)/.exec(page.url()) ?? []
    const property = await journey.api.getProperty(id)
    expect(property).toMatchObject({
      type: 'apartmentRent',
      fields: { baseRent: 1250.5, totalRent: 1450.5, livingArea: 72.5, numberOfRooms: 3, hasBalcony: true },
    })
    expect(property?.attachments.map(({ title, type }) => [title, type])).toEqual([
      ['Garten', 'image'],
      ['Straßenseite', 'image'],
      [undefined, 'document'],
    ])
    await page.getByRole('link', { name: 'Verlauf' }).click()
    await page.getByText('hat geändert: Bilder und Dokumente').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('link', { name: /^Bilder/ }).click()
    await tiles.first().waitFor()
    await paste(page, ['bad.jpg', 'image/jpeg', Buffer.from(await aPicture(4))])
    await page.getByRole('button', { name: 'bad.jpg entfernen' }).waitFor()
    expect(await heldPreviews()).toBe(1)
    await page.getByRole('link', { name: 'Verlauf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen und weiter' }).click()
    await page.getByText('hat geändert: Bilder und Dokumente').first().waitFor()
    await eventually(async () => expect(await heldPreviews()).toBe(0))
  })

  test('mends from its message what a portal has refused', async () => {
    const targetId = await connectSandbox(journey.api)
    const { id: propertyId } = await journey.api.createProperty(aProperty(2, 'WHG-2'))
    await journey.api.patchProperty(propertyId, { fields: { address: { streetNumber: null } } })
    await journey.api.createListing({ propertyId, targetId })

    const page = await journey.open('/')
    await page.getByRole('listitem').filter({ hasText: 'WHG-2' }).getByRole('link', { name: 'Ergänzen' }).click()
    const field = page.getByLabel('Hausnummer')
    await page.getByText('Portal A nimmt das Objekt so nicht an:').waitFor()
    expect(await isFocused(field)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await seriousFindings(page)).toEqual([])
    // What the service refuses is gone to, and not what a portal has said before.
    const title = page.getByLabel('Überschrift')
    const text = await title.inputValue()
    await title.fill('')
    await page.keyboard.press('Control+s')
    await page.getByText('Überschrift fehlt.').first().waitFor()
    await eventually(async () => expect(await isFocused(title)).toBe(true))
    await title.fill(text)
    await field.fill('12 a')
    await page.getByText('Portal A nimmt das Objekt so an.').waitFor()
    await page.getByRole('button', { name: 'Speichern und auf Portal A aktualisieren' }).click()

    await page.getByRole('link', { name: 'Portal A online' }).waitFor()
  })

  test('is told that another property has the number already, as long as it has', async () => {
    const { id } = await journey.api.createProperty(aProperty(1, 'WHG-5'))
    const page = await journey.open('/properties/new?type=houseBuy')
    const number = page.getByLabel('Objektnummer')
    const warning = page.getByText('Diese Nummer hat schon „Vermietete Kapitalanlage in guter Lage“.')
    await number.fill('WHG-5')
    await warning.waitFor()
    expect(await seriousFindings(page)).toEqual([])

    await journey.api.deleteProperty(id)
    await Promise.all([page.waitForResponse(/externalId=WHG-6/), number.fill('WHG-6')])
    await Promise.all([page.waitForResponse(/externalId=WHG-5/), number.fill('WHG-5')])
    await warning.waitFor({ state: 'detached' })
  })

  test('gives another number to what was never online, and is told of the property that has it', async () => {
    const { id: otherId } = await journey.api.createProperty(aProperty(1, 'WHG-8'))
    const { id } = await journey.api.createProperty(aProperty(2, 'WHG-9'))
    const page = await journey.open(`/properties/${id}/data`)
    const number = page.getByLabel('Objektnummer')
    await number.fill('WHG-8')
    await page.getByText('Diese Nummer hat schon').waitFor()
    const link = page.getByRole('link', { name: 'Ansehen', exact: true })
    expect(await link.getAttribute('href')).toBe(`/properties/${otherId}`)
    expect(await seriousFindings(page)).toEqual([])
    await number.fill('WHG-10')
    await page.getByText('Diese Nummer hat schon').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByText('Gespeichert.', { exact: true }).waitFor()

    expect(await journey.api.getProperty(id)).toMatchObject({ externalId: 'WHG-10' })
  })

  test('gives another number to what a portal refused by it, from its message, and to nothing that is online', async () => {
    const targetId = await connectSandbox(journey.api)
    const { id: propertyId } = await journey.api.createProperty(aProperty(2, 'REJECT-9'))
    const { id } = await journey.api.createListing({ propertyId, targetId })
    const page = await journey.open(`/properties/${propertyId}/portals`)
    await page.route(/\/listings\?.*propertyId=/, async (route) => {
      const response = await route.fetch()
      const listings = (await response.json()) as Record<string, unknown>[]
      const problem = { path: '/externalId', code: 'external_id_taken', message: 'Die Nummer hat ein anderes Objekt.' }
      const json = listings.map((each) => (each['status'] === 'failed' ? { ...each, problems: [problem] } : each))
      await route.fulfill({ response, json })
    })
    await eventually(async () => expect(await journey.api.getListing(id)).toMatchObject({ status: 'failed' }))
    await page.reload()
    await page.getByRole('link', { name: 'Nummer ändern' }).click()
    const number = page.getByLabel('Objektnummer')
    await eventually(async () => expect(await isFocused(number)).toBe(true))
    await number.fill('WHG-13')
    await page.keyboard.press('Control+s')
    await page.getByRole('link', { name: 'Portal A online' }).waitFor()

    await page.getByText('Objektnummer bleibt WHG-13:').waitFor()
    expect(await number.getAttribute('readonly')).not.toBeNull()
    expect(await seriousFindings(page)).toEqual([])
    await journey.api.deleteListing(id)
    await page.getByRole('link', { name: 'Portal A online' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('Objektnummer bleibt WHG-13:').waitFor()
  })

  test('is warned at the field, while filling it in, of what the law wants in an advert', async () => {
    await connectSandbox(journey.api)
    const { id } = await journey.api.createProperty(aProperty(0, 'WHG-12'))
    const page = await journey.open(`/properties/${id}/data`)
    await page.getByRole('combobox', { name: 'Stand des Energieausweises', exact: true }).click()
    await page.getByRole('option', { name: 'Liegt vor' }).click()
    const group = page.getByRole('group', { name: 'Energieausweis', exact: true })
    await group.getByText('§ 87 GEG').waitFor()
    const banner = page.getByText('Das gehört noch in das Inserat:')
    await banner.waitFor()
    expect(await banner.locator('xpath=ancestor::*[@data-tone="waiting"]').count()).toBeGreaterThan(0)
    expect(await seriousFindings(page)).toEqual([])

    await page.goto(`/properties/${id}/data?field=/fields/residentialEnergyCertificate`)
    await eventually(async () => expect(await isFocused(group)).toBe(true))
  })

  test('who pastes what is no link to a picture is told so', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'WHG-7'))
    const page = await journey.open(`/properties/${id}/pictures`)
    await page.getByRole('button', { name: 'Links einfügen' }).click()
    await page.getByLabel('Links zu Bildern').fill('front.jpg')
    await page.getByRole('button', { name: 'Links hinzufügen', exact: true }).click()

    await page.getByText('Nicht hinzugefügt:').waitFor()
    expect(await page.getByLabel('Links zu Bildern').inputValue()).toBe('front.jpg')
  })

  test('is told at once of what is no number and no day, and not of blanks around a number', async () => {
    const page = await journey.open('/properties/new?type=apartmentRent')
    const fillIn = async (name: string, text: string) => {
      await page.getByRole('textbox', { name, exact: true }).fill(text)
      await page.keyboard.press('Tab')
    }
    await fillIn('Etage', 'EG')
    await page.getByText('„EG“ ist keine Zahl.').waitFor()
    await fillIn('Ende der Befristung', '31.2.2027')
    await page.getByText('„31.2.2027“ ist kein Tag. Bitte schreiben Sie ihn wie 31.12.2026.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await fillIn('Etage', '0')
    await fillIn('Ende der Befristung', '31122031')
    await fillIn('Objektnummer', ' WHG-11 ')
    for (const [name, text] of [
      ['Kaltmiete', '900'],
      ['Postleitzahl', ' 10557'],
      ['Ort', 'Berlin'],
      ['Wohnfläche', '70'],
      ['Zimmerzahl', '3'],
      ['Überschrift', 'Ruhig'],
    ] as const) {
      await page.getByLabel(name).first().fill(text)
    }
    await page.getByRole('combobox', { name: 'Zustand', exact: true }).pressSequentially('gepf')
    await page.keyboard.press('Control+s')

    await page.getByText('Noch keine Bilder.').waitFor()
    const [property] = await journey.api.listProperties({ externalId: 'WHG-11' }).all()
    expect(property?.fields).toMatchObject({
      floor: 0,
      fixedTermUntil: '2031-12-31',
      condition: 'wellKept',
      address: { postalCode: '10557' },
    })
  })
})

describe('a contact', () => {
  test('is created and changed in a form, and stays as long as a property shows it', async () => {
    const page = await journey.open('/contacts')
    await page.getByRole('link', { name: 'Neuer Kontakt' }).first().click()
    await page.getByRole('textbox', { name: 'Nachname', exact: true }).fill('<i>Muster</i>')
    await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill('anna@example.org')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('link', { name: '<i>Muster</i>' }).click()
    await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Anna')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('heading', { level: 1, name: 'Anna <i>Muster</i>' }).waitFor()
    const [, contactId = ''] = /\/contacts\/(\w+)/.exec(page.url()) ?? []
    await journey.api.createProperty({ ...aProperty(5), contactId })

    await page.getByRole('button', { name: 'Kontakt löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kontakt löschen' }).click()

    await page.getByRole('dialog').getByRole('alert').waitFor()
    expect(await page.getByText('contact_in_use').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe('a copy of a property', () => {
  test('begins with what the other has, its pictures as well, and is there when it is saved', async () => {
    const { url } = await journey.api.createUpload(new Blob([await aPicture(5)], { type: 'image/jpeg' }))
    const { lastName, id: contactId } = await journey.api.createContact({ lastName: 'Kopp', email: 'k@example.org' })
    const original = {
      ...aProperty(0, 'WHG-20'),
      offerStatus: 'reserved' as const,
      contactId,
      attachments: [{ url, title: 'Straßenseite' }],
    }
    const { id, fields } = await journey.api.createProperty(original)
    const page = await journey.open(`/properties/${id}/pictures`)
    await page.getByRole('link', { name: 'Kopieren' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kopie von WHG-20' }).waitFor()
    await page.getByText('1 Bild oder Dokument wird mitkopiert.').waitFor()
    expect(await page.getByLabel('Objektnummer').inputValue()).toBe('')
    expect(await page.getByLabel('Überschrift').inputValue()).toBe(original.fields.title)
    const contact = page.getByRole('combobox', { name: 'Ansprechpartner' })
    await eventually(async () => expect(await contact.inputValue()).toContain(lastName))
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel('Objektnummer').fill('WHG-21')
    await page.getByLabel('Kaltmiete').fill('700')
    expect(await journey.api.listProperties({ externalId: 'WHG-21' }).all()).toEqual([])
    await page.getByRole('button', { name: 'Objekt anlegen' }).click()

    await page.getByLabel('Bildunterschrift: Straßenseite').waitFor()
    const [copy] = await journey.api.listProperties({ externalId: 'WHG-21' }).all()
    expect(copy).toMatchObject({
      contactId,
      offerStatus: 'open',
      fields: { ...fields, baseRent: 700, totalRent: 880 },
    })
    await eventually(async () => {
      const { attachments } = await journey.api.getProperty(copy?.id ?? '')
      expect(attachments).toMatchObject([{ url, title: 'Straßenseite', status: 'succeeded' }])
    })
    expect(await journey.api.getProperty(id)).toMatchObject(original)
    await page.goBack()
    await page.waitForURL(`**/properties/${id}/pictures`)
  })
})

describe('two people with the same property', () => {
  test('are in each other’s way only where both changed the same, and choose there', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'WHG-3'))
    const page = await journey.open(`/properties/${id}/data`)
    await page.getByLabel('Überschrift').fill('Meine Überschrift')
    await page.getByLabel('Kaltmiete').fill('990')
    await journey.api.patchProperty(id, {
      fields: { title: 'Ihre Überschrift', numberOfRooms: 4, baseRent: 1000, additionalCosts: 200, totalRent: 1200 },
    })
    await page.getByText('hat inzwischen etwas geändert').waitFor()
    await page.getByRole('button', { name: 'Speichern' }).click()

    const dialog = page.getByRole('dialog', { name: 'Zwei haben dasselbe geändert' })
    await dialog.getByText('Ebenfalls geändert und übernommen:').waitFor()
    await dialog.getByLabel('Meine Überschrift').waitFor()
    await dialog.getByRole('radiogroup', { name: 'Kaltmiete' }).waitFor()
    expect(await dialog.getByText('Warmmiete').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByLabel('Ihre Überschrift').check()
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()

    await page.getByRole('heading', { level: 1, name: 'Ihre Überschrift' }).waitFor()
    await page.getByText('Gespeichert.', { exact: true }).waitFor()
    expect(await journey.api.getProperty(id)).toMatchObject({
      fields: { title: 'Ihre Überschrift', baseRent: 990, additionalCosts: 200, totalRent: 1190, numberOfRooms: 4 },
    })
  })
})

describe('what is filled in while a property is being saved', () => {
  test('stays, and is saved in turn', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'WHG-4'))
    const page = await journey.open(`/properties/${id}/data`)
    await page.getByLabel('Überschrift').fill('Ruhig gelegen')
    await saveAndMeanwhile(page, () => page.getByLabel('Postleitzahl').fill('20095'))
    expect(await page.getByLabel('Postleitzahl').inputValue()).toBe('20095')
    await page.getByRole('button', { name: 'Speichern' }).click()

    await page.getByRole('region', { name: 'Speichern' }).waitFor({ state: 'detached' })
    expect(await journey.api.getProperty(id)).toMatchObject({
      fields: { title: 'Ruhig gelegen', address: { postalCode: '20095' } },
    })
  })
})

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement)
}

/** Does something else before the service has answered. */
async function saveAndMeanwhile(page: Page, act: () => Promise<void>): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/properties\/\w+$/, async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await act()
  release()
  await page.getByText('Gespeichert.', { exact: true }).waitFor()
}

type PickedFile = [name: string, type: string, bytes: Buffer]

/** As if somebody had dragged files from their desktop onto the page. */
async function drop(page: Page, files: PickedFile[]): Promise<void> {
  await hand(page, 'drop', files)
}

/** As if somebody had copied a picture elsewhere. */
async function paste(page: Page, file: PickedFile): Promise<void> {
  await hand(page, 'paste', [file])
}

async function hand(page: Page, how: 'drop' | 'paste', files: PickedFile[]): Promise<void> {
  const sent = files.map(([name, type, bytes]) => ({ name, type, base64: bytes.toString('base64') }))
  await page.evaluate(
    ({ how, sent }) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      const options = { bubbles: true, cancelable: true }
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...options })
          : new ClipboardEvent('paste', { clipboardData: data, ...options })
      document.body.dispatchEvent(event)
    },
    { how, sent },
  )
}

/** Counts the files that the page keeps in memory to show them. */
async function watchPreviews(page: Page): Promise<() => Promise<number>> {
  const held = await page.evaluateHandle(() => {
    const urls = new Set<string>()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (file) => {
      const url = createObjectURL.call(URL, file)
      urls.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      revokeObjectURL.call(URL, url)
      urls.delete(url)
    }
    return urls
  })
  return () => held.evaluate((urls) => urls.size)
}
