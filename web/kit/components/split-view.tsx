import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface SplitViewProps {
  /** Heading of the whole, for screen readers: on narrow screens either part may be hidden. */
  readonly title: string
  /** Whether something of the list is open; on narrow screens it hides the list. */
  readonly isOpen: boolean
  readonly list: ComponentChildren
  readonly detail: ComponentChildren
}

/** A list beside what is open of it; one of the two on narrow screens. */
export function SplitView({ title, isOpen, list, detail }: SplitViewProps) {
  const detailElement = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && matchMedia('(max-width: 899px)').matches) detailElement.current?.focus()
  }, [isOpen])
  return (
    <main id="content" class={isOpen ? 'split split-open' : 'split'} tabIndex={-1}>
      <h1 class="visually-hidden">{title}</h1>
      <div class="split-list">{list}</div>
      <div class="split-detail" ref={detailElement} tabIndex={-1}>
        {detail}
      </div>
    </main>
  )
}
