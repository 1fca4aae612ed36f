import { decodeHTMLStrict } from 'entities/decode'

// What rich editors write. Portals have fields that are called title, address, link and object.
const breaks = setOf('br hr p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr td th blockquote pre')
const styles = setOf(
  'a abbr b big code del em font i img ins mark q s small span strike strong sub sup tt u wbr html body',
)

/** Of a name in small letters. */
export function isHtmlName(name: string): boolean {
  return breaks.has(name) || styles.has(name)
}

/** What was typed, if it came as HTML: without tags, with its line breaks. `<max@example.org>` and `<3` are no tags. */
export function withoutHtml(text: string): string {
  const words = text.includes('<') && isHtml(text) ? text.replaceAll(tags, withoutTag) : text
  return words.includes('&') ? decodeHTMLStrict(words) : words
}

const tags = /<(\/?)(?:[a-z]{1,20}:)?([a-z][a-z0-9]{0,9})(?=[\s/>])[^<>]*>(\r?\n)?/gi

/** A `<b>` alone may be anything. */
function isHtml(text: string): boolean {
  return text.matchAll(tags).some(([tag, slash, written = '']) => {
    const name = written.toLowerCase()
    return breaks.has(name) || ((slash === '/' || tag.includes('=')) && styles.has(name))
  })
}

function withoutTag(tag: string, _slash: string, written: string, newline = ''): string {
  const name = written.toLowerCase()
  if (breaks.has(name)) return '\n'
  return styles.has(name) ? newline : tag
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}
