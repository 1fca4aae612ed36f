import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { langOf, type Phrase } from './language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who calls it proves that by a signature, and is asked for no password. */
    isSigned?: true
  }
}

/** Asks everybody for the password, under whatever name, but those who sign what they ask for. */
export function askForPassword(app: FastifyInstance, password: string): void {
  const expected = digest(password)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isSigned) return
    if (timingSafeEqual(digest(passwordIn(request.headers.authorization)), expected)) return
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Sandbox", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send(`${hasPassword[langOf(request)]}\n`)
  })
}

const hasPassword: Phrase = {
  de: 'Diese Sandbox hat ein Kennwort. Der Benutzername ist beliebig.',
  en: 'This sandbox has a password. Any user name will do.',
}

/** Of one length, so that they can be compared in a time that tells nothing. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Empty when there is none. */
function passwordIn(authorization = ''): string {
  const [, encoded = ''] = /^basic +([A-Za-z0-9+/=]+) *$/i.exec(authorization) ?? []
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:?/, '')
}
