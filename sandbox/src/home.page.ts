import type { FastifyInstance } from 'fastify'
import { html, type Markup } from './html.ts'
import { homeWords } from './home.words.ts'
import { type Lang, langOf } from './language.ts'
import { bareTitle, homeCrumb, sendPage } from './page.ts'
import type { PortalIdentity, PortalTarget, StartedPortal } from './portal.ts'

type ShownPortal = PortalIdentity & Pick<StartedPortal, 'about' | 'failuresOnRequest' | 'counts' | 'target'>

/** What to do here, and what there is: it says so to somebody who has never been here. */
export function homePage(app: FastifyInstance, portals: ShownPortal[], dashboardUrl: string | undefined): void {
  // Browsers ask for one, whatever a page says.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())

  app.get(homeCrumb.href, (request, reply) => {
    const lang = langOf(request)
    const words = homeWords[lang]
    const body = html`<div class="hero">
        <h1>${words.title}</h1>
        <p>${words.introduction}</p>
      </div>
      ${steps(portals, dashboardUrl, lang)}
      <h2>${words.portals}</h2>
      <div class="portals">${portals.map((portal) => portalCard(portal, lang))}</div>
      <h2 id="targets">${words.copy}</h2>
      <p>${words.copyWords}</p>
      ${portals.map(({ title, target }) => target && targetText(bareTitle({ title }), target, dashboardUrl, lang))}`
    return sendPage(reply, { title: homeCrumb.label, body })
  })
}

function steps(portals: ShownPortal[], dashboardUrl: string | undefined, lang: Lang): Markup {
  const words = homeWords[lang]
  const first = portals.find(({ menu }) => menu !== undefined)
  const links: (Markup | undefined)[] = [
    dashboardUrl === undefined ? undefined : html`<a href="${dashboardUrl}">${words.toDashboard}</a>`,
    html`<a href="#targets">${words.toTargets}</a>`,
    dashboardUrl === undefined ? undefined : html`<a href="${dashboardUrl}/properties/new">${words.toNewProperty}</a>`,
    first && html`<a href="/${first.name}">${words.toAdverts}</a>`,
    first && html`<a href="/${first.name}/failures">${words.toFailures}</a>`,
  ]
  return html`<ol class="steps">
    ${words.steps.map(
      ([heading = '', text = ''], index) =>
        html`<li>
          <h3>${heading}</h3>
          <p>${text}</p>
          ${links[index] !== undefined && html`<p class="step-link">${links[index]}</p>`}
        </li>`,
    )}
  </ol>`
}

function portalCard(portal: ShownPortal, lang: Lang): Markup {
  const { name, title, hue, menu = [], about, failuresOnRequest, counts } = portal
  const words = homeWords[lang]
  const counted = counts?.()
  return html`<section class="portal" ${hue !== undefined && html`style="--hue: ${hue}"`} aria-labelledby="${name}">
    <h2 id="${name}">${bareTitle({ title })}</h2>
    ${
      counted !== undefined &&
      html`<dl class="numbers-row">
        <div>
          <dt>${words.adverts}</dt>
          <dd>${counted.adverts}</dd>
        </div>
        <div>
          <dt>${words.received}</dt>
          <dd>${counted.received}</dd>
        </div>
      </dl>`
    }
    <ul class="links">
      ${menu.map(
        ({ path, label }, index) =>
          html`<li><a class="button small ${index > 0 && 'second'}" href="/${name}${path}">${label[lang]}</a></li>`,
      )}
    </ul>
    ${about(lang)}
    ${
      failuresOnRequest !== undefined &&
      html`<details class="more">
        <summary>${words.failuresOnRequest}</summary>
        ${failuresOnRequest(lang)}
      </details>`
    }
  </section>`
}

/** As it is pasted into a shell; `$KEY` is the caller's. */
function targetText(title: string, target: PortalTarget, dashboardUrl: string | undefined, lang: Lang): Markup {
  const words = homeWords[lang]
  const url = dashboardUrl ?? 'http://localhost:8080'
  const call = (method: string, path: string, body: object) =>
    `curl -X ${method} ${url}${path} \\\n  -H "authorization: Bearer $KEY" -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body, null, 2)}'`
  const commands = [
    ...(target.credentials === undefined
      ? []
      : [call('PUT', `/account/credentials/${target.type}`, target.credentials)]),
    call('POST', '/targets', target.body),
  ]
  return html`<h3>${title}</h3>
    <pre data-copy="${words.copyButton}" tabindex="0" aria-label="${title}">${commands.join('\n')}</pre>
    ${target.needsConsent && html`<p class="soft">${words.consent}</p>`}`
}
