import { Icon, type IconName } from '../../kit/components/icon.tsx'

/** What to look out for, a line each. */
export function Tips({ tips }: { readonly tips: readonly (readonly [icon: IconName, text: string])[] }) {
  return (
    <ul class="tips">
      {tips.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
