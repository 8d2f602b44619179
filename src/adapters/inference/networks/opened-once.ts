/** Opens each network when it is first asked for, and keeps it. One that could not be opened once may be there next time. */
export function openedOnce<Opened, Key = void>(
  open: (key: Key) => Promise<Opened>,
): (key: Key) => Promise<Opened> {
  const opened = new Map<Key, Promise<Opened>>()
  return (key) => {
    const known = opened.get(key)
    if (known !== undefined) return known
    const opening = open(key)
    opened.set(key, opening)
    opening.catch(() => opened.delete(key))
    return opening
  }
}
