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

const blocks = new Set(['P', 'DIV', 'BR', 'TR', 'LI', 'H1', 'H2', 'H3', 'H4', 'TABLE', 'BLOCKQUOTE', 'PRE', 'HR'])
const unseen = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'NOSCRIPT'])

/** What a page says. A document of a parser runs nothing and loads nothing. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const said: string[] = []
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push((node.nodeValue ?? '').replaceAll(/\s+/g, ' '))
    if (!(node instanceof Element) || unseen.has(node.tagName)) return
    for (const child of node.childNodes) visit(child)
    const href = node.tagName === 'A' ? node.getAttribute('href') : null
    if (href !== null && href !== node.textContent) said.push(` <${href}>`)
    if (node.tagName === 'TD') said.push(' ')
    if (blocks.has(node.tagName)) said.push('\n')
  }
  visit(body)
  return said
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}
