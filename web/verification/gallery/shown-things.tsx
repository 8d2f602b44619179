import type { ComponentChild } from 'preact'
import { TimeDialogs } from '../app/dialogs.tsx'
import { PageFlowContext } from '../app/page-flow.ts'
import { Shell } from '../app/shell.tsx'
import { CaptureShell } from '../capture/parts/capture-shell.tsx'
import { startProgress, startState } from '../flow/flow-state.ts'
import { screenOf } from '../flow/screen-of.ts'
import { sessionWith } from '../flow/session.fixture.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { useText } from '../i18n/text.ts'
import { cameraSays } from './camera-says.ts'
import { inertFlow } from './inert-flow.ts'
import { shownAt, type ShownState, shownStates } from './shown-states.table.ts'

/** Something that can be looked at. */
interface ShownThing {
  /** @param isLater what changes while it is shown has changed */
  readonly show: (key: string, isLater: boolean) => ComponentChild
  /** Selectors of what is pressed, one after the other, once it is there. */
  readonly press: readonly string[]
  /** Whether a part of it comes later. */
  readonly isLazy: boolean
}

const plainSurroundings = { isDesktop: false, isInApp: false, maySignHere: true } as const
const nothing = (): void => undefined

/** All that can be looked at, by a name. */
export const shownThings: ReadonlyMap<string, ShownThing> = new Map([
  ...Object.entries(shownStates).flatMap(([screen, states]) =>
    Object.entries(states).map(([name, state]) => [`${screen}: ${name}`, thingOf(screen, state)] as const),
  ),
  ...(['idle', 'hidden', 'expiry', 'expiry for good'] as const).map(
    (question) =>
      [`time: ${question}`, plain((key) => <TimeQuestion key={key} question={question} />)] as const,
  ),
  ...cameraSays.map(
    ([path, text]) =>
      [
        `camera: ${path}`,
        plain((key) => <CameraSays key={key} text={text} isMovement={/^[A-Z]/.test(path)} />),
      ] as const,
  ),
])

function plain(show: ShownThing['show']): ShownThing {
  return { show, press: [], isLazy: false }
}

/** Throws Error when it is shown and the state belongs to another screen. */
function thingOf(screen: string, given: ShownState): ShownThing {
  const { session, press = [], userAgent, handOff = null, moreDevices = 0 } = given
  const around = { ...plainSurroundings, ...given.around }
  const stateWith = (devices: number) => ({
    ...startState(startProgress),
    session: session === null ? null : sessionWith({ companyName: 'North Quay', ...session, devices }),
    ...given.state,
  })
  return {
    press,
    isLazy: screen !== 'opening',
    show: (key, isLater) => {
      const state = stateWith(isLater ? 1 + moreDevices : 1)
      const found = screenOf(state, around)
      if (found !== screen) throw new Error(`This state shows ${found}, not ${screen}.`)
      Object.defineProperty(navigator, 'userAgent', { value: userAgent ?? 'Chrome/140', configurable: true })
      return (
        <PageFlowContext.Provider key={key} value={inertFlow(state, around, handOff)}>
          <Shell onLanguage={nothing} />
        </PageFlowContext.Provider>
      )
    },
  }
}

/** Only time brings it about on the page itself. */
function TimeQuestion({ question }: { readonly question: 'idle' | 'hidden' | 'expiry' | 'expiry for good' }) {
  const isForGood = question === 'expiry for good'
  const session = sessionWith({ expiresAt: shownAt / 1_000 + 60, extensionsLeft: isForGood ? 0 : 10 })
  const flow = inertFlow({ ...startState(startProgress), session }, plainSurroundings, null)
  return (
    <PageFlowContext.Provider value={flow}>
      <TimeDialogs notice={isForGood ? 'expiry' : question} onDismiss={nothing} />
    </PageFlowContext.Provider>
  )
}

const silent = {
  ...{ hasVoice: true, isVoiceOn: false, isSoundOn: true, toggleSound: nothing, toggleVoice: nothing },
  ...{ tick: nothing, shutter: nothing, nudge: nothing },
}

interface CameraSaysProps {
  readonly text: (texts: Catalogue) => string
  /** One of several that are asked for. */
  readonly isMovement: boolean
}

/** A sentence of the camera, with the buttons of a picture that is in doubt. */
function CameraSays({ text, isMovement }: CameraSaysProps) {
  const texts = useText()
  const { capture } = texts
  return (
    <CaptureShell
      title={capture.document.front.D}
      hint={text(texts)}
      detail={isMovement ? capture.face.step(1, 2) : null}
      tone="wait"
      guidance={silent}
      controls={
        <div class="capture-choice">
          <button type="button" class="action action-primary">
            {capture.use}
          </button>
          <button type="button" class="action action-secondary">
            {capture.again}
          </button>
        </div>
      }
    >
      <div class="capture-picture" />
    </CaptureShell>
  )
}
