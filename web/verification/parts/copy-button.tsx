import { useState } from 'preact/hooks'
import { useText } from '../i18n/text.ts'
import { ActionButton } from './action-button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly kind?: 'primary' | 'secondary'
}

/** Copies a link. Where the browser does not allow that, it is shown to be copied by other ways. */
export function CopyButton({ text, kind = 'secondary' }: CopyButtonProps) {
  const { flow } = useText()
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  const copy = async (): Promise<void> => {
    const { clipboard } = navigator as { readonly clipboard?: Clipboard }
    const isCopied = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(isCopied === true ? 'copied' : 'refused')
  }
  return (
    <>
      <ActionButton kind={kind} onClick={() => void copy()}>
        {outcome === 'copied' ? flow.copied : flow.copy}
      </ActionButton>
      {outcome === 'refused' ? (
        <input class="control" dir="ltr" readOnly value={text} aria-label={flow.copy} onFocus={selectAll} />
      ) : null}
      <span role="status" class="visually-hidden">
        {outcome === 'copied' ? flow.copied : ''}
      </span>
    </>
  )
}

const selectAll = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
  currentTarget.select()
