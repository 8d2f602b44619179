import { Icon } from './icon.tsx'

/** Fetches a list again; `label` says so to those who do not see the arrows. */
export function RefreshButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" class="button button-plain" title={label} aria-label={label} onClick={onPress}>
      <Icon name="refresh" />
    </button>
  )
}
