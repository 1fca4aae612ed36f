import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import { aboutWords } from './about.words.ts'
import { oauthRoot } from './consent/oauth.routes.ts'
import { apiRoot } from './calls/calls.ts'
import { sentinelsByWord } from './calls/sentinels.ts'
import { demoClient } from './state/state.ts'

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal(lang: Lang): Markup {
  const words = aboutWords[lang]
  const link = (path: string, [label = '', more = '']: string[]) =>
    html`<li><a href="/platform-c${path}">${label}</a>${more}</li>`
  return html`<p>${words.behind}</p>
    <ul>
      ${link('', words.adverts)} ${link('/access', words.access)} ${link('/log', words.log)}
      ${link('/mails', words.mails)}
    </ul>
    <div class="card">
      <dl class="facts">
        <dt>client_id</dt>
        <dd><code>${demoClient.id}</code></dd>
        <dt>client_secret</dt>
        <dd><code>${demoClient.secret}</code></dd>
        <dt>${words.rest}</dt>
        <dd><code>${apiRoot}</code></dd>
        <dt>OAuth 2</dt>
        <dd><code>${oauthRoot}/{authorize, token}</code></dd>
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
          </tr>
        </thead>
        <tbody>
          ${Object.entries(sentinelsByWord).map(
            ([word, { says }]) =>
              html`<tr>
                <td><code>${word}-</code></td>
                <td>${marked(says[lang])}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>${words.more}</p>`
}

/** Back-quotes as code. */
function marked(text: string): Markup[] {
  return text.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}
