import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client, PropertyDraft } from '@aushang/sdk'

const places = [
  ['10115', 'Berlin', 'Invalidenstraße'],
  ['10557', 'Berlin', 'Turmstraße'],
  ['20095', 'Hamburg', 'Mönckebergstraße'],
  ['80331', 'München', 'Sendlinger Straße'],
  ['50667', 'Köln', 'Hohe Straße'],
  ['04109', 'Leipzig', 'Petersstraße'],
  ['01067', 'Dresden', 'Wilsdruffer Straße'],
  ['70173', 'Stuttgart', 'Königstraße'],
] as const
const titles = {
  apartmentRent: ['Helle 3-Zimmer-Wohnung mit Balkon', 'Ruhige Altbauwohnung am Park', 'Möblierte Wohnung auf Zeit'],
  apartmentBuy: ['Dachgeschoss mit Blick über die Stadt', 'Vermietete Kapitalanlage in guter Lage'],
  houseBuy: ['Familienhaus mit Garten und Doppelgarage', 'Reihenhaus, frisch saniert'],
  houseRent: ['Doppelhaushälfte mit Garten'],
  plotBuy: ['Baugrundstück am Feldrand'],
} as const
const types = Object.keys(titles) as (keyof typeof titles)[]

/** The nth property of an agency that has many. */
export function aProperty(n: number, externalId = `WHG-${String(800 + n)}`): PropertyDraft {
  const type = types[n % types.length] ?? 'apartmentRent'
  const [postalCode = '', city = '', street = ''] = places[n % places.length] ?? []
  const title = titles[type][n % titles[type].length] ?? ''
  const fields = {
    title,
    address: { postalCode, city, street, streetNumber: String((n * 7) % 90 || 1), publish: true },
    description: `${title} in ${city}. Gute Anbindung, alle Geschäfte zu Fuß erreichbar.`,
  }
  const home = {
    livingArea: 48 + ((n * 13) % 110),
    numberOfRooms: 2 + (n % 4),
    constructionYear: 1900 + ((n * 17) % 120),
  }
  const plot = { plotArea: 280 + ((n * 31) % 900) }
  const rent = { baseRent: 640 + ((n * 41) % 1400) }
  const price = { purchasePrice: 189_000 + ((n * 9_700) % 700_000), commissionDue: false }
  switch (type) {
    case 'apartmentRent':
      return {
        type,
        externalId,
        fields: { ...fields, ...home, ...rent, additionalCosts: 180, totalRent: rent.baseRent + 180 },
      }
    case 'apartmentBuy':
      return { type, externalId, fields: { ...fields, ...home, ...price } }
    case 'houseBuy':
      return { type, externalId, fields: { ...fields, ...home, ...plot, ...price } }
    case 'houseRent':
      return { type, externalId, fields: { ...fields, ...home, ...plot, ...rent } }
    case 'plotBuy':
      return { type, externalId, fields: { ...fields, ...plot, ...price } }
  }
}

/** An account on platform A's sandbox, with the consent of its user. */
export async function connectSandbox(api: Client, name = 'Portal A'): Promise<string> {
  await api.putCredentialsPlatformA24Sandbox({ key: 'sandbox-key', secret: 'sandbox-secret' })
  const target = await api.createTarget({ type: 'platform-a-24-sandbox', name })
  const away = await fetch(target.authorizationUrl ?? '', { redirect: 'manual' })
  const page = new URL(away.headers.get('location') ?? '')
  const form = {
    oauth_token: page.searchParams.get('oauth_token') ?? '',
    user: `agency-${target.id.toLowerCase()}`,
    decision: 'allow',
  }
  const back = await fetch(page.origin + page.pathname, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  const shown = await fetch(back.headers.get('location') ?? '', { redirect: 'manual' })
  if (!shown.ok) throw new Error(`The portal was not connected: ${shown.status} ${await shown.text()}`)
  return target.id
}

/** A server of a client's, with trouble of its own. It lives as long as this process. */
export async function startFailingReceiver(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/good') return response.writeHead(204).end()
    return response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"database is locked"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
