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

const raw: unknown = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'))
const document = documentShape.parse(raw)
const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ $id: 'interface', ...z.record(z.string(), z.unknown()).parse(raw) })

export interface ReplyLike {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Fails unless the committed interface says that this operation may answer so, in this shape. */
export function expectMatchesOpenApi(method: string, url: string, reply: ReplyLike): void {
  const path = templateOf(url.split('?')[0] ?? '')
  const status = String(reply.statusCode)
  const what = `${method} ${path} ${status}`
  const place = `/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}`
  const found = responseAt(place, document.paths[path]?.[method.toLowerCase()]?.responses[status])
  expect(found.response, `${what} is declared`).toBeDefined()
  const type = typeOf(reply)
  const content = found.response?.content ?? {}
  if (reply.body === '' && Object.keys(content).length === 0) return
  expect(Object.keys(content), `types of ${what}`).toContain(type)
  if (type !== 'application/json' || content[type]?.schema === undefined) return
  const schema = { $ref: `interface#${found.place}/content/${pointer(type)}/schema` }
  expect(ajv.validate(schema, JSON.parse(reply.body)) ? [] : ajv.errors, what).toEqual([])
}

type Response = z.output<typeof responseShape>

/** Follows the reference of a shared response. */
function responseAt(place: string, direct: Response | undefined) {
  const name = direct?.$ref?.split('/').at(-1)
  if (name === undefined) return { place, response: direct }
  return { place: `/components/responses/${pointer(name)}`, response: document.components.responses[name] }
}

function typeOf({ headers }: ReplyLike): string {
  const header = headers['content-type']
  return typeof header === 'string' ? (header.split(';')[0] ?? '') : ''
}

/** The path of the document that a URL is of. */
function templateOf(path: string): string {
  const request = path.replace(/(.)\/$/, '$1').split('/')
  const fits = (template: string) => {
    const parts = template.split('/')
    return (
      parts.length === request.length &&
      parts.every((part, at) => part.startsWith('{') || part === request[at])
    )
  }
  const found = Object.keys(document.paths).filter(fits)
  return found.find((template) => template === path) ?? found[0] ?? path
}

function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
