import type { FastifyInstance } from 'fastify'
import { html, type Markup } from './html.ts'
import { homeCrumb, sendPage } from './page.ts'

export function homePage(app: FastifyInstance, portals: { title: string; about: Markup }[]): void {
  app.get(homeCrumb.href, (_request, reply) => {
    const body = html`<h1>Sandbox</h1>
      <p>
        Portals to try everything against, without leaving this machine. They speak the interfaces of real ones, refuse
        what those refuse, and fail when asked to. Nothing here reaches the world.
      </p>
      ${portals.map(
        ({ title, about }) =>
          html`<h2>${title}</h2>
            ${about}`,
      )}`
    return sendPage(reply, { lang: 'en', title: homeCrumb.label, body })
  })
}
