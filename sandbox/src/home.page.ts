import type { FastifyInstance } from 'fastify'
import { type Html, html } from './html.ts'
import { sendPage } from './page.ts'

export interface PortalAbout {
  name: string
  /** What the home page says about it. */
  about: Html
}

export function homePage(app: FastifyInstance, portals: PortalAbout[]): void {
  app.get('/', (_request, reply) => {
    const body = html`<h1>Sandbox</h1>
      <p>
        Portals to try everything against, without leaving this machine. They speak the interfaces of real ones, refuse
        what those refuse, and fail when asked to. Nothing here reaches the world.
      </p>
      ${portals.map(
        ({ name, about }) =>
          html`<h2>${name}</h2>
            ${about}`,
      )}`
    return sendPage(reply, { lang: 'en', title: 'Sandbox', body })
  })
}
