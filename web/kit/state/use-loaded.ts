import { useCallback, useEffect, useState } from 'preact/hooks'

/** What is known of something that is fetched. A failed reload keeps the value of before beside its error. */
export interface Loaded<Value> {
  readonly value: Value | null
  readonly error: unknown
  readonly isLoading: boolean
  /** Fetches again. */
  readonly reload: () => void
  /** Replaces the value without fetching. */
  readonly replace: (value: Value) => void
}

/**
 * Fetches at once, and again whenever `load` is another function (wrap it in `useCallback`). What is still on its way when
 * it is no longer wanted is aborted.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<Pick<Loaded<Value>, 'value' | 'error' | 'isLoading'> & { of: unknown }>({
    value: null,
    error: null,
    isLoading: true,
    of: load,
  })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({
      value: before.of === load ? before.value : null,
      error: null,
      isLoading: true,
      of: load,
    }))
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ value, error: null, isLoading: false, of: load })
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, error, isLoading: false }))
      },
    )
    return () => abort.abort()
  }, [load, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  const replace = useCallback(
    (value: Value) => setState({ value, error: null, isLoading: false, of: load }),
    [load],
  )
  const isOfAnother = state.of !== load
  return {
    value: isOfAnother ? null : state.value,
    error: isOfAnother ? null : state.error,
    isLoading: isOfAnother || state.isLoading,
    reload,
    replace,
  }
}
