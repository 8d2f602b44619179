import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Shape = Readonly<Record<string, unknown>>

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every field of every JSON answer of an OpenAPI document, with its type and whether it is always there. */
export function responseShapes(document: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!isShape(document) || !isShape(document['paths'])) return found
  for (const [path, methods] of Object.entries(document['paths']))
    for (const [method, operation] of Object.entries(isShape(methods) ? methods : {})) {
      const schema = valueAt(operation, 'responses', '200', 'content', 'application/json', 'schema')
      if (isShape(schema)) walk({ document, found, seen: [] }, `${method.toUpperCase()} ${path} `, schema)
    }
  return found
}

interface ShapeWalk {
  readonly document: Shape
  readonly found: Map<string, string>
  /** References that lead here, so that a shape within itself ends. */
  readonly seen: readonly string[]
}

function walk(way: ShapeWalk, name: string, schema: Shape): void {
  const { $ref } = schema
  if (typeof $ref === 'string') {
    const target = valueAt(way.document, ...$ref.slice(2).split('/'))
    if (isShape(target) && !way.seen.includes($ref)) walk({ ...way, seen: [...way.seen, $ref] }, name, target)
    return
  }
  way.found.set(name, typeOf(schema))
  for (const part of ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => listOf(schema[kind])))
    walk(way, name, part)
  if (isShape(schema['items'])) walk(way, `${name}[]`, schema['items'])
  const required = new Set<unknown>(Array.isArray(schema['required']) ? schema['required'] : [])
  for (const [key, inner] of Object.entries(isShape(schema['properties']) ? schema['properties'] : {}))
    if (isShape(inner)) walk(way, `${name}.${key}${required.has(key) ? '' : '?'}`, inner)
}

function typeOf({ type, const: value, anyOf, oneOf }: Shape): string {
  if (type !== undefined) return [type].flat().map(String).sort().join('|')
  if (value !== undefined) return typeof value
  return [...listOf(anyOf), ...listOf(oneOf)].map(typeOf).sort().join('|')
}

function listOf(value: unknown): Shape[] {
  return Array.isArray(value) ? value.filter(isShape) : []
}

function valueAt(value: unknown, ...steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => (isShape(inner) ? inner[step] : undefined), value)
}

/** Shapes that were promised and are no longer so: removed, renamed, retyped, or no longer always there. */
export function brokenPromises(
  promised: Readonly<Record<string, unknown>>,
  now: ReadonlyMap<string, string>,
): string[] {
  return Object.entries(promised)
    .filter(([name, type]) => now.get(name) !== type && now.get(name.replace(/\?$/, '')) !== type)
    .map(([name, type]) => `${name}: ${String(type)}`)
}

export const promisedFile = fileURLToPath(
  new URL('../../test/structure/response-shapes.golden.json', import.meta.url),
)

export function readJson(path: string): Shape {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return isShape(read) ? read : {}
}

/** What was promised before, and every field that answers of this document hold beside it (docs/reference/versioning.md). */
export function promisedWith(document: unknown): Shape {
  const all = { ...Object.fromEntries(responseShapes(document)), ...readJson(promisedFile) }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
}
