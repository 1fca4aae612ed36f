import { dataTable } from '../data-table.ts'
import { html, type Markup, withCode } from '../html.ts'
import type { Lang } from '../language.ts'
import { aboutWords } from './about.words.ts'
import { restRoot } from './calls/rest-urls.ts'
import { allSteps, sentinelsByWord, type Step, writeSteps } from './calls/sentinels.ts'
import { demoConsumer } from './state/state.ts'

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal(lang: Lang): Markup {
  const words = aboutWords[lang]
  return html`<p>${words.behind}</p>
    <dl class="facts">
      <dt>${words.apiKey}</dt>
      <dd><code>${demoConsumer.key}</code></dd>
      <dt>${words.apiSecret}</dt>
      <dd><code>${demoConsumer.secret}</code></dd>
      <dt>${words.rest}</dt>
      <dd><code>${restRoot}</code></dd>
      <dt>OAuth 1.0a</dt>
      <dd><code>/restapi/security/oauth/{request_token, confirm_access, access_token}</code></dd>
    </dl>`
}

/** What fails by its external id. */
export function failuresOnRequest(lang: Lang): Markup {
  const words = aboutWords[lang]
  return html`<p>${words.failureWords}</p>
    ${dataTable(
      [words.beginsWith, words.whatHappens, words.when],
      Object.entries(sentinelsByWord).map(([word, { says, steps, times }]) => [
        html`<code>${word}-</code>`,
        withCode(says[lang]),
        when(steps, times, words),
      ]),
    )}
    <p>${words.more}</p>`
}

function when(steps: Step[], times: number, words: (typeof aboutWords)['de']): string {
  const which = steps === allSteps ? words.call : steps === writeSteps ? words.write : steps.join(words.and)
  return times === Infinity ? words.every(which) : words.first(which)
}
