import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { FlowDriver } from '../flow/flow-driver.ts'
import type { FlowState } from '../flow/flow-state.ts'
import type { Surroundings } from '../flow/screen-of.ts'
import type { HolderClient } from '../session/holder-client.ts'
import type { Session } from '../session/session.ts'

/** What every screen may use. */
export interface PageFlow {
  readonly driver: FlowDriver
  readonly client: HolderClient
  readonly state: FlowState
  readonly around: Surroundings
  /** Asks the browser where the device is. */
  readonly locate: () => Promise<void>
}

export const PageFlowContext = createContext<PageFlow | null>(null)

/** Throws Error outside of the page. */
export function useFlow(): PageFlow {
  const flow = useContext(PageFlowContext)
  if (flow === null) throw new Error('A screen stands outside of the page.')
  return flow
}

/** Of screens that are shown only once the link is open. */
export function useSession(): Session {
  const { session } = useFlow().state
  if (session === null) throw new Error('A screen of an open link was shown before it was open.')
  return session
}

/** As the profile names it; empty where it names none. */
export const useCompany = (): string => useFlow().state.session?.companyName ?? ''
