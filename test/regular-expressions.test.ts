import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { parseSync, Visitor } from 'rolldown/utils'
import { describe, expect, test } from 'vitest'
import { processorMs } from './processor-time.ts'
import { type PumpedText, pumpedTexts } from './pumped-texts.ts'
import { sampled } from './rounds.ts'

/**
 * Mails, answers of portals, files and requests are written by strangers: no expression may take a time that grows faster than
 * its text. (The sandbox is a process of its own, and nobody's but its operator's.)
 */
const packages = ['model', 'connectors', 'server']
const longBytes = 1024 * 1024
const longMsMax = 1_000
// What never ends is stopped by the clock on the wall, which runs on while others have the processor.
const patienceMs = 20_000
// What is linear takes a tenth of a millisecond for it, what is quadratic at least twenty times as long.
const shortBytes = 32 * 1024
const suspiciousMs = 1.5

interface Expression {
  where: string
  source: string
  flags: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const expressions = packages.flatMap(expressionsOf)

describe('regular expressions', () => {
  test('are found', () => {
    expect(expressions.length).toBeGreaterThan(150)
  })

  test.for(expressions)('$where: /$source/$flags takes no second for a megabyte', ({ source, flags }) => {
    const expression = new RegExp(source, flags)
    const all = pumpedTexts(source, flags)
    const texts = sampled(all, Math.ceil(all.length / 200))

    const tooSlow = suspiciousOf(expression, texts).find((text) => msOf(expression, text(longBytes)) > longMsMax)

    expect(tooSlow?.(50)).toBeUndefined()
  })
})

function expressionsOf(name: string): Expression[] {
  const folder = join(root, name, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('fixtures'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const found: Expression[] = []
      new Visitor({
        Literal(node) {
          if (!('regex' in node)) return
          const line = text.slice(0, node.start).split('\n').length
          found.push({ where: `${name}/src/${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags })
        },
      }).visit(parseSync(file, text).program)
      return found
    })
}

/** Most texts are no trouble beyond doubt when they are short already. */
function suspiciousOf(expression: RegExp, texts: PumpedText[]): PumpedText[] {
  const shortOnes = texts.map((text) => text(shortBytes))
  // All at once, for to begin and end what can be stopped takes longer than most of them; one by one if one of them never ends.
  const ms = msFor(expression, shortOnes) ?? shortOnes.map((text) => msOf(expression, text))
  return texts.filter((_, index) => (ms[index] ?? Infinity) > suspiciousMs)
}

const context = createContext({ run: () => {} })

function msOf(expression: RegExp, text: string): number {
  return msFor(expression, [text])?.[0] ?? Infinity
}

/** How much of the processor an expression takes to find all that it fits in each text; null when that does not end. */
function msFor({ source, flags, sticky }: RegExp, texts: string[]): number[] | null {
  const expression = new RegExp(source, sticky ? flags : `${flags.replace('g', '')}g`)
  const ms: number[] = []
  context['run'] = () => {
    for (const text of texts) ms.push(processorMs(() => text.replace(expression, '')))
  }
  try {
    // Only here can what is running be stopped.
    runInContext('run()', context, { timeout: patienceMs })
  } catch {
    return null
  }
  return ms
}
