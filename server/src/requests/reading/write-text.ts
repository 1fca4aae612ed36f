import { decodeHTMLStrict } from 'entities/decode'

/**
 * A text, written from its beginning to its end as the tags of HTML come: a row of a table is a line, and so is an item of a list.
 * Every word and blank is looked at once, whatever comes.
 */
export function startText() {
  const words = startWords()
  const writeRow = startRows(words)
  let link: { href: string; words: string } | null = null

  function write(text: string): void {
    if (link !== null) link.words += text
    words.write(text)
  }

  return {
    write,
    writeBreak(name: string, isEnd: boolean): void {
      if (!writeRow(name, isEnd)) write('\n')
    },
    beginLink(href: string): void {
      link = { href, words: '' }
    },
    endLink(): void {
      if (link === null) return
      const { href, words: linked } = link
      link = null
      const address = addressBeside(href, linked)
      if (address === undefined) return
      if (endOfWords(linked) === 0) write(address)
      else words.append(` (${address})`)
    },
    end: words.end,
  }
}

type Words = ReturnType<typeof startWords>

function startWords() {
  const pieces: string[] = []
  /** Behind the last words, if there is no gap. */
  let blanks = ''
  /** What goes before the next words, in place of whatever blanks and breaks there are until then. */
  let gap: string | null = null
  return {
    write(text: string): void {
      const end = endOfWords(text)
      if (end === 0) {
        if (gap === null) blanks += text
        return
      }
      if (gap === null) pieces.push(blanks, text.slice(0, end))
      else pieces.push(gap, text.slice(beginOfWords(text), end))
      gap = null
      blanks = text.slice(end)
    },
    /** To the last words, before the blanks behind them. */
    append(text: string): void {
      pieces.push(text)
    },
    leaveGap(text: string): void {
      blanks = ''
      gap = text
    },
    last: () => pieces.at(-1) ?? '',
    /** Grows with every word. */
    length: () => pieces.length,
    end: () => pieces.join('') + (gap === null ? blanks : '\n'),
  }
}

/** What writes the breaks of tables and lists, and says whether a break is one of theirs. */
function startRows(words: Words) {
  let depth = 0
  let beforeLine = '\n'
  let rowBegin = 0

  function writeTable(isEnd: boolean): void {
    depth = Math.max(depth + (isEnd ? -1 : 1), 0)
    const isInside = depth > (isEnd ? 0 : 1)
    words.leaveGap(isInside ? '\n' : '\n\n')
    beforeLine = isInside || isEnd ? '\n' : '\n\n'
    rowBegin = words.length()
  }

  function writeLine(mark: string, isEnd: boolean): void {
    words.leaveGap(isEnd ? '\n' : beforeLine + mark)
    if (!isEnd) beforeLine = '\n'
    rowBegin = words.length()
  }

  function writeCell(isEnd: boolean): void {
    if (words.length() === rowBegin) return
    words.leaveGap(isEnd || words.last().endsWith(':') ? ' ' : ' | ')
  }

  return (name: string, isEnd: boolean): boolean => {
    if (name === 'table' || name === 'ul' || name === 'ol') writeTable(isEnd)
    else if (name === 'tr') writeLine('', isEnd)
    else if (name === 'li') writeLine('- ', isEnd)
    else if (name === 'td' || name === 'th') writeCell(isEnd)
    else return name === 'thead' || name === 'tbody'
    return true
  }
}

const space = '&nbsp;'

/** 0 if there are none. */
function endOfWords(text: string): number {
  let end = text.length
  for (;;) {
    if (end > 0 && isBlank(text, end - 1)) end--
    else if (text.endsWith(space, end)) end -= space.length
    else return end
  }
}

function beginOfWords(text: string): number {
  let begin = 0
  for (;;) {
    if (begin < text.length && isBlank(text, begin)) begin++
    else if (text.startsWith(space, begin)) begin += space.length
    else return begin
  }
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at))
}

/** Where a link leads, as HTML writes it, unless its words say that already. Only what a person can follow. */
function addressBeside(href: string, words: string): string | undefined {
  const [, scheme = '', rest = ''] = /^\s*(https?:\/\/|mailto:|tel:)([^\s<>]{1,500})\s*$/i.exec(href) ?? []
  if (rest === '') return undefined
  const [said, meant] = [decodeHTMLStrict(words).trim(), decodeHTMLStrict(rest)]
  if (/^http/i.test(scheme)) return plainUrl(said) === plainUrl(meant) ? undefined : scheme + rest
  const [address = ''] = rest.split('?')
  const isSaid = /^tel/i.test(scheme)
    ? digitsOf(said) !== '' && digitsOf(address).endsWith(digitsOf(said))
    : said.toLowerCase().includes(decodeHTMLStrict(address).toLowerCase())
  return isSaid ? undefined : address
}

function plainUrl(url: string): string {
  return url
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()
}

/** "030 1" and "+49 30 1" are the same number. */
function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^0+/, '')
}
