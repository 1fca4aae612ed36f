import type { FastifyReply } from 'fastify'

/** The name says to the browser what it must hold itself to: `__Host-` is sent to this host only, and by https only. */
export function cookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? '__Host-aushang-session' : 'aushang-session'
}

/** What the cookie bears, or undefined. */
export function readCookie(publicUrl: string, header: string | undefined): string | undefined {
  const prefix = `${cookieName(publicUrl)}=`
  const found = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
  return found?.slice(prefix.length) || undefined
}

// The server ends sessions by its own clock; the browser may forget them after as long as they can last.
const daysMax = 90

export function setCookie(reply: FastifyReply, publicUrl: string, token: string): FastifyReply {
  return reply.header('set-cookie', cookie(publicUrl, token, daysMax * 86_400))
}

export function clearedCookie(publicUrl: string): string {
  return cookie(publicUrl, '', 0)
}

function cookie(publicUrl: string, value: string, maxAge: number): string {
  const secure = isHttps(publicUrl) ? '; Secure' : ''
  return `${cookieName(publicUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

function isHttps(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:'
}
