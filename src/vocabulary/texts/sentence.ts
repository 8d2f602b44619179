import type { Catalogue } from './catalogue.ts'

type Text = string | ((...values: never[]) => string)

type IdsIn<Node> = {
  [Key in keyof Node & string]: Node[Key] extends Text ? Key : `${Key}.${IdsIn<Node[Key]>}`
}[keyof Node & string]

type TextAt<Node, Id> = Id extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Node
    ? TextAt<Node[Head], Rest>
    : never
  : Id extends keyof Node
    ? Node[Id]
    : never

/** The path of a text in the catalogue, as `decision.accepted`. */
export type SentenceId = IdsIn<Catalogue>

/** A sentence that is not put into words yet: which text, and what stands in it. Survives JSON unchanged. */
export interface Sentence {
  readonly id: SentenceId
  readonly values: readonly SentenceValue[]
}

/**
 * What stands in a sentence. Strings are data, such as names, dates and codes: the same in every language. Words are
 * sentences of their own. Numbers are as they were measured: the text rounds and formats them.
 */
export type SentenceValue = SentencePart | readonly SentencePart[] | NamedParts
type SentencePart = string | number | Sentence
interface NamedParts {
  readonly [name: string]: SentencePart
}

/** What may be given where a text takes `Parameter`. */
type ValueFor<Parameter> = Parameter extends readonly (infer Element)[]
  ? readonly ValueFor<Element>[]
  : Parameter extends string
    ? Parameter | Sentence
    : Parameter extends object
      ? { readonly [Name in keyof Parameter]: ValueFor<Parameter[Name]> }
      : Parameter

type ValuesOf<Id> =
  TextAt<Catalogue, Id> extends (...values: infer Parameters) => string
    ? { readonly [At in keyof Parameters]: ValueFor<Parameters[At]> }
    : readonly []

/** A sentence by its id, with the values that the English text of that id takes. */
export function sentence<Id extends SentenceId>(
  id: Id,
  ...values: Extract<ValuesOf<Id>, readonly SentenceValue[]>
): Sentence {
  return { id, values }
}

/** A sentence in the words of one catalogue. */
export function renderSentence(catalogue: Catalogue, { id, values }: Sentence): string {
  const text = textAt(catalogue, id)
  if (typeof text === 'string') return text
  if (typeof text !== 'function') throw new Error(`The catalogue has no text ${id}.`)
  const rendered: unknown = Reflect.apply(
    text,
    undefined,
    values.map((value) => renderValue(catalogue, value)),
  )
  return String(rendered)
}

function renderValue(catalogue: Catalogue, value: SentenceValue): unknown {
  if (typeof value !== 'object') return value
  if (isSentence(value)) return renderSentence(catalogue, value)
  if (Array.isArray(value)) return value.map((part: SentencePart) => renderValue(catalogue, part))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renderValue(catalogue, part)]))
}

function isSentence(value: object): value is Sentence {
  return 'id' in value && 'values' in value
}

function textAt(catalogue: Catalogue, id: string): unknown {
  let node: unknown = catalogue
  for (const key of id.split('.')) {
    if (!isRecord(node) || !Object.hasOwn(node, key)) return undefined
    node = node[key]
  }
  return node
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
