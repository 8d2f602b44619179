/** Keeps one text for one link over a reload. */
export interface SessionStore {
  read(): string | null
  write(text: string): void
}

/** What a browser offers; other stores throw where people have switched them off. */
type WebStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * A store for one address. It forgets with the tab; where the browser stores nothing, with the page.
 *
 * @param address what stands behind the `#`; only a hash of it is written down
 * @param storage null where there is none
 */
export function createSessionStore(address: string, storage: WebStorage | null): SessionStore {
  const key = `verification-${hashOf(address)}`
  let kept: string | null = null
  return {
    read: () => attempt(() => storage?.getItem(key) ?? null) ?? kept,
    write: (text) => {
      kept = text
      attempt(() => storage?.setItem(key, text))
    },
  }
}

/** Storage of the tab; null where it is blocked. */
export function tabStorage(): WebStorage | null {
  // The one place of the pages that stores: a reload, or a camera app that took the memory, must not lose the step.
  // eslint-disable-next-line no-restricted-globals
  return attempt(() => sessionStorage)
}

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** FNV-1a of 32 bits, twice: `crypto.subtle` is missing on insecure origins, and nothing secret rests on it. */
function hashOf(text: string): string {
  const halves = [0x811c9dc5, 0x01000193].map((seed) => {
    let hash = seed
    for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  })
  return halves.join('')
}
