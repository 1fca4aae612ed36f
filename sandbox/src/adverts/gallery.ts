import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import type { AdvertPicture } from './advert.ts'
import { advertWords } from './words.ts'

const shownMax = 5

/** The first pictures; each opens large, and so do the plans after them. */
export function gallery(pictures: AdvertPicture[], countAll: number, lang: Lang): Markup {
  const { expose: words } = advertWords[lang]
  const shown = pictures.slice(0, shownMax)
  return html`<section class="gallery" id="gallery" aria-label="${words.gallery}">
    <ul class="of-${shown.length}">
      ${shown.map((picture, index) => html`<li>${pictureLink(picture, index, lang)}</li>`)}
    </ul>
    ${countAll > 1 && html`<a class="all" href="#${idOf(0)}">${words.all(countAll)}</a>`}
  </section>`
}

export function pictureLink({ url, title }: AdvertPicture, index: number, lang: Lang): Markup {
  const { expose: words } = advertWords[lang]
  return html`<a href="#${idOf(index)}" aria-label="${words.enlarge(title || `${index + 1}`)}"
    ><img src="${url}" alt="${title}" ${index > 0 && html`loading="lazy"`}
  /></a>`
}

/** They lie hidden until the address names one: so that they open, and turn, without a script. Nothing is loaded before. */
export function enlargedPictures(pictures: AdvertPicture[], lang: Lang): Markup {
  const { expose: words } = advertWords[lang]
  return html`${pictures.map(({ url, title }, index) => {
    const label = words.picture(index + 1, pictures.length)
    return html`<section class="enlarged" id="${idOf(index)}" tabindex="-1" role="dialog" aria-label="${label}">
      <a class="backdrop" href="#gallery" tabindex="-1" aria-hidden="true"></a>
      <figure>
        <img src="${url}" alt="${title}" loading="lazy" />
        <figcaption><span>${title}</span> <span>${label}</span></figcaption>
      </figure>
      ${index > 0 && html`<a class="turn back" rel="prev" href="#${idOf(index - 1)}" aria-label="${words.previous}">‹</a>`}
      ${
        index < pictures.length - 1 &&
        html`<a class="turn onwards" rel="next" href="#${idOf(index + 1)}" aria-label="${words.next}">›</a>`
      }
      <a class="close" rel="up" href="#gallery" aria-label="${words.close}">✕</a>
    </section>`
  })}`
}

function idOf(index: number): string {
  return `picture-${index + 1}`
}
