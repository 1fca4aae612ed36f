import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Advert, Adverts } from './adverts.ts'

/** What visitors of the portal see. */
export function addPages(app: FastifyInstance, adverts: Adverts): void {
  app.get('/openimmo', async (_request, reply) => {
    const all = adverts.all()
    const items = all.map(
      (
        advert,
      ) => `<li><a href="/openimmo/${advert.id}">${pictureOf(advert)}<span><strong>${escape(advert.title)}</strong>
        <br>${escape(advert.place)}<br>${escape(priceOf(advert))}${advert.isReference ? ' · <em>Referenz</em>' : ''}</span></a></li>`,
    )
    const found = all.length === 1 ? '1 Angebot' : `${all.length} Angebote`
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Angebote', `<h1>${found}</h1><ul class="results">${items.join('')}</ul>`))
  })

  app.get<{ Params: { id: string } }>('/openimmo/:id', async ({ params }, reply) => {
    const advert = adverts.find(params.id)
    if (advert === undefined)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(page('Nicht gefunden', '<h1>Dieses Angebot gibt es nicht (mehr).</h1>'))
    return reply.type('text/html; charset=utf-8').send(page(advert.title, expose(advert)))
  })

  app.get<{ Params: { id: string; file: string } }>('/openimmo/:id/:file', async ({ params }, reply) => {
    const advert = adverts.find(params.id)
    const picture = advert?.pictures.find(({ file }) => file === params.file)
    if (advert === undefined || picture === undefined) return reply.code(404).send()
    return reply
      .type(picture.isDocument ? 'application/pdf' : 'image/jpeg')
      .send(createReadStream(adverts.pathOf(advert, picture.file)))
  })
}

const labels: Record<string, string> = {
  kaufpreis: 'Kaufpreis',
  nettokaltmiete: 'Kaltmiete',
  warmmiete: 'Warmmiete',
  nebenkosten: 'Nebenkosten',
  pacht: 'Pacht',
  freitext_preis: 'Preis',
  hausgeld: 'Hausgeld',
  aussen_courtage: 'Provision',
  kaution: 'Kaution',
  kaution_text: 'Kaution',
  wohnflaeche: 'Wohnfläche',
  grundstuecksflaeche: 'Grundstück',
  anzahl_zimmer: 'Zimmer',
  etage: 'Etage',
  baujahr: 'Baujahr',
  verfuegbar_ab: 'Verfügbar ab',
  epart: 'Energieausweis',
  energieverbrauchkennwert: 'Energieverbrauch (kWh/(m²·a))',
  endenergiebedarf: 'Energiebedarf (kWh/(m²·a))',
  primaerenergietraeger: 'Energieträger',
  wertklasse: 'Energieklasse',
}
const amounts = ['kaufpreis', 'nettokaltmiete', 'warmmiete', 'nebenkosten', 'pacht', 'hausgeld', 'kaution']
const headings: Record<string, string> = {
  objektbeschreibung: 'Beschreibung',
  lage: 'Lage',
  ausstatt_beschr: 'Ausstattung',
  sonstige_angaben: 'Sonstiges',
}

function expose(advert: Advert): string {
  const { contact } = advert
  const pictures = advert.pictures.filter(({ isDocument }) => !isDocument)
  const files = [
    ...advert.pictures
      .filter(({ isDocument }) => isDocument)
      .map(({ file, title }) => [`/openimmo/${advert.id}/${file}`, title || file]),
    ...advert.links.map(({ title, url }) => [url, title || url]),
  ]
  const facts = Object.entries(labels).flatMap(([name, label]) => {
    const value = advert.facts[name]
    // A price of 0 stands for one that is not told.
    if (value === undefined || (name === 'kaufpreis' && Number(value) === 0)) return []
    return [`<dt>${label}</dt><dd>${escape(amounts.includes(name) ? euros(value) : value)}</dd>`]
  })
  const texts = Object.entries(headings).flatMap(([name, heading]) =>
    advert.texts[name] ? [`<h2>${heading}</h2><p>${escape(advert.texts[name]).replaceAll('\n', '<br>')}</p>`] : [],
  )
  return `<p><a href="/openimmo">← Alle Angebote</a></p><h1>${escape(advert.title)}</h1><p>${escape(advert.place)} · Objekt-Nr. ${escape(advert.number)}</p>
    <div class="pictures">${pictures.map(({ file, title }) => `<figure><img src="/openimmo/${advert.id}/${file}" alt="${escape(title)}" loading="lazy"><figcaption>${escape(title)}</figcaption></figure>`).join('')}</div>
    <dl>${facts.join('')}</dl>${texts.join('')}
    ${files.length > 0 ? `<h2>Mehr</h2><ul>${files.map(([url = '', title = '']) => `<li><a href="${escape(url)}">${escape(title)}</a></li>`).join('')}</ul>` : ''}
    <h2>Kontakt</h2><p>${[contact.name, contact.company, contact.email, contact.phone].filter(Boolean).map(escape).join('<br>')}</p>`
}

function pictureOf(advert: Advert): string {
  const picture = advert.pictures.find(({ isDocument }) => !isDocument)
  return picture ? `<img src="/openimmo/${advert.id}/${picture.file}" alt="">` : '<span class="none"></span>'
}

function priceOf({ facts }: Advert): string {
  const price = facts['freitext_preis'] ?? facts['kaufpreis'] ?? facts['nettokaltmiete'] ?? facts['pacht'] ?? ''
  return /^[\d.]+$/.test(price) ? euros(price) : price
}

function euros(amount: string): string {
  return Number(amount).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}a{color:#0b5}
.results{list-style:none;padding:0}.results a{display:flex;gap:1rem;padding:1rem 0;border-top:1px solid #ddd;color:inherit;text-decoration:none}
.results img,.none{width:10rem;height:7rem;object-fit:cover;background:#eee;flex:none}.pictures{display:flex;gap:1rem;overflow-x:auto}
.pictures img{height:18rem}figure{margin:0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 2rem}dd{margin:0}</style>
<body>${body}</body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
