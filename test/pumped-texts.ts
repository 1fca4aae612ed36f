import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A text of any length that repeats something. */
export type PumpedText = (length: number) => string

/**
 * Texts that an expression may take long to judge: of what it repeats, of what leads there, and of both, over and over, with
 * an end that does not fit.
 */
export function pumpedTexts(source: string, flags: string): PumpedText[] {
  const unicode = flags.includes('u')
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, { unicode })
  const alphabet = [...new Set([...charactersIn(pattern), ...Array.from(' \ta0Z.<>="\'/-:;@\n')])]
  const repeated = [...repetitionsIn(pattern, '', alphabet, unicode)]
  const whole = pattern.alternatives.map((alternative) => sampleOf(alternative, alphabet, unicode))
  const pumps = new Map<string, PumpedText>()
  const add = (before: string, pump: string, after: string) => {
    if (pump !== '') pumps.set(JSON.stringify([before, pump, after]), pumped(before, pump, after))
  }
  for (const { before, samples } of repeated) {
    for (const sample of samples) {
      for (const end of ['', '\0', '\n']) add(before, sample, end)
      for (const begin of ['', '\0']) add(begin, sample, '\0')
      add('', before + sample, '')
      add(before, sample + before, '\0')
    }
    add('', before, '')
    for (const [first = ''] of [samples]) add(before + first.repeat(20), before, '\0')
  }
  for (const sample of whole) for (const pump of [sample, sample.slice(0, -1)]) add('', pump, '\0')
  return [...pumps.values()]
}

function pumped(before: string, pump: string, after: string): PumpedText {
  return (length) => before + pump.repeat(Math.ceil(length / pump.length)) + after
}

interface Repetition {
  before: string
  samples: string[]
}

/** What an expression repeats without a bound, or many times, and a text that leads there. */
function* repetitionsIn(
  node: AST.Node,
  before: string,
  alphabet: string[],
  unicode: boolean,
): Generator<Repetition, void> {
  if (node.type === 'Alternative') {
    let soFar = before
    for (const element of node.elements) {
      yield* repetitionsIn(element, soFar, alphabet, unicode)
      soFar += sampleOf(element, alphabet, unicode)
    }
  } else if (node.type === 'Quantifier') {
    if (node.max > 10) yield { before, samples: samplesOf(node.element, alphabet, unicode) }
    yield* repetitionsIn(node.element, before, alphabet, unicode)
  } else if ('alternatives' in node) {
    for (const alternative of node.alternatives) yield* repetitionsIn(alternative, before, alphabet, unicode)
  }
}

/** Texts that an element fits: all characters at hand, or one text for each alternative. */
function samplesOf(node: AST.Element, alphabet: string[], unicode: boolean): string[] {
  if (node.type === 'CharacterClass' || node.type === 'CharacterSet') return fitting(node.raw, alphabet, unicode)
  if ('alternatives' in node) return node.alternatives.map((each) => sampleOf(each, alphabet, unicode))
  return [sampleOf(node, alphabet, unicode)]
}

function sampleOf(node: AST.Element | AST.Alternative, alphabet: string[], unicode: boolean): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((element) => sampleOf(element, alphabet, unicode)).join('')
    case 'Quantifier':
      return sampleOf(node.element, alphabet, unicode).repeat(Math.min(Math.max(node.min, 1), node.max))
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'Assertion':
    case 'Backreference':
      return ''
    default:
      return samplesOf(node, alphabet, unicode)[0] ?? ''
  }
}

function fitting(raw: string, alphabet: string[], unicode: boolean): string[] {
  const expression = new RegExp(`^${raw}$`, unicode ? 'su' : 's')
  return alphabet.filter((character) => expression.test(character))
}

function* charactersIn(node: AST.Node): Generator<string, void> {
  if (node.type === 'Character') yield String.fromCodePoint(node.value)
  if (node.type === 'CharacterClassRange') yield String.fromCodePoint(node.min.value)
  if (node.type === 'Quantifier') yield* charactersIn(node.element)
  if ('elements' in node) for (const element of node.elements) yield* charactersIn(element)
  if ('alternatives' in node) for (const alternative of node.alternatives) yield* charactersIn(alternative)
}
