import type { SampleRequest } from '../server/src/http/openapi/sample-requests.ts'
import { type SampledOperation, sampledOperations } from '../server/src/http/openapi/sampled-operations.ts'
import { braceName, inBraces, madeBy, variablesOf } from './collection-variables.ts'
import { openApiFile } from './generate-openapi.ts'

/** The examples of the reference as a collection of Postman, version 2.1, which Bruno, Insomnia and others read too. */
export async function collectionFile(): Promise<string> {
  const operations = sampledOperations(JSON.parse(await openApiFile()))
  const names = new Set([
    'aushang',
    'key',
    'inboundSecret',
    ...operations.flatMap(({ samples }) => samples.flatMap(variablesOf).map(braceName)),
  ])
  const collection = {
    info: {
      name: 'Aushang',
      description:
        'The examples of the reference, in its order. Set `key`; what creates something names it for what follows. What was deleted is to be created anew.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: bearerAuth('KEY'),
    variable: [...names].map((key) => ({ key, value: key === 'aushang' ? 'http://localhost:8080' : '' })),
    item: [...Map.groupBy(operations, ({ tag }) => tag)].map(([name, its]) => ({ name, item: its.flatMap(itemsOf) })),
  }
  return `${JSON.stringify(collection, null, 2)}\n`
}

function itemsOf(operation: SampledOperation): object[] {
  return operation.samples.map((sample, index) => {
    const made = index === 0 ? Object.entries(madeBy(operation.operationId)) : []
    const exec = made.map(
      ([name, member]) =>
        `if (pm.response.code < 300) pm.collectionVariables.set('${name}', pm.response.json().${member})`,
    )
    return {
      name: operation.summary + (sample.label && ` (${sample.label})`),
      ...(exec.length > 0 && { event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] }),
      request: requestOf(sample),
    }
  })
}

function requestOf({ method, path, bearer, origin, json, file }: SampleRequest): object {
  const type = json === undefined ? file?.contentType : 'application/json'
  return {
    method,
    url: `{{aushang}}${inBraces(path)}`,
    ...(bearer === undefined && { auth: { type: 'noauth' } }),
    ...(bearer === 'INBOUND_SECRET' && { auth: bearerAuth(bearer) }),
    header: [
      ...(origin ? [{ key: 'Origin', value: inBraces(origin) }] : []),
      ...(type === undefined || file?.isInForm ? [] : [{ key: 'Content-Type', value: type }]),
    ],
    ...(json !== undefined && { body: { mode: 'raw', raw: inBraces(JSON.stringify(json, null, 2)) } }),
    ...(file && { body: fileBody(file) }),
  }
}

function fileBody({ name, isInForm }: NonNullable<SampleRequest['file']>): object {
  const src = `examples/${name}`
  return isInForm
    ? { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src }] }
    : { mode: 'file', file: { src } }
}

function bearerAuth(variable: string): object {
  return { type: 'bearer', bearer: [{ key: 'token', value: `{{${braceName(variable)}}}`, type: 'string' }] }
}
