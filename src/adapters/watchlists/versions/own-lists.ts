import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefreshRequest } from '../../../flows/ports/watchlists/watchlists.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { EngineSource, ListEngine } from './list-engine.ts'
import { openListStore } from './list-store.ts'
import type { ServingList } from './serving-list.ts'

/** Lists of a person's own that lie on disk; one written by a program that knows more than this one is left alone. */
export async function readCustomSources(directory: string, engine: ListEngine): Promise<EngineSource[]> {
  if (!existsSync(directory)) return []
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const definitions = await Promise.all(
    folders.map(({ name }) => openListStore(join(directory, name)).customDefinition()),
  )
  return definitions
    .filter((definition) => definition !== null)
    .flatMap((own) => parseCustomSource(own, engine) ?? [])
}

/** Null for what is no list of this program's. */
export function parseCustomSource(definition: unknown, engine: ListEngine): EngineSource | null {
  try {
    return engine.customSource(definition)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * The list of a person's own that a request makes, or makes anew; null for a request that makes none. It is put in its
 * place once it was read: until then, and if it is refused, what was there serves.
 * Throws Refusal ERROR_INVALID_VALUE when what is stated makes none.
 */
export function customListOf(
  { source: name, own: definition }: RefreshRequest,
  serving: readonly ServingList[],
  { engine, directory }: { readonly engine: ListEngine; readonly directory: string },
): ServingList | null {
  if (definition === undefined) return null
  const source = engine.customSource({ ...definition, name })
  const former = serving.find((list) => list.source.id === name)
  return former === undefined ? emptyList(source, directory) : { ...former, source }
}

/** A list of which nothing was loaded yet. */
export function emptyList(source: EngineSource, directory: string): ServingList {
  const state = { version: null, refreshedAt: null, trouble: null }
  return { source, store: openListStore(join(directory, source.id)), state, loaded: null }
}

/** Searches see the list from now on. */
export function setServing(serving: ServingList[], list: ServingList): void {
  const at = serving.findIndex(({ source }) => source.id === list.source.id)
  if (at < 0) serving.push(list)
  else serving[at] = list
}
