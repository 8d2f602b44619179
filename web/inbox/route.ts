/** What the page shows; it stands in the address after `#`, so that it can be sent to a colleague. */
export interface Route {
  readonly section: 'review' | 'webhooks' | 'codes'
  /** Of the transaction or delivery that is open; codes have none. */
  readonly id: string | null
}

/** The route of an address; the review where it names none. */
export function parseRoute(hash: string): Route {
  if (hash === '#/codes') return { section: 'codes', id: null }
  const [, section, id = null] = /^#\/(review|webhooks)(?:\/([\w-]{1,64}))?$/.exec(hash) ?? []
  return section === 'webhooks' ? { section, id } : { section: 'review', id }
}

export function hrefOf({ section, id }: Route): string {
  return id === null ? `#/${section}` : `#/${section}/${id}`
}
