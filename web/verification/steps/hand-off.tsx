import { useEffect, useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { usePoll } from '../app/use-guards.ts'
import { needsCamera } from '../flow/screen-of.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import type { HandOff as HandOffToken } from '../session/holder-client.ts'

/** A code for the phone, and how far the phone is. */
export function HandOff() {
  const session = useSession()
  const { driver } = useFlow()
  const { handOff: text } = useText().flow
  const [devicesBefore] = useState(session.devices)
  const isConnected = session.devices > devicesBefore
  const isDone = isConnected && !needsCamera(session)
  usePoll(driver.look, 2_000)
  return (
    <StepScreen
      title={isConnected ? text.connected : text.title}
      lead={isConnected ? (isDone ? text.resume : text.follow) : text.text}
      {...(isConnected ? { illustration: 'phone' as const } : {})}
      actions={
        <ActionButton
          kind={isDone ? 'primary' : 'secondary'}
          onClick={() => driver.dispatch({ type: 'done', progress: { isHere: true } })}
        >
          {text.here}
        </ActionButton>
      }
    >
      {isConnected ? <Follow /> : <Code />}
    </StepScreen>
  )
}

/** The step of the phone, in words that a screen reader says by itself. */
function Follow() {
  const { task, steps } = useSession()
  const { flow } = useText()
  const at = steps.findIndex((step) => step === task)
  if (task === 'party_pending' || at < 0) return null
  return (
    <p role="status" class="follow">
      {flow.progress(at + 1, steps.length, flow.stepNames[task])}
    </p>
  )
}

/** Null where none could be made. */
type Made = HandOffToken | null | 'asking'

function Code() {
  const { client } = useFlow()
  const { handOff: text } = useText().flow
  const [made, setMade] = useState<Made>('asking')
  const [isExpired, setExpired] = useState(false)
  const make = async (): Promise<void> => {
    setMade('asking')
    setExpired(false)
    setMade(await client.handOff())
  }
  useEffect(() => void make(), [])
  useEffect(() => {
    if (made === null || made === 'asking') return
    const timer = setTimeout(() => setExpired(true), Math.max(0, made.expiresAt * 1_000 - Date.now()))
    return () => clearTimeout(timer)
  }, [made])
  if (made === 'asking') return <div class="qr" aria-hidden="true" />
  if (made === null) return <p class="problem">{text.failed}</p>
  if (isExpired)
    return (
      <div class="stack">
        <p role="status">{text.expired}</p>
        <ActionButton kind="secondary" onClick={() => void make()}>
          {text.renew}
        </ActionButton>
      </div>
    )
  return (
    <div class="stack">
      <img class="qr" src={made.qrCode} alt={text.code} />
      <p class="hint">{text.link}</p>
      <CopyButton text={made.url} />
    </div>
  )
}
