/** As much of an OpenAPI document as is read here. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  parameters: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  schema: Schema
}

export interface Schema {
  $ref?: string
  type?: string
  enum?: string[]
  items?: Schema
  oneOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  [keyword: string]: unknown
}

type Content = Record<string, { schema: Schema }>

export interface NamedOperation extends Operation {
  method: string
  path: string
}

/** In the order of the document. */
export function operationsOf(document: OpenApi): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

export function parametersIn(place: Parameter['in'], operation: Operation): Parameter[] {
  return operation.parameters.filter((each) => each.in === place)
}

/** What it answers with when all goes well, by status. */
export function answersOf(operation: Operation): [string, { content?: Content }][] {
  return Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
}

export function componentName({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1)
}
