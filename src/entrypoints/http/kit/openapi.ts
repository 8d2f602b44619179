import { z } from 'zod'
import { type RefusalCode, refusalCodes, refusalStatuses } from '../../../vocabulary/refusals.table.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import { engineVersion } from '../../../vocabulary/engine-version.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointRefusals } from './endpoint-refusals.ts'

/** Anything of JSON Schema or OpenAPI. */
export type JsonObject = Record<string, unknown>

const introduction = `Identity documents, faces and names, checked on your own machines.

Send your key in the header \`X-API-KEY\`. Every no is an envelope \`{"success":false,"error":{"status","code","message"}}\`
with the same HTTP status. In requests \`""\`, \`null\` and \`{}\` mean: not given; keys that have no effect are named in \`X-Ignored-Keys\`.
The answer to \`/scan\` says in \`Server-Timing\` how many milliseconds reading the pictures took, and how many all of it.
Paths that begin with \`/x/\` go beyond the format of existing clients.`

const tags: Readonly<Record<Endpoint['tag'], string>> = {
  scan: 'Read and judge a document.',
  companies: 'Check a company: its document, registers, and who stands behind it.',
  face: 'Compare faces, and judge whether a face is alive.',
  screening:
    'Search watchlists for a name: sanctions, crime and political exposure. Stored searches, false positives.',
  watchlists: 'Which lists are loaded, and their refresh.',
  transactions: 'Stored records, and why each was decided so.',
  images: 'Images and files of records.',
  profiles: 'What is checked, and how strictly; what a change would have decided.',
  subjects: 'People: their records, export and erasure.',
  verification: 'Links that lead a person through a verification or a signature, and what came of each.',
  agreements: 'Templates of contracts, contracts, and their signatures.',
  consents: 'Who agreed to the processing of their face, and to which text.',
  blocklist: 'Documents that are rejected whenever they are seen.',
  retention: 'How long records are stored, legal holds, the master key.',
  webhooks: 'Events, their deliveries and the endpoints they are posted to.',
  export: 'Records as an archive.',
  audit: 'What was seen and changed, and by which key.',
  account: 'The account of a key, its quota and settings.',
  keys: 'API keys and their rotation.',
  installation: 'All accounts of the installation.',
  backup: 'Copies of the store, and the ledger of erasures.',
  operation: 'Health, metrics, checks of the store, this page.',
}

/** The whole interface as an OpenAPI 3.1 document, made from the table of endpoints and from nothing else. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  server = 'http://127.0.0.1:8080',
): JsonObject {
  const schemas: JsonObject = {}
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints)
    (paths[pathTemplate(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      endpoint,
      schemas,
    )
  const used = new Set(endpoints.map(({ tag }) => tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Symbolon',
      version: engineVersion,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server }],
    tags: Object.entries(tags)
      .filter(([name]) => [...used].some((tag) => tag === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
      schemas: { Problem: problemSchema, Refusal: refusalSchema, ...sortedByKey(schemas) },
      responses: refusalResponses(endpoints),
    },
  }
}

function operationOf(endpoint: Endpoint, schemas: JsonObject): JsonObject {
  const { access, body, tag, summary } = endpoint
  const parameters = [
    ...parametersOf(endpoint.params, 'path', schemas),
    ...parametersOf(endpoint.query, 'query', schemas),
    ...(access.kind === 'key' && endpoint.method === 'POST' ? [idempotencyKey] : []),
  ]
  return {
    operationId: operationIdOf(endpoint),
    tags: [tag],
    summary,
    security:
      access.kind === 'key' ? [{ key: [] }] : access.kind === 'signed-or-key' ? [{ key: [] }, {}] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, schemas) } },
          },
        }),
    responses: responsesOf(endpoint, schemas),
  }
}

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and request get the first answer again for seven days, marked `Idempotency-Replayed: true`, at no cost.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function responsesOf(endpoint: Endpoint, schemas: JsonObject): JsonObject {
  const refusalResponsesByStatus = [...codesByStatus(endpoint)].map(([status, codes]) => {
    return [String(status), { $ref: `#/components/responses/${responseName(status, codes)}` }] as const
  })
  const rangeResponses = endpoint.refusals.includes('ERROR_RANGE_NOT_SATISFIABLE')
    ? {
        206: {
          ...successResponse(endpoint, schemas),
          description: 'The range of bytes that `Range` asked for.',
        },
        304: { description: 'What `If-None-Match` names is still the content.' },
      }
    : {}
  return { 200: successResponse(endpoint, schemas), ...rangeResponses, ...objectOf(refusalResponsesByStatus) }
}

function codesByStatus(endpoint: Endpoint): ReadonlyMap<number, readonly RefusalCode[]> {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of endpointRefusals(endpoint)) {
    const status = refusalStatuses[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}

function responseName(status: number, codes: readonly RefusalCode[]): string {
  return [status, ...codes].join('.')
}

/** One response per set of codes, shared by all that may give them. */
function refusalResponses(endpoints: readonly Endpoint[]): JsonObject {
  const sets = endpoints.flatMap((endpoint) => [...codesByStatus(endpoint)])
  return sortedByKey(
    objectOf(sets.map(([status, codes]) => [responseName(status, codes), refusalResponse(status, codes)])),
  )
}

function successResponse({ answer }: Endpoint, schemas: JsonObject): JsonObject {
  if (!isContentTypes(answer))
    return { description: 'Done.', content: { 'application/json': { schema: schemaOf(answer, schemas) } } }
  const content = answer.map(
    (type) => [type, type.startsWith('text/') ? { schema: { type: 'string' } } : {}] as const,
  )
  return { description: 'The content itself.', content: objectOf(content) }
}

function isContentTypes(answer: Endpoint['answer']): answer is readonly string[] {
  return Array.isArray(answer)
}

function refusalResponse(status: number, codes: readonly RefusalCode[]): JsonObject {
  const sentences = languages.en.refusals
  const examples = codes.map((code) => {
    const error = { status, code, message: sentences[code] }
    return [code, { value: { success: false, error } }] as const
  })
  return {
    description: codes.map((code) => `\`${code}\`: ${sentences[code]}`).join(' '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: objectOf(examples),
      },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  }
}

const refusalSchema: JsonObject = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['status', 'code', 'message'],
      properties: {
        status: { type: 'integer', description: 'The HTTP status again.' },
        code: { type: 'string', enum: refusalCodes },
        message: { type: 'string' },
      },
    },
  },
}

const problemSchema: JsonObject = {
  description: 'A refusal as a problem of RFC 9457, for who asks for one in `Accept`.',
  allOf: [
    { $ref: '#/components/schemas/Refusal' },
    {
      type: 'object',
      required: ['type', 'title', 'status', 'detail', 'instance'],
      properties: {
        type: { type: 'string', format: 'uri' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string' },
        instance: { type: 'string', format: 'uri' },
      },
    },
  ],
}

function parametersOf(
  schema: z.ZodType | null,
  location: 'path' | 'query',
  schemas: JsonObject,
): JsonObject[] {
  if (schema === null) return []
  const { properties, required } = schemaOf(schema, schemas)
  if (!isObject(properties)) return []
  const requiredNames = new Set<unknown>(Array.isArray(required) ? required : [])
  return Object.entries(properties).map(([name, described]) => {
    const { description, ...rest }: JsonObject = isObject(described) ? described : {}
    return {
      name,
      in: location,
      required: location === 'path' || requiredNames.has(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    }
  })
}

/** Named schemas (`meta({ id })`) move into the components. */
function schemaOf(schema: z.ZodType, schemas: JsonObject): JsonObject {
  const {
    $defs,
    $schema: _,
    ...schemaFields
  } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Answers may grow, and requests may carry what we do not know.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: __, ...described }: JsonObject = isObject(definition) ? definition : {}
    schemas[name] = rewriteSchemaRefs(described)
  }
  const { id, ...described } = schemaFields
  if (typeof id !== 'string') return asObject(rewriteSchemaRefs(described))
  schemas[id] = rewriteSchemaRefs(described)
  return { $ref: `#/components/schemas/${id}` }
}

function rewriteSchemaRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteSchemaRefs)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : rewriteSchemaRefs(inner),
    ]),
  )
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectOf(entries: readonly (readonly [string, unknown])[]): JsonObject {
  return Object.fromEntries(entries)
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

function sortedByKey(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** `/transaction/:id` → `/transaction/{id}`. */
export function pathTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .split(/[/.]/)
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
  return [method.toLowerCase(), ...words].join('-')
}
