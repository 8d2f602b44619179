import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Watchlists, PackedList, ServedList } from '../../../flows/ports/watchlists/watchlists.ts'
import type { ListStore } from './list-store.ts'
import { emptyList, setServing, parseCustomSource } from './own-lists.ts'
import { closeUnserved, type LoadContext, loadVersion, type ServingList } from './serving-list.ts'

export interface ListReplicationContext {
  readonly directory: string
  readonly serving: ServingList[]
  readonly ready: Promise<void>
  /** Sources that are being replaced now. */
  readonly busy: Set<string>
  readonly loading: LoadContext
}

/** What goes from process to process: what is served, a version packed, and taking one over. */
export function createListReplication(
  context: ListReplicationContext,
): Pick<Watchlists, 'served' | 'pack' | 'adopt'> {
  const { ready, busy, loading } = context
  /** Versions of lists that this program knows nothing of, so that they are fetched once. */
  const unreadable = new Set<string>()
  // The built-in list is the same everywhere.
  const refreshableLists = () => context.serving.filter(({ source }) => source.files.length > 0)
  return {
    async served() {
      await ready
      return refreshableLists().map(({ source, loaded, state }) => ({
        source: source.id,
        version: loaded?.meta.version ?? null,
        refreshedAt: loaded === null ? 0 : (state.refreshedAt ?? 0),
      }))
    },
    async pack(id) {
      await ready
      const list = refreshableLists().find(({ source }) => source.id === id)
      return list === undefined ? null : packVersion(list)
    },
    async adopt(requested, fetch) {
      await ready
      const known = refreshableLists().find(({ source }) => source.id === requested.source)
      const versionLabel = `${requested.source} ${requested.version ?? ''}`
      if (busy.has(requested.source) || unreadable.has(versionLabel)) return false
      busy.add(requested.source)
      const former = known?.loaded ?? null
      let list = known
      try {
        if (list !== undefined && list.source.customDefinition === undefined)
          return await adoptVersion(list, requested, { ...loading, fetch })
        // How a list of a person's own is read may have changed with it.
        const packed = await fetch()
        const customList = packed === null ? null : customListFrom(packed, known, context)
        if (customList === null) {
          unreadable.add(versionLabel)
          return false
        }
        list = customList
        const isNew = await adoptVersion(customList, requested, {
          ...loading,
          fetch: () => Promise.resolve(packed),
        })
        await customList.store.writeCustomDefinition(customList.source.customDefinition)
        setServing(context.serving, customList)
        return isNew
      } finally {
        closeUnserved([former, list?.loaded ?? null], context.serving)
        busy.delete(requested.source)
      }
    },
  }
}

/** A list of a person's own as another process packed it; null when it is no such list. */
function customListFrom(
  { meta }: PackedList,
  known: ServingList | undefined,
  { directory, loading }: ListReplicationContext,
): ServingList | null {
  // Packed by `packList` of a process of this installation.
  const { own: definition } = JSON.parse(meta) as { readonly own?: unknown }
  const source = definition === undefined ? null : parseCustomSource(definition, loading.engine)
  if (source === null) return null
  return known === undefined ? emptyList(source, directory) : { ...known, source }
}

/** Serves a version that is on the vault, or is fetched onto it; the former one serves until that moment. */
async function adoptVersion(
  list: ServingList,
  { version, refreshedAt }: ServedList,
  { fetch, ...loading }: LoadContext & { readonly fetch: () => Promise<PackedList | null> },
): Promise<boolean> {
  if (version === null) return false
  const { source, store } = list
  const previous = list.loaded?.meta.version ?? null
  // Marks of files are those of the version that this process fetched itself.
  const state = { ...(version === previous ? list.state : {}), version, refreshedAt, trouble: null }
  if (version !== previous) {
    const load = () => loadVersion(source, store, { ...loading, version })
    const loaded = await load().catch(async () => {
      loading.signal.throwIfAborted()
      const packed = await fetch()
      if (packed?.version !== version) return null
      await unpackVersion(store, packed)
      return load()
    })
    // Another refresh came between; the next round takes that.
    if (loaded === null) return false
    list.loaded = loaded
  }
  await store.writeState(state)
  list.state = state
  if (previous !== null && version !== previous) await store.archive(previous)
  return version !== previous
}

/** What a list serves now, for another process; null when it serves nothing. */
async function packVersion({ source, store, state, loaded }: ServingList): Promise<PackedList | null> {
  if (loaded === null) return null
  const { meta } = loaded
  return {
    source: source.id,
    version: meta.version,
    refreshedAt: state.refreshedAt ?? 0,
    meta: JSON.stringify(
      source.customDefinition === undefined ? meta : { ...meta, own: source.customDefinition },
    ),
    content: await promisify(gzip)(await store.content(meta.version)),
  }
}

/** Puts a packed version on the vault, without an index: loading it makes one, and refuses records that are not whole. */
async function unpackVersion(store: ListStore, { version, meta, content }: PackedList): Promise<void> {
  await store.put(
    version,
    new Map<string, Uint8Array | string>([
      ['meta.json', meta],
      ['records.ndjson.gz', content],
    ]),
  )
}
