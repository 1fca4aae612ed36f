import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { formats } from '@aushang/model'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { type CodeBlock, codeBlocks } from '../../test/code-blocks.ts'

/**
 * What stands in a document as code says behind its backticks what it is: `sh run` (server/test/long/examples.test.ts), `json` and the name of a component of
 * openapi.json, `ts verify` and its like (server/src/webhooks/verifiers.test.ts), `ts run` (as `sh run`), `text`; or `sh not run:` and why.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const documents = ['README.md', 'sdk/README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })]
const blocks = new Map<string, CodeBlock[]>()
const texts = new Map<string, string>()
for (const document of documents.toSorted()) {
  blocks.set(document, await codeBlocks(document))
  texts.set(document, await readFile(join(root, document), 'utf8'))
}
const openApi = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as OpenApi

interface OpenApi {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  components: { schemas: Record<string, object> }
}

const known = [/^sh run$/, /^ts run$/, /^json \w+$/, /^\w+ verify$/, /^text$/, /^\w+ not run: \S/]

const all = [...blocks].flatMap(([document, its]) => its.map((block) => ({ document, ...block })))
const notRun = all.filter(({ info }) => info.includes(' not run: '))

test(`of ${all.length} pieces of code in documents, ${notRun.length} are not run, and say why`, () => {
  const unmarked = all.filter(({ info }) => !known.some((form) => form.test(info)))

  expect(unmarked).toEqual([])
})

describe('what the API is said to answer', () => {
  const ajv = new Ajv2020({ strict: false, schemas: { openapi: openApi } })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  const shown = [...blocks].flatMap(([document, its]) =>
    its
      .filter(({ info }) => info.startsWith('json '))
      .map(({ info, code }) => [document, info.slice(5), code] as const),
  )

  test.for(shown)('in %s is a %s', ([_document, component, code]) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${component}`)

    expect([validate?.(JSON.parse(code)), validate?.errors]).toEqual([true, null])
  })
})

describe('what documents name in back-quotes is there:', () => {
  const named = (pattern: RegExp) =>
    [...texts].flatMap(([document, text]) => [...text.matchAll(pattern)].map((match) => [document, match] as const))

  test('every operation', () => {
    const wrong = named(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`\s?]*)(\?[^`]*)?`/g).flatMap(
      ([document, [whole, method = '', path = '', query = '']]) => {
        const operation = operationNamed(method.toLowerCase(), path)
        const parameters = operation?.parameters.map(({ name }) => name) ?? []
        const asked = [...query.matchAll(/[?&](\w+)/g)].map(([, name = '']) => name)
        return operation && asked.every((name) => parameters.includes(name)) ? [] : [`${document}: ${whole}`]
      },
    )

    expect(wrong).toEqual([])
  })

  test('every command', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const { stdout: help } = await promisify(execFile)(process.execPath, [join(root, 'server/bin/aushang.js'), 'help'])
    const wrong = named(/`(?:npx )?(aushang|npm(?: run)?) ([a-z-]+)(?: ([a-z-]+))?/g).flatMap(
      ([document, [whole, tool, first = '', second]]) => {
        if (tool !== 'aushang')
          return first in scripts || ['ci', 'install', 'pack', 'exec', 'run'].includes(first)
            ? []
            : [`${document}: ${whole}`]
        return first === 'help' || help.includes(second ? `${first} ${second}` : first) ? [] : [`${document}: ${whole}`]
      },
    )

    expect(wrong).toEqual([])
  })
})

function operationNamed(method: string, name: string) {
  const named = Object.entries(openApi.paths).filter(([path]) => isNamed(path, name))
  return named.flatMap(([, methods]) => methods[method] ?? [])[0]
}

/** A document may name several at once: `/account/credentials/{type}`. */
function isNamed(path: string, name: string): boolean {
  const [segments, names] = [path.split('/'), name.split('/')]
  return (
    segments.length === names.length && segments.every((each, at) => each === names[at] || isPlaceholder(names[at]))
  )
}

function isPlaceholder(segment = ''): boolean {
  return /^\{\w+\}$/.test(segment)
}
