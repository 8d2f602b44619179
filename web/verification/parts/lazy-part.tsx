import type { ComponentChild } from 'preact'
import { useText } from '../i18n/text.ts'
import { ActionButton } from './action-button.tsx'
import { Loading } from './loading.tsx'
import { StepScreen } from './step-screen.tsx'
import { useLazy } from './use-lazy.ts'

interface LazyPartProps<Part> {
  /** Must stay the same function. */
  readonly load: () => Promise<Part>
  readonly show: (part: Part) => ComponentChild
}

/** A part of the page with a quiet word while it is loaded, and a button where that failed. */
export function LazyPart<Part>({ load, show }: LazyPartProps<Part>) {
  const { flow } = useText()
  const { part, isFailed, retry } = useLazy(load)
  if (part !== null) return show(part)
  if (!isFailed) return <Loading />
  return (
    <StepScreen
      title={flow.failed}
      illustration="stopped"
      actions={<ActionButton onClick={retry}>{flow.retry}</ActionButton>}
    />
  )
}
