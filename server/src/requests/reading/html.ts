import { decodeHTMLStrict } from 'entities/decode'
import { addressBeside } from './link.ts'

// What rich editors write. Portals have fields that are called title, address, link and object.
const breaks = setOf('br hr p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr td th blockquote pre')
const styles = setOf(
  'a abbr b big code del em font i img ins mark q s small span strike strong sub sup tt u wbr html body',
)
/** What is for machines, up to its end. */
const unread: ReadonlyMap<string, RegExp> = new Map([
  ['style', /<\/style\s*>/gi],
  ['script', /<\/script\s*>/gi],
  ['head', /<\/head\s*>/gi],
  ['!--', /-->/g],
])

/** Of a name in small letters. An element that is called head may be a portal's. */
export function isHtmlName(name: string): boolean {
  return breaks.has(name) || styles.has(name) || name === 'style' || name === 'script'
}

/**
 * What was typed, if it came as HTML: without tags, with its line breaks. `<max@example.org>` and `<3` are no tags. The addresses
 * of links are for where somebody may want to follow them.
 */
export function withoutHtml(text: string, hasLinks = false): string {
  const words = text.includes('<') && isHtml(text) ? wordsOf(text, tags, { hasLinks, other: (tag) => tag }) : text
  return words.includes('&') ? decodeHTMLStrict(words) : words
}

/** The words of a page, in which everything in brackets is a tag. */
export function textOfPage(html: string): string {
  const words = wordsOf(html, tagsOfPage, { hasLinks: true, other: (tag) => (tag.endsWith('\n') ? '\n' : ' ') })
  return decodeHTMLStrict(words)
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
}

const tags = /<(\/?)(?:[a-z]{1,20}:)?([a-z][a-z0-9]{0,9})(?=[\s/>])[^<>]*>(\r?\n)?|<(!--)/gi
const tagsOfPage = /<(\/?)(?:[a-z]{1,20}:)?([a-z][a-z0-9]{0,9})(?=[\s/>])[^<>]*>(\r?\n)?|<(!--)|<[^<>]*>/gi

/** A `<b>` alone may be anything. */
function isHtml(text: string): boolean {
  return text.matchAll(tags).some(([tag, slash, written = '']) => {
    const name = written.toLowerCase()
    return breaks.has(name) || ((slash === '/' || tag.includes('=')) && (styles.has(name) || unread.has(name)))
  })
}

interface Wanted {
  hasLinks: boolean
  /** What becomes of tags that are not HTML's. */
  other: (tag: string) => string
}

/** A row of a table is a line, and so is an item of a list. */
function wordsOf(html: string, tags: RegExp, { hasLinks, other }: Wanted): string {
  const pieces: string[] = []
  const endless = new Set<string>()
  let end = 0
  let link: { href: string; words: string } | null = null
  /** What goes before the next words, in place of whatever blanks and breaks there are until then. */
  let gap: string | null = null
  let depth = 0
  let beforeLine = '\n'
  let isRowBegun = false

  function write(text: string): void {
    if (link !== null) link.words += text
    if (gap === null) pieces.push(text)
    else if (isBlank(text)) return
    else pieces.push(gap, text.trimStart())
    gap = null
    isRowBegun ||= !isBlank(text)
  }

  function leaveGap(text: string): void {
    while (pieces.length > 0 && isBlank(pieces.at(-1) ?? '')) pieces.pop()
    const last = pieces.pop()
    if (last !== undefined) pieces.push(last.trimEnd())
    gap = text
  }

  function endLink(): void {
    if (link === null) return
    const { href, words } = link
    link = null
    const address = addressBeside(href, words)
    if (address !== undefined) write(isBlank(words) ? address : ` (${address})`)
  }

  function writeBreak(name: string, isEnd: boolean): void {
    if (name === 'table' || name === 'ul' || name === 'ol') {
      depth = Math.max(depth + (isEnd ? -1 : 1), 0)
      const isInside = depth > (isEnd ? 0 : 1)
      leaveGap(isInside ? '\n' : '\n\n')
      beforeLine = isInside || isEnd ? '\n' : '\n\n'
      isRowBegun = false
    } else if (name === 'tr' || name === 'li') {
      if (isEnd) leaveGap('\n')
      else {
        leaveGap(name === 'li' ? `${beforeLine}- ` : beforeLine)
        beforeLine = '\n'
      }
      isRowBegun = false
    } else if (name === 'td' || name === 'th') {
      if (isRowBegun) leaveGap(isEnd ? ' ' : ' | ')
      if (isRowBegun && pieces.at(-1)?.endsWith(':')) gap = ' '
    } else if (name !== 'thead' && name !== 'tbody') write('\n')
  }

  for (const { 0: tag, 1: slash, 2: written, 3: newline = '', 4: comment, index } of html.matchAll(tags)) {
    if (index < end) continue
    if (index > end) write(html.slice(end, index))
    end = index + tag.length
    const name = written?.toLowerCase() ?? comment ?? ''
    const ending = unread.get(name)
    if (ending !== undefined) {
      if (slash === '/') continue
      ending.lastIndex = end
      if (!endless.has(name) && ending.test(html)) end = ending.lastIndex
      else {
        endless.add(name)
        write(other(tag))
      }
    } else if (breaks.has(name)) writeBreak(name, slash === '/')
    else if (styles.has(name)) {
      if (name === 'a') endLink()
      if (name === 'a' && slash === '' && hasLinks) link = { href: hrefIn(tag), words: '' }
      write(newline)
    } else write(other(tag))
  }
  write(html.slice(end))
  endLink()
  return pieces.join('') + (gap === null ? '' : '\n')
}

function hrefIn(tag: string): string {
  const [, quoted, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? []
  return quoted ?? single ?? bare ?? ''
}

function isBlank(text: string): boolean {
  return /^(?:\s|&nbsp;)*$/.test(text)
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}
