import { z } from 'zod'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { openApiDocument } from '../../src/entrypoints/http/kit/openapi.ts'

/** One field of a request, as the interface describes it. */
export interface Field {
  readonly name: string
  readonly place: 'body' | 'query'
  /** JSON Schema types that it may have; empty when it may be anything. */
  readonly types: readonly string[]
}

/** An endpoint that takes something, with everything that it takes. */
export interface EndpointFields {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With an id that no one has in place of each parameter. */
  readonly url: string
  readonly scope: string
  readonly required: readonly string[]
  readonly fields: readonly Field[]
}

const propertyShape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
})
const bodyShape = z.looseObject({
  properties: z.record(z.string(), propertyShape).optional(),
  required: z.array(z.string()).optional(),
})
const operationShape = z.looseObject({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), schema: propertyShape.optional() }))
    .optional(),
  requestBody: z
    .looseObject({ content: z.object({ 'application/json': z.looseObject({ schema: z.unknown() }) }) })
    .optional(),
})
const documentShape = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

const document = documentShape.parse(openApiDocument(allEndpoints))

/** Every built endpoint with a key that takes a body or a query, from the table and its schemas alone. */
export const endpointFields: readonly EndpointFields[] = allEndpoints.flatMap((endpoint) => {
  if (endpoint.access.kind !== 'key') return []
  const { method, path, access } = endpoint
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`${method} ${path} is not in the interface.`)
  const body = bodyOf(operation.requestBody?.content['application/json'].schema)
  const fields = [
    ...Object.entries(body.properties ?? {}).map(([name, schema]) => fieldOf(name, 'body', schema)),
    ...(operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => fieldOf(name, 'query', schema ?? {})),
  ]
  if (fields.length === 0) return []
  const url = path.replace(/:\w+/g, 'ab'.repeat(16))
  const required = body.required ?? []
  return [{ name: `${method} ${path}`, method, url, scope: access.scope, required, fields }]
})

function bodyOf(schema: unknown): z.output<typeof bodyShape> {
  const found = z.looseObject({ $ref: z.string().optional() }).safeParse(schema)
  const name = found.success ? found.data.$ref?.split('/').at(-1) : undefined
  return bodyShape.parse((name === undefined ? schema : document.components.schemas[name]) ?? {})
}

function fieldOf(name: string, place: Field['place'], schema: z.output<typeof propertyShape>): Field {
  const ownSchema = schema.type === undefined ? [] : [schema.type].flat()
  const enumValues = (schema.anyOf ?? []).flatMap(({ type }) => type ?? [])
  const listed = (schema.enum ?? []).map((value) => (value === null ? 'null' : typeof value))
  return { name, place, types: [...new Set([...ownSchema, ...enumValues, ...listed])] }
}
