import type { ComponentChildren } from 'preact'

interface LinkListProps {
  readonly label: string
  readonly children: ComponentChildren
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** A list of links. Arrow keys, and j and k, move between them while one of them has the focus. */
export function LinkList({ label, children }: LinkListProps) {
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const target = targetOf(event.key, at, links.length)
    if (at === -1 || target === null) return
    event.preventDefault()
    links[target]?.focus()
  }
  return (
    <ul class="rows" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </ul>
  )
}

/** Where a key leads in a list; null for a key that does not move. */
export function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const move = moves[key]
  return move === undefined ? null : Math.min(count - 1, Math.max(0, at + move))
}
