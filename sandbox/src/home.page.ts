import type { FastifyInstance } from 'fastify'
import { html, type Markup } from './html.ts'
import { type Lang, langOf, type Phrase } from './language.ts'
import { homeCrumb, sendPage } from './page.ts'

export function homePage(app: FastifyInstance, portals: { title: string; about(lang: Lang): Markup }[]): void {
  // Browsers ask for one, whatever a page says.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())

  app.get(homeCrumb.href, (request, reply) => {
    const lang = langOf(request)
    const body = html`<h1>Sandbox</h1>
      <p>${introductions[lang]}</p>
      ${portals.map(
        ({ title, about }) =>
          html`<h2>${title}</h2>
            ${about(lang)}`,
      )}`
    return sendPage(reply, { title: homeCrumb.label, body })
  })
}

const introductions: Phrase = {
  de: 'Portale, an denen man alles ausprobieren kann, ohne diesen Rechner zu verlassen. Sie sprechen die Schnittstellen der echten, lehnen ab, was diese ablehnen, und versagen auf Wunsch. Nichts davon gelangt nach draußen.',
  en: 'Portals to try everything against, without leaving this machine. They speak the interfaces of real ones, refuse what those refuse, and fail when asked to. Nothing here reaches the world.',
}
