import { format } from 'prettier'

type JsonObject = Readonly<Record<string, unknown>>

/**
 * The shapes of an OpenAPI 3.1 document as TypeScript for `web/`: what each operation takes and answers, by its method and
 * path. Only successful answers: every refusal has one shape, which `web/kit/client/client.ts` knows.
 */
export function webShapes(document: JsonObject): Promise<string> {
  const schemas = Object.entries(objectAt(document, 'components', 'schemas'))
    .filter(([name]) => name !== 'Problem')
    .map(([name, schema]) => `${quoted(name)}: ${typeOf(schema)}`)
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).map(
      ([method, operation]) => `'${method.toUpperCase()} ${path}': ${operationType(asObject(operation))}`,
    ),
  )
  const text = `/** Shapes of the HTTP interface for pages; written by \`npm run generate\` from \`openapi.json\`. */

export interface Schemas {
${schemas.join('\n')}
}

/** What an operation takes and what it answers when it succeeds; \`Blob\` where that is not JSON. */
export interface Operations {
${operations.join('\n')}
}
`
  return format(text, { parser: 'typescript', singleQuote: true, semi: false, printWidth: 110 })
}

function operationType(operation: JsonObject): string {
  const parameters = listOf(operation['parameters']).map(asObject)
  const body = objectAt(operation, 'requestBody', 'content', 'application/json')['schema']
  return `{ path: ${parameterTypes(parameters, 'path')}; query: ${parameterTypes(parameters, 'query')}; body: ${
    body === undefined ? 'undefined' : typeOf(body)
  }; answer: ${answerType(operation)} }`
}

/** A parameter with a default may be left out, whatever the document says of answers' validators. */
function parameterTypes(parameters: readonly JsonObject[], place: string): string {
  const fields = parameters
    .filter((parameter) => parameter['in'] === place)
    .map(({ name, required, schema }) => {
      const isOptional = required !== true || 'default' in asObject(schema)
      return `${quoted(String(name))}${isOptional ? '?' : ''}: ${typeOf(schema)}`
    })
  return fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`
}

function answerType(operation: JsonObject): string {
  const [success] = Object.entries(objectAt(operation, 'responses')).filter(([status]) =>
    status.startsWith('2'),
  )
  const content = objectAt(asObject(success?.[1]), 'content')
  const { schema } = asObject(content['application/json'])
  return schema === undefined ? 'Blob' : typeOf(schema)
}

function typeOf(given: unknown): string {
  const schema = asObject(given)
  const reference = schema['$ref']
  if (typeof reference === 'string') return `Schemas[${quoted(reference.split('/').at(-1) ?? '')}]`
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum']))
    return union(listOf(schema['enum']).map((value) => JSON.stringify(value)))
  for (const [key, join] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const)
    if (key in schema) return `(${listOf(schema[key]).map(typeOf).join(join)})`
  const { type } = schema
  if (Array.isArray(type)) return union(listOf(type).map((one) => typeOf({ ...schema, type: one })))
  if (type === 'array') return arrayType(schema)
  if (type === 'object') return objectType(schema)
  return primitives[String(type)] ?? 'unknown'
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

function arrayType(schema: JsonObject): string {
  const items = schema['prefixItems']
  if (Array.isArray(items)) return `readonly [${items.map(typeOf).join(', ')}]`
  return `readonly (${typeOf(schema['items'])})[]`
}

/** A property with a default may be left out too. */
function objectType(schema: JsonObject): string {
  const required = new Set(listOf(schema['required']))
  const properties = Object.entries(asObject(schema['properties']))
  if (properties.length > 0)
    return `{ ${properties
      .map(([name, property]) => {
        const isOptional = !required.has(name) || 'default' in asObject(property)
        return `readonly ${quoted(name)}${isOptional ? '?' : ''}: ${typeOf(property)}`
      })
      .join('; ')} }`
  const more = schema['additionalProperties']
  const names = asObject(schema['propertyNames'])['enum']
  const values = typeof more === 'object' ? typeOf(more) : 'unknown'
  const isKeyed = Array.isArray(names) && names.length > 0
  return isKeyed
    ? `{ readonly [Key in ${typeOf(schema['propertyNames'])}]?: ${values} }`
    : `{ readonly [name: string]: ${values} }`
}

function union(types: readonly string[]): string {
  return `(${types.join(' | ')})`
}

function quoted(name: string): string {
  return JSON.stringify(name)
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What lies at a path of keys; empty where there is nothing. */
function objectAt(value: JsonObject, ...keys: readonly string[]): JsonObject {
  return keys.reduce((at, key) => asObject(at[key]), value)
}
