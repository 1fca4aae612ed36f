import { html, type Markup } from '../html.ts'
import { restRoot } from './calls/rest-urls.ts'
import { allSteps, sentinelsByWord, type Step, writeSteps } from './calls/sentinels.ts'
import { demoConsumer } from './state/state.ts'

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal(): Markup {
  return html`<p>The portal behind targets of type <code>platform-a-24-sandbox</code>.</p>
    <ul>
      <li><a href="/platform-a">What is published</a>, as a portal shows it</li>
      <li><a href="/platform-a/access">Keys and tokens</a>: make a key, revoke a token</li>
      <li><a href="/platform-a/log">Requests</a> it has received</li>
      <li><a href="/platform-a/mails">Mails</a> it has sent: inquiries from the form under an advert</li>
    </ul>
    <div class="card">
      <dl class="facts">
        <dt>API key</dt>
        <dd><code>${demoConsumer.key}</code></dd>
        <dt>API secret</dt>
        <dd><code>${demoConsumer.secret}</code></dd>
        <dt>REST interface</dt>
        <dd><code>${restRoot}</code></dd>
        <dt>OAuth 1.0a</dt>
        <dd><code>/restapi/security/oauth/{request_token, confirm_access, access_token}</code></dd>
      </dl>
    </div>
    <h2>Failure on request</h2>
    <p>
      An object fails if its external id begins with one of these words and a hyphen, for example
      <code>DOWN-4711</code>. Any other external id is an ordinary one.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Begins with</th>
            <th scope="col">What happens</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(sentinelsByWord).map(
            ([word, { says, steps, times }]) =>
              html`<tr>
                <td><code>${word}-</code></td>
                <td>${marked(says)}</td>
                <td>${when(steps, times)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>
      Two words can follow: one step, so that only that one fails, and <code>ONCE</code> or <code>TIMES3</code>, so that
      it fails so many times and then works. <code>LOST-PUBLISH-ONCE-7</code> loses the answer of the first publication
      only; <code>DOWN-TIMES3-8</code> is down for three calls. The steps are READ, CREATE, UPDATE, DELETE, ATTACH
      (anything with pictures, documents and links), PUBLISH and UNPUBLISH. What has been counted is forgotten at a
      restart.
    </p>`
}

function when(steps: Step[], times: number): string {
  const which = steps === allSteps ? 'call' : steps === writeSteps ? 'write' : steps.join(' and ')
  return times === Infinity ? `every ${which}` : `the first ${which}`
}

/** Back-quotes as code. */
function marked(text: string): Markup[] {
  return text.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}
