import { readFileSync } from 'node:fs'
import type { Completion, ListSource } from '../../../src/engine/screening/sources/list-source.ts'
import type { Entity } from '../../../src/vocabulary/screening/entity.ts'

/** A text as a stream, cut where no one expects it. */
export async function* inChunks(text: string, size = 1000): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size))
}

export interface ReadList {
  readonly entities: readonly Entity[]
  readonly warnings: readonly string[]
  /** The entity whose id ends so. */
  readonly of: (number: string) => Entity | undefined
}

/** What a source makes of texts by part; a sample beside its test is named by its address. */
export async function readList(
  source: ListSource,
  parts: Readonly<Record<string, string | URL>>,
): Promise<ReadList> {
  const warnings: string[] = []
  const read: Entity[] = []
  const texts = Object.entries(parts).map(([part, given]) => [
    part,
    inChunks(typeof given === 'string' ? given : readFileSync(given, 'utf8')),
  ])
  const streams = Object.fromEntries(texts) as Record<string, AsyncIterable<string>>
  let completed: Completion = (entity) => entity
  const warn = (sentence: string): void => void warnings.push(sentence)
  for await (const entity of source.entities(streams, warn, (completion) => (completed = completion)))
    read.push(entity)
  const entities = read.map((entity) => completed(entity))
  return { entities, warnings, of: (number) => entities.find(({ id }) => id === `${source.id}:${number}`) }
}
