import { useEffect, useState } from 'preact/hooks'
import type { FlowDriver } from '../flow/flow-driver.ts'
import type { FlowState } from '../flow/flow-state.ts'

/** The state of the flow as it changes. */
export function useDriver(driver: FlowDriver): FlowState {
  const [state, setState] = useState(driver.state)
  useEffect(() => {
    setState(driver.state())
    return driver.subscribe(() => setState(driver.state()))
  }, [driver])
  return state
}
