import type { FaceSearch, FaceSearchTask, TemplateCursor } from '../../../flows/ports/face/face-search.ts'
import { type GalleryThread, openGalleryThread } from './gallery-client.ts'

export interface FaceSearchOptions {
  /** How many faces of all accounts together are held in memory, a kilobyte each. */
  readonly most: number
  /** A gallery that no one searches so long is forgotten. Milliseconds. */
  readonly idleMs?: number
  /** Time for one task of the thread. Milliseconds. */
  readonly taskMs?: number
}

export interface OpenFaceSearch extends FaceSearch {
  close(): Promise<void>
}

interface Gallery {
  place: TemplateCursor | null
  size: number
  /** It is more than may be held, so that nothing of it is. */
  isTooLarge?: true
}

/**
 * A thread that holds the faces of the accounts that search, loaded at the first search of each. Each search first takes in
 * what changed, so that several processes see the same. One that dies is left behind with what it held.
 */
export function openFaceSearch({
  most,
  idleMs = 600_000,
  taskMs = 30_000,
}: FaceSearchOptions): OpenFaceSearch {
  /** In the order of their last use. */
  const galleries = new Map<string, Gallery>()
  const idle = new Map<string, NodeJS.Timeout>()
  let last: Promise<unknown> = Promise.resolve()
  const thread = openGalleryThread(taskMs, () => {
    galleries.clear()
  })

  const forget = async (name: string): Promise<void> => {
    clearTimeout(idle.get(name))
    idle.delete(name)
    if (!galleries.delete(name)) return
    await thread.ask({ kind: 'forget', gallery: name })
  }

  /** Anyone who was not asked for longest goes first. One that is too large is not loaded again and again. */
  const makeRoom = async (name: string): Promise<void> => {
    for (const other of [...galleries.keys()])
      if (heldIn(galleries) > most && other !== name) await forget(other)
    if (heldIn(galleries) <= most) return
    const gallery = galleries.get(name)
    await forget(name)
    if (gallery === undefined) return
    galleries.set(name, Object.assign(gallery, { size: 0, isTooLarge: true } as const))
  }

  const search = async (task: FaceSearchTask) => {
    const name = task.gallery
    clearTimeout(idle.get(name))
    const later = setTimeout(() => {
      last = last.then(() => forget(name)).catch(() => null)
    }, idleMs)
    idle.set(name, later.unref())
    const gallery = galleries.get(name) ?? { place: null, size: 0 }
    galleries.delete(name)
    galleries.set(name, gallery)
    await takeChanges(gallery, task, { thread, makeRoom })
    if (galleries.get(name)?.isTooLarge === true)
      throw new Error(`More than ${String(most)} faces would have to be held in memory.`)
    const { size, hits } = await thread.ask({ kind: 'search', gallery: name, question: task.question })
    return { searched: size, hits }
  }

  return {
    search: (task) => {
      const mine = last.then(() => search(task))
      last = mine.catch(() => null)
      return mine
    },
    close: async () => {
      await last
      for (const timer of idle.values()) clearTimeout(timer)
      galleries.clear()
      await thread.close()
    },
  }
}

function heldIn(galleries: ReadonlyMap<string, Gallery>): number {
  return [...galleries.values()].reduce((sum, { size }) => sum + size, 0)
}

/** Page after page; where it ends early, the next search goes on from there. */
async function takeChanges(
  gallery: Gallery,
  { gallery: name, changesSince, signal }: FaceSearchTask,
  {
    thread,
    makeRoom,
  }: { readonly thread: GalleryThread; readonly makeRoom: (name: string) => Promise<void> },
): Promise<void> {
  for (let isAll = gallery.isTooLarge === true; !isAll;) {
    signal.throwIfAborted()
    const { added, gone, place, ...page } = await changesSince(gallery.place)
    if (added.length + gone.length > 0)
      gallery.size = (await thread.ask({ kind: 'change', gallery: name, added, gone })).size
    gallery.place = place
    await makeRoom(name)
    isAll = page.isAll || gallery.isTooLarge === true
  }
}
