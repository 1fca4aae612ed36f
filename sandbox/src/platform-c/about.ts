import { dataTable } from '../data-table.ts'
import { html, type Markup, withCode } from '../html.ts'
import type { Lang } from '../language.ts'
import { aboutWords } from './about.words.ts'
import { sentinelsByWord } from './calls/sentinels.ts'
import { apiRoot, tokenPath } from './not-public.ts'
import { demoClient } from './state/state.ts'

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal(lang: Lang): Markup {
  const words = aboutWords[lang]
  return html`<p>${words.behind}</p>
    <dl class="facts">
      <dt>client_id</dt>
      <dd><code>${demoClient.id}</code></dd>
      <dt>client_secret</dt>
      <dd><code>${demoClient.secret}</code></dd>
      <dt>${words.rest}</dt>
      <dd><code>${apiRoot}</code></dd>
      <dt>OAuth 2</dt>
      <dd><code>${tokenPath}</code></dd>
    </dl>`
}

/** What fails by its external id. */
export function failuresOnRequest(lang: Lang): Markup {
  const words = aboutWords[lang]
  return html`<p>${words.failureWords}</p>
    ${dataTable(
      [words.beginsWith, words.whatHappens],
      Object.entries(sentinelsByWord).map(([word, { says }]) => [html`<code>${word}-</code>`, withCode(says[lang])]),
    )}
    <p>${words.more}</p>`
}
