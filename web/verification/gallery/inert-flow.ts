import type { PageFlow } from '../app/page-flow.ts'
import type { FlowState } from '../flow/flow-state.ts'
import type { Surroundings } from '../flow/screen-of.ts'
import type { HandOff } from '../session/holder-client.ts'

const nothing = (): undefined => undefined
const soon = (): Promise<void> => Promise.resolve()

/** A flow that stays as it is, whatever is pressed: no service answers it. */
export function inertFlow(state: FlowState, around: Surroundings, handOff: HandOff | null): PageFlow {
  const lookedAt = { kind: 'no-answer' } as const
  return {
    driver: {
      ...{ state: () => state, subscribe: () => nothing, dispatch: nothing, look: soon, call: soon },
      ...{ sendCode: soon, takeDocument: soon, takeFace: soon, note: nothing },
    },
    client: {
      ...{ look: () => Promise.resolve(lookedAt), call: () => Promise.resolve(lookedAt) },
      ...{ handOff: () => Promise.resolve(handOff), logo: () => Promise.resolve(null) },
      sessionId: () => null,
    },
    ...{ state, around, locate: soon },
  }
}
