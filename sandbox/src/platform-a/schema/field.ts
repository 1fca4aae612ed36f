/** The few notions of XML Schema that the portal's documents need. */
type Kind = 'text' | 'int' | 'long' | 'double' | 'amount' | 'boolean' | 'dateTime' | 'uri'

export interface Field {
  name: string
  required?: boolean
  occursMax?: number
  /** What the element holds, if it holds no elements. */
  kind?: Kind
  values?: readonly string[]
  lengthMin?: number
  lengthMax?: number
  min?: number
  max?: number
  pattern?: RegExp
  children?: Field[]
  /** `xs:all` instead of `xs:sequence`. */
  anyOrder?: boolean
  attributes?: string[]
  /** Holds elements that are not looked at. */
  open?: boolean
  /** What an empty element stands for. */
  emptyMeans?: string
  /** Only one of the fields of a choice may be there. They stand next to each other. */
  choice?: string
  /** The portal answers with it and pays no heed to what is sent. */
  readOnly?: boolean
  /** JSON wraps it into an array of one object. */
  jsonList?: boolean
}

type Facets = Omit<Field, 'name' | 'kind' | 'children'>

export const text = (name: string, lengthMax?: number, facets: Facets = {}): Field => ({
  name,
  kind: 'text',
  ...(lengthMax === undefined ? {} : { lengthMax }),
  ...facets,
})
export const int = (name: string, min?: number, max?: number, facets: Facets = {}): Field => ({
  name,
  kind: 'int',
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...facets,
})
export const long = (name: string, facets: Facets = {}): Field => ({ name, kind: 'long', ...facets })
export const double = (name: string, facets: Facets = {}): Field => ({ name, kind: 'double', ...facets })
/** A number the portal keeps to two decimals: money, areas. */
export const amount = (name: string, facets: Facets = {}): Field => ({ name, kind: 'amount', ...facets })
export const boolean = (name: string, facets: Facets = {}): Field => ({ name, kind: 'boolean', ...facets })
export const dateTime = (name: string, facets: Facets = {}): Field => ({ name, kind: 'dateTime', ...facets })
export const uri = (name: string, lengthMax: number, facets: Facets = {}): Field => ({
  name,
  kind: 'uri',
  lengthMax,
  ...facets,
})
export const oneOf = (name: string, values: string, facets: Facets = {}): Field => ({
  name,
  kind: 'text',
  values: values.split(' '),
  ...facets,
})
export const group = (name: string, children: Field[], facets: Facets = {}): Field => ({ name, children, ...facets })
export const required = (field: Field): Field => ({ ...field, required: true })
