import { useEffect, useState } from 'preact/hooks'

/** A part of the page that is loaded when it is needed: null until then, `failed` where the network did not give it. */
export function useLazy<Part>(load: () => Promise<Part>): {
  readonly part: Part | null
  readonly isFailed: boolean
  readonly retry: () => void
} {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    setFailed(false)
    load().then(
      (part) => {
        if (isWanted) setLoaded({ part })
      },
      () => {
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, tries])
  return { part: loaded?.part ?? null, isFailed, retry: () => setTries(tries + 1) }
}
