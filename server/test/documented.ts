import { formats } from '@aushang/model'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { Answer } from './harness.ts'

type Json = Record<string, unknown>

/** Fails the test unless openapi.json has the operation, the status and the shape of the body of this answer. */
export function expectDocumented(
  app: FastifyInstance,
  { method = 'GET', url }: InjectOptions,
  { status, headers, body }: Answer,
): void {
  if (headers['content-type']?.startsWith('text/html')) return // a page: those of the dashboard have the paths of the API
  const { document, templates, ajv } = documentOf(app)
  const path = (typeof url === 'string' ? url : '').split('?')[0] ?? ''
  // A path that is there as it stands is not an id.
  const template = path in document.paths ? path : templates.find(({ pattern }) => pattern.test(path))?.template
  const operation = template && (document.paths[template] as Json)[method.toLowerCase()]
  if (template === undefined || operation === undefined) return // not part of the API: /healthz, unknown paths

  const responses = (operation as { responses: Record<string, { content?: Json }> }).responses
  expect(Object.keys(responses), `${method} ${template} may answer`).toContain(String(status))
  const { content } = responses[status] ?? {}
  if (content === undefined) return expect(body, `body of ${method} ${template}`).toBeUndefined()
  const [type = ''] = headers['content-type']?.split(';') ?? []
  expect(Object.keys(content), `type of what ${method} ${template} answers`).toContain(type)
  if (type !== 'application/json') return

  const place = [
    'paths',
    template,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
  const pointer = place.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const validate = ajv.getSchema(`openapi#/${pointer}`) as ValidateFunction
  validate(body)
  expect(
    validate.errors ?? [],
    `${method} ${template} answered ${status} with ${JSON.stringify(body)?.slice(0, 500)}`,
  ).toEqual([])
}

interface Documented {
  document: { paths: Json }
  templates: { template: string; pattern: RegExp }[]
  ajv: Ajv2020
}

const documentsByApp = new WeakMap<FastifyInstance, Documented>()
// Most files of tests have the same document. To compile what it says takes longer than what many of them do besides.
const documentsByText = new Map<string, Documented>()

function documentOf(app: FastifyInstance): Documented {
  let documented = documentsByApp.get(app)
  if (documented === undefined) {
    const text = JSON.stringify(app.openApi)
    documented = documentsByText.get(text) ?? readDocument(app)
    documentsByText.set(text, documented)
    documentsByApp.set(app, documented)
  }
  return documented
}

function readDocument(app: FastifyInstance): Documented {
  const document = app.openApi as { paths: Json }
  // Compiled to be ready soon rather than fast: each schema once, as it stands.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  ajv.addSchema(document, 'openapi')
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return { document, templates, ajv }
}
