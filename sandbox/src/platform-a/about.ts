import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import { aboutWords } from './about.words.ts'
import { restRoot } from './calls/rest-urls.ts'
import { allSteps, sentinelsByWord, type Step, writeSteps } from './calls/sentinels.ts'
import { demoConsumer } from './state/state.ts'

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal(lang: Lang): Markup {
  const words = aboutWords[lang]
  const link = (path: string, [label = '', more = '']: string[]) =>
    html`<li><a href="/platform-a${path}">${label}</a>${more}</li>`
  return html`<p>${words.behind}</p>
    <ul>
      ${link('', words.adverts)} ${link('/access', words.access)} ${link('/log', words.log)}
      ${link('/mails', words.mails)}
    </ul>
    <div class="card">
      <dl class="facts">
        <dt>${words.apiKey}</dt>
        <dd><code>${demoConsumer.key}</code></dd>
        <dt>${words.apiSecret}</dt>
        <dd><code>${demoConsumer.secret}</code></dd>
        <dt>${words.rest}</dt>
        <dd><code>${restRoot}</code></dd>
        <dt>OAuth 1.0a</dt>
        <dd><code>/restapi/security/oauth/{request_token, confirm_access, access_token}</code></dd>
      </dl>
    </div>
    <h2>${words.failure}</h2>
    <p>${words.failureWords}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.beginsWith}</th>
            <th scope="col">${words.whatHappens}</th>
            <th scope="col">${words.when}</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(sentinelsByWord).map(
            ([word, { says, steps, times }]) =>
              html`<tr>
                <td><code>${word}-</code></td>
                <td>${marked(says[lang])}</td>
                <td>${when(steps, times, words)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>${words.more}</p>`
}

function when(steps: Step[], times: number, words: (typeof aboutWords)['de']): string {
  const which = steps === allSteps ? words.call : steps === writeSteps ? words.write : steps.join(words.and)
  return times === Infinity ? words.every(which) : words.first(which)
}

/** Back-quotes as code. */
function marked(text: string): Markup[] {
  return text.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}
