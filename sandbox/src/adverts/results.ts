import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import { type Advert, advertKinds, deals, decimal, euros } from './advert.ts'
import { type Found, orders, type Search, searchQuery } from './search.ts'
import { advertWords } from './words.ts'

interface Results {
  /** Of the list. */
  path: string
  search: Search
  found: Found
  adverts: Advert[]
  hrefOf(id: string): string
}

/** What a search has found, with the form that it was asked by. */
export function resultList({ path, search, found, adverts, hrefOf }: Results, lang: Lang): Markup {
  const { results: words } = advertWords[lang]
  const addressOf = (changed: Partial<Search>) => {
    const query = searchQuery({ ...search, ...changed })
    return query === '' ? path : `${path}?${query}`
  }
  const active = activeFilters(search, lang)
  return html`${filterForm(path, search, lang)}
    <div class="found">
      <h1>${words.count(found.count)}</h1>
      ${
        active.length > 0 &&
        html`<ul class="chips" aria-label="${words.active}">
          ${active.map(
            ({ name, label }) =>
              html`<li>
                <a
                  href="${addressOf({ [name]: name === 'place' ? '' : undefined, page: 1 })}"
                  aria-label="${words.without(label)}"
                  >${label} <span aria-hidden="true">✕</span></a
                >
              </li>`,
          )}
          ${active.length > 1 && html`<li><a class="plain" href="${path}">${words.reset}</a></li>`}
        </ul>`
      }
    </div>
    ${
      adverts.length === 0
        ? html`<p class="empty">${active.length > 0 ? words.noneFound : words.none}</p>`
        : html`<ul class="hits">
            ${adverts.map((advert) => hit(advert, hrefOf(advert.id), lang))}
          </ul>`
    }
    ${found.pages > 1 && pager(found, (page) => addressOf({ page }), lang)}`
}

/** The heading is its link, and the whole card belongs to that. */
function hit(advert: Advert, href: string, lang: Lang): Markup {
  const [picture] = advert.pictures
  return html`<li class="hit">
    <div class="thumb">
      ${
        picture === undefined
          ? html`<span>${advertWords[lang].results.noPicture}</span>`
          : html`<img src="${picture.url}" alt="" loading="lazy" />`
      }
      ${advert.pictures.length > 1 && html`<span class="count" aria-hidden="true">${advert.pictures.length} ▣</span>`}
      ${badges(advert)}
    </div>
    <div class="hit-text">
      <p class="price">${advert.price} <small>${advert.priceLabel}</small></p>
      <h2><a href="${href}">${advert.title}</a></h2>
      <p class="soft">${advert.place}</p>
      <ul class="key">
        <li>${advert.kind}</li>
        ${advert.keyFacts.map(({ label, value }) => html`<li><b>${value}</b> ${label}</li>`)}
      </ul>
    </div>
  </li>`
}

export function badges({ badges }: Advert): Markup | false {
  return (
    badges.length > 0 &&
    html`<ul class="badges">
      ${badges.map((badge) => html`<li>${badge}</li>`)}
    </ul>`
  )
}

function filterForm(path: string, search: Search, lang: Lang): Markup {
  const { results: words } = advertWords[lang]
  const select = (name: 'deal' | 'kind' | 'order', label: string, labels: Record<string, string>) =>
    html`<div>
      <label for="${name}">${label}</label>
      <select id="${name}" name="${name}">
        ${Object.entries(labels).map(
          ([value, each]) =>
            html`<option value="${value}" ${value === (search[name] ?? '') && html`selected`}>${each}</option>`,
        )}
      </select>
    </div>`
  const number = (name: 'priceMin' | 'priceMax' | 'roomsMin', label: string) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${search[name]}"
        inputmode="decimal"
        maxlength="20"
        autocomplete="off"
      />
    </div>`
  return html`<form class="filters" action="${path}" role="search" aria-label="${words.filters}">
    ${select('deal', words.deal, { '': words.anyDeal, ...pick(deals, words.deals) })}
    ${select('kind', words.kind, { '': words.anyKind, ...pick(advertKinds, words.kinds) })}
    <div class="wide">
      <label for="place">${words.place}</label>
      <input id="place" name="place" value="${search.place}" maxlength="60" autocomplete="off" />
    </div>
    ${number('priceMin', words.priceMin)} ${number('priceMax', words.priceMax)} ${number('roomsMin', words.roomsMin)}
    ${select('order', words.order, pick(orders, words.orders))}
    <div class="go"><button>${words.search}</button></div>
  </form>`
}

function pick<Name extends string>(names: readonly Name[], labels: Record<Name, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, labels[name]]))
}

function activeFilters(search: Search, lang: Lang): { name: keyof Search; label: string }[] {
  const { results: words } = advertWords[lang]
  const { deal, kind, place, priceMin, priceMax, roomsMin } = search
  const all: { name: keyof Search; label: string | undefined }[] = [
    { name: 'deal', label: deal && words.deals[deal] },
    { name: 'kind', label: kind && words.kinds[kind] },
    { name: 'place', label: place },
    { name: 'priceMin', label: priceMin === undefined ? '' : words.from(euros(priceMin, lang)) },
    { name: 'priceMax', label: priceMax === undefined ? '' : words.upTo(euros(priceMax, lang)) },
    { name: 'roomsMin', label: roomsMin === undefined ? '' : words.rooms(decimal(roomsMin, lang)) },
  ]
  return all.flatMap(({ name, label }) => (label ? [{ name, label }] : []))
}

function pager({ page, pages }: Found, addressOf: (page: number) => string, lang: Lang): Markup {
  const { results: words } = advertWords[lang]
  return html`<nav class="pager" aria-label="${words.pages}">
    ${page > 1 && html`<a href="${addressOf(page - 1)}" rel="prev">← ${words.back}</a>`}
    <span>${words.page(page, pages)}</span>
    ${page < pages && html`<a href="${addressOf(page + 1)}" rel="next">${words.onwards} →</a>`}
  </nav>`
}
