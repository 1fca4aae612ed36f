import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import type { Energy } from './energy.ts'
import { energyCertificate } from './energy-certificate.ts'
import { places } from './places.ts'

test('a certificate is a PDF of one page that says what the property says', async () => {
  const energy: Energy = {
    heatingType: 'heatPump',
    source: 'electric',
    sourceName: 'Strom (Wärmepumpe)',
    kind: 'need',
    value: 31.4,
    energyClass: 'A',
    issuedOn: '2024-05-02',
    validUntil: '2034-05-02',
    constructionYear: 2021,
  }

  const { totalPages, text } = await extractText(energyCertificate(places.koeln, energy), { mergePages: true })

  expect(totalPages).toBe(1)
  const said = ['50733 Köln', '2021', 'Strom (Wärmepumpe)', '02.05.2034', 'Energiebedarfsausweis', '31,4 kWh/(m²·a)']
  for (const each of [...said, 'Klasse A ']) expect(text).toContain(each)
})
