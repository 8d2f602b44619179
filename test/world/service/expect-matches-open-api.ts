import Ajv2020 from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { z } from 'zod'

const responseShape = z.looseObject({
  $ref: z.string().optional(),
  content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })).optional(),
})
const documentShape = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ responses: z.record(z.string(), responseShape) })),
  ),
  components: z.looseObject({ responses: z.record(z.string(), responseShape) }),
})

const raw: unknown = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'))
const document = documentShape.parse(raw)
const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ $id: 'interface', ...z.record(z.string(), z.unknown()).parse(raw) })

export interface ResponseLike {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Fails unless the committed interface says that this operation may answer so, in this shape. */
export function expectMatchesOpenApi(method: string, url: string, reply: ResponseLike): void {
  const path = templateOf(url.split('?')[0] ?? '')
  const status = String(reply.statusCode)
  const operation = `${method} ${path} ${status}`
  const schemaPointer = `/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}`
  const declaredResponse = responseAt(
    schemaPointer,
    document.paths[path]?.[method.toLowerCase()]?.responses[status],
  )
  expect(declaredResponse.response, `${operation} is declared`).toBeDefined()
  const type = typeOf(reply)
  const content = declaredResponse.response?.content ?? {}
  if (reply.body === '' && Object.keys(content).length === 0) return
  expect(Object.keys(content), `types of ${operation}`).toContain(type)
  if (type !== 'application/json' || content[type]?.schema === undefined) return
  const schema = { $ref: `interface#${declaredResponse.place}/content/${pointer(type)}/schema` }
  expect(ajv.validate(schema, JSON.parse(reply.body)) ? [] : ajv.errors, operation).toEqual([])
}

type Response = z.output<typeof responseShape>

/** Follows the reference of a shared response. */
function responseAt(schemaPointer: string, declared: Response | undefined) {
  const name = declared?.$ref?.split('/').at(-1)
  if (name === undefined) return { place: schemaPointer, response: declared }
  return { place: `/components/responses/${pointer(name)}`, response: document.components.responses[name] }
}

function typeOf({ headers }: ResponseLike): string {
  const header = headers['content-type']
  return typeof header === 'string' ? (header.split(';')[0] ?? '') : ''
}

/** The path of the document that a URL is of. */
function templateOf(path: string): string {
  const segments = path.replace(/(.)\/$/, '$1').split('/')
  const matchesTemplate = (template: string) => {
    const parts = template.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith('{') || part === segments[at])
    )
  }
  const found = Object.keys(document.paths).filter(matchesTemplate)
  return found.find((template) => template === path) ?? found[0] ?? path
}

function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
