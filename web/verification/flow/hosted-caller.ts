import type { HolderClient, HostedCall } from '../session/holder-client.ts'
import type { Outcome } from '../session/reply.ts'
import type { Session } from '../session/session.ts'
import type { FlowAction, FlowState, SentCode } from './flow-state.ts'

export interface CallerPorts {
  readonly client: HolderClient
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
  /** Resolves once the browser has a network, as far as it knows. */
  readonly online: () => Promise<void>
}

interface Store {
  readonly state: () => FlowState
  readonly dispatch: (action: FlowAction) => void
}

export interface HostedCaller {
  /** Asks where the link stands, until it is known. */
  readonly look: () => Promise<void>
  /** One call at a time, done once however often it has to be sent. */
  readonly call: (name: HostedCall, body: unknown, code?: Omit<SentCode, 'at'>) => Promise<void>
}

/** A call that got no answer is sent again so often, once it is sure that it was not taken. */
const mostResends = 5
/** A service that asks to wait is asked again so often. */
const mostWaits = 20
const longestPause = 15_000

export function createHostedCaller(ports: CallerPorts, { state, dispatch }: Store): HostedCaller {
  const { client, now } = ports
  const patient = (ask: () => Promise<Outcome>): Promise<Outcome> => patiently(ports, ask, dispatch)
  const surelyLook = (): Promise<Outcome> => untilAnswered(ports, () => patient(client.look), dispatch)
  const look = async (): Promise<void> =>
    dispatch({ type: 'answered', call: 'look', outcome: await surelyLook(), at: now(), code: null })
  const send = (name: HostedCall, body: unknown): Promise<Outcome> =>
    patient(() => client.call(name, body, { onProgress: (share) => dispatch({ type: 'sent', share }) }))

  const sendOnce = async (name: HostedCall, body: unknown): Promise<Outcome> => {
    const before = state().session
    let outcome = await send(name, body)
    for (let resends = 0; outcome.kind === 'no-answer' && resends < mostResends; resends += 1) {
      const stands = await surelyLook()
      if (stands.kind !== 'session' || wasTaken(before, stands.session)) return stands
      // It cannot be known whether a code is under way, and a second one costs money.
      if (name === 'create_phone_verification') return outcome
      outcome = await send(name, body)
    }
    return outcome
  }

  return {
    look,
    call: async (name, body, code) => {
      if (state().sending !== null) return
      dispatch({ type: 'calls', call: name })
      const outcome = await sendOnce(name, body)
      dispatch({ type: 'answered', call: name, outcome, at: now(), code: code ?? null })
      if (outcome.kind === 'refused' && isOutOfDate(outcome)) await look()
    },
  }
}

type Waiting = Pick<CallerPorts, 'sleep' | 'now' | 'online'>

/** Waits as long as the service asks, and says so. */
async function patiently(
  { sleep, now }: Waiting,
  ask: () => Promise<Outcome>,
  dispatch: (action: FlowAction) => void,
): Promise<Outcome> {
  for (let waits = 0; ; waits += 1) {
    const outcome = await ask()
    if (outcome.kind !== 'busy' || waits >= mostWaits) return outcome
    dispatch({ type: 'noticed', change: { waitsUntil: now() + outcome.waitMs } })
    await sleep(outcome.waitMs)
    dispatch({ type: 'noticed', change: { waitsUntil: null } })
  }
}

/** Asks until an answer comes, with longer and longer pauses. */
async function untilAnswered(
  { sleep, online }: Waiting,
  ask: () => Promise<Outcome>,
  dispatch: (action: FlowAction) => void,
): Promise<Outcome> {
  for (let pause = 1_000; ; pause = Math.min(longestPause, pause * 2)) {
    const outcome = await ask()
    if (outcome.kind !== 'no-answer') {
      dispatch({ type: 'noticed', change: { isOffline: false } })
      return outcome
    }
    dispatch({ type: 'noticed', change: { isOffline: true } })
    await Promise.race([online(), sleep(longestPause)])
    await sleep(pause)
  }
}

/** Whether a call that got no answer was taken: the link has moved on, a try has gone, or its end has moved. */
export function wasTaken(before: Session | null, after: Session): boolean {
  if (before === null || before.task !== after.task || before.expiresAt !== after.expiresAt) return true
  const [old, left] = [before.attemptsLeft, after.attemptsLeft]
  return old.document !== left.document || old.face !== left.face
}

/** After these the session shows what is next, or how many tries are left. */
const isOutOfDate = ({ code }: Extract<Outcome, { readonly kind: 'refused' }>): boolean =>
  ['DOCUPASS_DOCUMENT_REJECTED', 'DOCUPASS_FACE_REJECTED', 'DOCUPASS_INVALID_ACTION'].includes(code)
