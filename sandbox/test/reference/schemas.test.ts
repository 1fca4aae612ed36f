import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../src/index.ts'
import { type Sent, signIn } from '../platform-a/client.ts'
import { objectOf, png, types } from '../platform-a/documents.ts'
import { documentTypes, notInSchemas, verdictsOn } from '../platform-a/variants.ts'
import { needing, platformAReference } from './reference.ts'

const schemas = platformAReference('xsd/resolvable')

describe("the portal's own schemas", needing(schemas), () => {
  const validators: Record<string, XsdValidator> = {}
  beforeAll(() => {
    xmlRegisterFsInputProviders()
    for (const name of ['realestates', 'common']) {
      const path = join(schemas.path, `${name}-1.0.xsd`)
      const document = XmlDocument.fromBuffer(readFileSync(path), { url: path })
      validators[name] = XsdValidator.fromDoc(document)
      document.dispose()
    }
  })
  afterAll(() => {
    for (const validator of Object.values(validators)) validator.dispose()
  })

  function isValid(schema: string, xml: string): boolean {
    const document = XmlDocument.fromString(xml)
    try {
      validators[schema]?.validate(document)
      return true
    } catch {
      return false
    } finally {
      document.dispose()
    }
  }

  test('say of every document what is written down of them', async () => {
    const verdicts = documentTypes.map((documentType) => [
      documentType.name,
      verdictsOn(documentType, (xml) => isValid(documentType.schema, xml)),
    ])

    const text = `${JSON.stringify(Object.fromEntries(verdicts), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../platform-a/verdicts.json')
  })

  test('hold for what the sandbox answers', async () => {
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
    const client = await signIn(sandbox.url)
    const path = '/user/me/realestate'
    const invalid: string[] = []
    const check = async (schema: string, method: string, target: string, sent: Sent = {}) => {
      const { text } = await client.send(method, target, { ...sent, accept: 'application/xml' })
      const known = notInSchemas.reduce((xml, name) => xml.replace(new RegExp(`<${name}>.*?</${name}>`), ''), text)
      if (!isValid(schema, known)) invalid.push(`${method} ${target}: ${text}`)
    }

    for (const type of types) {
      await check('common', 'POST', path, {
        json: objectOf(type, { externalId: type }),
      })
      await check('realestates', 'GET', `${path}/ext-${type}`)
      const form = new FormData()
      form.append('attachment', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
      form.append('metadata', new Blob(['{"common.attachment":{"title":"a"}}'], { type: 'application/json' }), 'm')
      await check('common', 'POST', `${path}/ext-${type}/attachment`, { form })
      await check('common', 'GET', `${path}/ext-${type}/attachment`)
    }
    await check('common', 'GET', '/user/me/contact')
    await check('common', 'GET', `${path}/1`)
    await check('common', 'GET', '/publish?realestate=1')
    await sandbox.stop()

    expect(invalid).toEqual([])
  })
})
