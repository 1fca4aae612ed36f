import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { negotiate } from './negotiate.ts'
import { pageHeaders } from './page-headers.ts'
import { shareThreadAsStranger } from './share-thread.ts'
import { varyBy } from './vary.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const hashed = /-[\w-]{8}\.\w+$/

/**
 * The dashboard. Its paths are those of the API: a browser that is on its way to a page is sent the application, and everybody
 * else, the application included, what the API answers. Pages that are pages already stay what they are.
 */
export async function serveDashboard(
  app: FastifyInstance,
  folder: string,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  if (page === null) return app.log.warn('the dashboard is not built: run npm run build')
  const preloads = await readPreloads(folder)
  const assets = await readAssets(join(folder, 'assets'))

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    // At one address, a cache finds two things.
    varyBy(reply, 'accept')
    if (!isOnTheWayToAPage(request)) return undefined
    const isKnown = await isSignedIn(request)
    if (!isKnown) await shareThreadAsStranger(request)
    return sendPage(reply, isKnown ? page : signedOut(page), preloads(request))
  })
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    const accepted = request.headers['accept-encoding'] ?? ''
    const [encoding, suffix = ''] =
      encodings.find(([word, end]) => accepted.includes(word) && assets.has(name + end)) ?? []
    const content = assets.get(name + suffix)
    // Of an older version, which a tab still runs: it loads itself anew, once it hears that.
    if (content === undefined) return reply.code(404).header('cache-control', 'no-store').send()
    if (encoding) reply.header('content-encoding', encoding)
    return varyBy(reply, 'accept-encoding')
      .headers({
        'cache-control': hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      })
      .type(contentTypes[extname(name)] ?? 'application/octet-stream')
      .send(content)
  })
}

/** As they are when the service starts: the page that it sends belongs to these, whatever is built meanwhile. */
async function readAssets(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder)
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/** Whether somebody wants to see a page where the API has data, or nothing. Whoever brings a key is a client of the API, whatever it accepts. */
function isOnTheWayToAPage(request: FastifyRequest): boolean {
  const { headers, url, is404, routeOptions } = request
  if (headers.authorization !== undefined) return false
  const { accept = '*/*' } = headers
  // The API has nothing there: whoever takes anything, such as one who looks whether we are up, gets the page.
  if (url.split('?')[0] === '/' && accept.includes('*/*')) return true
  if (negotiate(request).mediaType(['application/json', 'text/html']) !== 'text/html') return false
  const { operationId, isPublic, contentType } = routeOptions.schema ?? {}
  // A file, such as a picture or a document, may be opened in a tab of its own.
  return is404 || (operationId !== undefined && !isPublic && contentType === undefined)
}

/** Says so at its very beginning: the application then asks for nothing that only refusals would come of. */
function signedOut(page: string): string {
  return page.replace('<head>', '<head><meta name="signed-out">')
}

/** What a page will ask for as soon as it runs, so that a browser fetches it at once: its styles and its part of the application. */
async function readPreloads(folder: string): Promise<(request: FastifyRequest) => string> {
  const listed = await readFile(join(folder, 'preloads.json'), 'utf8').catch(() => '{}')
  const files = new Map<string, string[]>(Object.entries(JSON.parse(listed) as Record<string, string[]>))
  return ({ url }) =>
    (files.get(url.split('?')[0] ?? '') ?? [])
      .map(
        (name) => `<link rel="${name.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${name}">`,
      )
      .join('')
}

/** Only scripts that we built run, and only styles that bear the word of this one answer apply. */
function sendPage(reply: FastifyReply, page: string, preloads: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
  ].join('; ')
  return reply
    .headers({ ...pageHeaders(policy), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__NONCE__', nonce).replace('</head>', `${preloads}</head>`))
}
