import type { FastifyInstance, FastifyRequest } from 'fastify'
import { html, type Markup } from '../html.ts'
import { type Lang, langOf, type Phrase } from '../language.ts'
import { sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { formOf } from '../request.ts'
import { type FailureKind, failureKinds, type Switches } from './switches.ts'
import { failureWords } from './words.ts'

interface FailurePagesOptions {
  portal: PortalIdentity
  switches: Switches
  /** The kinds that this portal has, and what happens then. */
  kinds: Partial<Record<FailureKind, Phrase>>
  users(): string[]
  /** Takes the access of a user back for good, or of everybody (`''`). */
  revoke?: { says: Phrase; run(user: string): void }
  /** What else fails on request, without a switch. */
  onRequest(lang: Lang): Markup
}

const userLengthMax = 100

/** Switches that make a portal fail: they act on the calls that it gets. */
export function failurePages(app: FastifyInstance, options: FailurePagesOptions): void {
  const { portal, switches, kinds, revoke } = options
  const path = `/${portal.name}/failures`
  const known = failureKinds.filter((kind) => kinds[kind] !== undefined)

  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const words = failureWords[lang]
    const on = switches.all()
    const users = [...new Set([...options.users(), ...on.map(({ user }) => user)])].filter(Boolean).toSorted()
    const body = html`<h1>${words.title}</h1>
      <p>${words.intro}</p>
      <p class="notice ${on.length > 0 && 'bad'}" role="status">${on.length === 0 ? words.off : words.on(on.length)}</p>
      <ul class="switches">
        <li>
          <strong>${words.everybody}</strong> <span class="soft">${words.everybodyHint}</span> ${buttons('', lang)}
        </li>
      </ul>
      <h2>${words.users}</h2>
      ${users.length === 0 && html`<p class="soft">${words.noUsers}</p>`}
      <ul class="switches">
        ${users.map((user) => html`<li><strong>${user}</strong> ${buttons(user, lang)}</li>`)}
      </ul>
      <details class="aside">
        <summary>${words.another}</summary>
        <form method="post" action="${path}">
          <div class="fields">
            <div>
              <label for="user">${words.name}</label>
              <input id="user" name="user" maxlength="${userLengthMax}" autocomplete="off" required />
            </div>
            <div>
              <label for="kind">${words.kind}</label>
              <select id="kind" name="on">
                ${known.map((kind) => html`<option value="${kind}">${words.kinds[kind]}</option>`)}
              </select>
            </div>
          </div>
          <div class="actions"><button>${words.add}</button></div>
        </form>
      </details>
      <h2>${words.what}</h2>
      <div class="card">
        <dl class="facts">
          ${known.map(
            (kind) =>
              html`<dt>${words.kinds[kind]}</dt>
                <dd>${kinds[kind]?.[lang]}</dd>`,
          )}
          ${
            revoke !== undefined &&
            html`<dt>${words.revoke}</dt>
              <dd>${revoke.says[lang]}</dd>`
          }
        </dl>
      </div>
      <h2>${words.onRequest}</h2>
      ${options.onRequest(lang)}`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(portal), portal, body })
  })

  function buttons(user: string, lang: Lang): Markup {
    const words = failureWords[lang]
    const whom = user === '' ? words.forAll : user
    const isOn = (kind: FailureKind) => switches.all().some((each) => each.kind === kind && each.user === user)
    return html`<form class="actions" method="post" action="${path}">
      <input type="hidden" name="user" value="${user}" />
      ${known.map((kind) => {
        const label = (isOn(kind) ? words.turnOff : words.turnOn)(words.kinds[kind], whom)
        return html`<button
          class="second small"
          name="${isOn(kind) ? 'off' : 'on'}"
          value="${kind}"
          aria-pressed="${isOn(kind) ? 'true' : 'false'}"
          aria-label="${label}"
        >
          ${words.kinds[kind]}
        </button>`
      })}
      ${
        revoke !== undefined &&
        html`<button class="danger small" name="revoke" value="yes" aria-label="${words.revokeOf(whom)}">
          ${words.revoke}
        </button>`
      }
    </form>`
  }

  app.post(path, { bodyLimit: 4_096 }, (request, reply) => {
    const form = formOf(request)
    const user = form.get('user')?.trim() ?? ''
    if (user.length <= userLengthMax && isDone(form, user)) return reply.redirect(path, 303)
    return reply.code(400).type('text/plain; charset=utf-8').send(wrong(request))
  })

  function isDone(form: URLSearchParams, user: string): boolean {
    const kind = known.find((each) => each === (form.get('on') ?? form.get('off')))
    if (kind !== undefined) return switches.set(kind, user, form.has('on'))
    if (revoke === undefined || form.get('revoke') !== 'yes') return false
    revoke.run(user)
    return true
  }
}

function wrong(request: FastifyRequest): string {
  return `${failureWords[langOf(request)].wrong}\n`
}
