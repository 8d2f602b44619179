import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'good' | 'bad' | 'wait' | 'quiet'

interface BadgeProps {
  readonly tone: Tone
  readonly icon?: IconName
  readonly children: ComponentChildren
}

/** A state in one word; colour repeats what the word says. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span class={`badge badge-${tone}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  )
}
