/** A mail as a person reads it. */
export interface ReadMail {
  from: string | undefined
  subject: string | undefined
  date: Date | undefined
  text: string
  attachments: string[]
  /** As it came. */
  source: string
}

/** Beyond this, only its beginning is shown. */
const shownMax = 500_000

export async function readMail(raw: Blob): Promise<ReadMail> {
  // Only who looks at a mail needs it.
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(await raw.arrayBuffer(), { maxNestingDepth: 20 })
  const date = mail.date === undefined ? undefined : new Date(mail.date)
  const text = mail.text ?? (mail.html === undefined ? '' : textOf(mail.html))
  return {
    from: [mail.from?.name, mail.from?.address].filter(Boolean).join(' · ') || undefined,
    subject: mail.subject,
    date: date === undefined || Number.isNaN(date.getTime()) ? undefined : date,
    text: text.trim().slice(0, shownMax),
    attachments: mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType),
    source: (await raw.slice(0, shownMax).text()).replaceAll('\r\n', '\n'),
  }
}

const blocks = new Set(['p', 'div', 'br', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'table', 'blockquote', 'pre', 'hr'])
const unseen = new Set(['script', 'style', 'head', 'template', 'noscript'])

/**
 * What a page says, in one pass. No element is ever made of it: even in a document that runs nothing, a browser complains of the
 * scripts in its attributes.
 */
function textOf(html: string): string {
  const page = html.slice(0, shownMax)
  const said: string[] = []
  let href = ''
  let at = 0
  while (at < page.length) {
    const start = page.indexOf('<', at)
    said.push((start === -1 ? page.slice(at) : page.slice(at, start)).replaceAll(/\s+/g, ' '))
    if (start === -1) break
    if (page.startsWith('<!--', start)) {
      at = endOf(page, '-->', start)
      continue
    }
    const [, slash, name] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(page.slice(start, start + 40)) ?? []
    if (name === undefined && !'!?/'.includes(page[start + 1] ?? ' ')) {
      said.push('<')
      at = start + 1
      continue
    }
    at = endOf(page, '>', start)
    const tag = name?.toLowerCase() ?? ''
    if (tag === 'a' && slash === '') href = hrefOf(page.slice(start, at))
    if (tag === 'a' && slash === '/' && href !== '') said.push(` <${href}>`)
    if (tag === 'td') said.push(' ')
    if (blocks.has(tag)) said.push('\n')
    if (unseen.has(tag) && slash === '') at = endOf(page, `</${name}`, at)
  }
  return decoded(
    said
      .join('')
      .replaceAll(/ *\n */g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n'),
  )
}

function endOf(page: string, mark: string, from: number): number {
  const found = page.indexOf(mark, from)
  return found === -1 ? page.length : found + mark.length
}

function hrefOf(tag: string): string {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? []
  return double ?? single ?? bare ?? ''
}

/** `&amp;` is `&`: the browser knows all of those names. There is no tag in what it reads here. */
function decoded(text: string): string {
  const page = `<!doctype html><pre>\n${text.replaceAll('<', '&lt;')}`
  return new DOMParser().parseFromString(page, 'text/html').body.textContent
}
