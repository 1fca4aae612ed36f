import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import { linkTo } from '../link.ts'
import type { Advert, AdvertContact, Fact } from './advert.ts'
import { energyScale } from './energy-scale.ts'
import { enlargedPictures, gallery, pictureLink } from './gallery.ts'
import { badges } from './results.ts'
import { advertWords } from './words.ts'

/** An advert as a portal shows it to everybody. What one asks by, stands beside it. */
export function expose(advert: Advert, asking: Markup, lang: Lang): Markup {
  const { expose: words } = advertWords[lang]
  const pictures = [...advert.pictures, ...advert.plans]
  return html`<article class="expose">
      <header>
        ${badges(advert)}
        <p class="kind">${advert.kind}</p>
        <h1>${advert.title}</h1>
        <p class="soft">${advert.place}</p>
      </header>
      ${advert.pictures.length > 0 && gallery(advert.pictures, pictures.length, lang)}
      <div class="expose-main">
        <section aria-label="${words.keyFacts}">
          <dl class="tiles">
            ${[
              { label: advert.priceLabel, value: advert.price },
              ...advert.keyFacts,
              ...(advert.available === undefined ? [] : [advert.available]),
            ].map(tile)}
          </dl>
        </section>
        ${advert.texts.slice(0, 1).map(note)}
        ${
          advert.features.length > 0 &&
          html`<section>
            <h2>${words.features}</h2>
            <ul class="features">
              ${advert.features.map((feature) => html`<li>${feature}</li>`)}
            </ul>
          </section>`
        }
        ${advert.facts.map(
          ({ heading, facts }) =>
            html`<section>
              <h2>${heading}</h2>
              ${factGrid(facts)}
            </section>`,
        )}
        ${
          advert.energy !== undefined &&
          html`<section>
            <h2>${words.energy}</h2>
            ${energyScale(advert.energy, lang)} ${factGrid(advert.energy.facts)}
          </section>`
        }
        ${advert.texts.slice(1).map(note)}
        ${
          advert.plans.length > 0 &&
          html`<section>
            <h2>${words.plans}</h2>
            <ul class="plans">
              ${advert.plans.map((plan, index) => html`<li>${pictureLink(plan, advert.pictures.length + index, lang)}</li>`)}
            </ul>
          </section>`
        }
        ${
          advert.documents.length > 0 &&
          html`<section>
            <h2>${words.documents}</h2>
            <ul class="documents">
              ${advert.documents.map(({ url, title }) => html`<li>${linkTo(url, title)}</li>`)}
            </ul>
          </section>`
        }
        <p class="numbers soft">
          ${advert.numbers.map(({ label, value }) => html`<span>${label} <code>${value}</code></span>`)}
        </p>
      </div>
      <aside class="expose-aside">
        <div class="card price-card">
          <p class="price">${advert.price}</p>
          <p class="soft">${advert.priceLabel}</p>
        </div>
        ${advert.contact !== undefined && contactCard(advert.contact, lang)} ${asking}
      </aside>
    </article>
    <p class="ask-bar"><a class="button" href="#contact">${words.askHere}</a></p>
    ${enlargedPictures(pictures, lang)}`
}

const longLength = 28

function tile({ label, value }: Fact): Markup {
  return html`<div ${value.length > longLength && html`class="long"`}>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`
}

function factGrid(facts: Fact[]): Markup {
  return html`<dl class="grid">${facts.map(tile)}</dl>`
}

function note({ heading, text }: Advert['texts'][number]): Markup {
  const lines = text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
  return html`<section>
    <h2>${heading}</h2>
    <p>${lines}</p>
  </section>`
}

function contactCard(contact: AdvertContact, lang: Lang): Markup {
  const { expose: words } = advertWords[lang]
  const rows: [label: string, shown: Markup | string][] = [
    ...contact.phones.map(({ label, value }): [string, Markup] => [label, linkTo(telephoneUrl(value), value)]),
    [words.email, contact.email && linkTo(`mailto:${contact.email}`, contact.email)],
    [words.website, contact.website && linkTo(contact.website, contact.website.replace(/^https?:\/\/|\/$/g, ''))],
    [words.portrait, contact.photoUrl && linkTo(contact.photoUrl, words.portrait)],
  ]
  return html`<section class="card contact-card" aria-label="${words.contact}">
    <span class="avatar" aria-hidden="true">${initialsOf(contact.name || contact.company)}</span>
    <div>
      <p class="who">
        <strong>${contact.name || contact.company}</strong>
        ${contact.position !== '' && html`<br />${contact.position}`}
        ${contact.name !== '' && contact.company !== '' && html`<br />${contact.company}`}
        ${contact.address !== '' && html`<br /><span class="soft">${contact.address}</span>`}
      </p>
      <dl>
        ${rows
          .filter(([, shown]) => shown !== '')
          .map(
            ([label, shown]) =>
              html`<dt>${label}</dt>
                <dd>${shown}</dd>`,
          )}
      </dl>
      ${contact.officeHours !== '' && html`<p class="soft">${contact.officeHours}</p>`}
    </div>
  </section>`
}

function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((each) => each?.match(/\p{L}/u)?.[0] ?? '').join('')
}

function telephoneUrl(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
