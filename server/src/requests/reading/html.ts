import { decodeHTMLStrict } from 'entities/decode'
import { startText } from './write-text.ts'

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

function wordsOf(html: string, tags: RegExp, { hasLinks, other }: Wanted): string {
  const text = startText()
  const endOf = startUnread(html)
  let end = 0
  for (const { 0: tag, 1: slash, 2: written, 3: newline = '', 4: comment, index } of html.matchAll(tags)) {
    if (index < end) continue
    if (index > end) text.write(html.slice(end, index))
    end = index + tag.length
    const name = written?.toLowerCase() ?? comment ?? ''
    const isEnd = slash === '/'
    if (unread.has(name)) {
      const behind = isEnd ? end : endOf(name, end)
      if (behind === undefined) text.write(other(tag))
      else end = behind
    } else if (breaks.has(name)) text.writeBreak(name, isEnd)
    else if (styles.has(name)) {
      if (name === 'a') text.endLink()
      if (name === 'a' && !isEnd && hasLinks) text.beginLink(hrefIn(tag))
      text.write(newline)
    } else text.write(other(tag))
  }
  text.write(html.slice(end))
  text.endLink()
  return text.end()
}

/** Where what is for machines ends, if it does. For an end that is not there, the page is searched only once. */
function startUnread(html: string) {
  const endless = new Set<string>()
  return (name: string, from: number): number | undefined => {
    const ending = unread.get(name)
    if (ending === undefined || endless.has(name)) return undefined
    ending.lastIndex = from
    if (ending.test(html)) return ending.lastIndex
    endless.add(name)
    return undefined
  }
}

function hrefIn(tag: string): string {
  const [, quoted, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? []
  return quoted ?? single ?? bare ?? ''
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}
