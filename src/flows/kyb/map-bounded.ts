/** Results in the order of the items; so many at once, and none is begun any more once the signal is aborted. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  { atOnce, signal }: { readonly atOnce: number; readonly signal: AbortSignal },
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    signal.throwIfAborted()
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))))
  }
  return results
}
