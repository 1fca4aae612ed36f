import type { FastifyInstance, FastifyRequest } from 'fastify'
import { langOf, type Phrase } from './language.ts'

/** A browser sends a form, and the password, on behalf of whatever page is open in it. Who is no browser says nothing of where it comes from. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !isOtherSite(request, publicUrl)) return
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send(`${fromElsewhere[langOf(request)]}\n`)
  })
}

function isOtherSite({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return URL.parse(origin)?.host !== host && origin !== (publicUrl && new URL(publicUrl).origin)
}

const fromElsewhere: Phrase = {
  de: 'Das kommt von einer anderen Seite. Bitte benutzen Sie das Formular der Sandbox.',
  en: 'This comes from another site. Please use the form of the sandbox.',
}
