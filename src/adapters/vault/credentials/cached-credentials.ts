import type { CredentialProvider, Credentials, FetchCredentials } from './credentials.ts'

/** So long before their end credentials are replaced. */
const refreshBeforeMs = 5 * 60_000
/** Credentials are used for so long even if they end sooner: a clock that is wrong must not make every request ask. */
const leastUseMs = 60_000
/** After a refresh failed while the credentials still hold. */
const pauseAfterFailureMs = 30_000

interface Cached {
  readonly credentials: Credentials
  readonly refreshAt: number
}

/**
 * Keeps credentials that end, and replaces them five minutes before. Requests that come at the same moment wait for one
 * refresh. When it fails, what still holds is used on.
 *
 * @param now milliseconds since 1970, UTC
 */
export function cachedCredentials(fetchCredentials: FetchCredentials, now: () => number): CredentialProvider {
  let cached: Cached | null = null
  let refreshing: Promise<Credentials> | null = null
  const refresh = async (): Promise<Credentials> => {
    const credentials = await fetchCredentials()
    cached = { credentials, refreshAt: refreshTimeOf(credentials, now()) }
    return credentials
  }
  const refreshOrKeep = async (): Promise<Credentials> => {
    try {
      return await refresh()
    } catch (error) {
      const stillHold = cached !== null && (cached.credentials.expiresAt ?? Infinity) > now()
      if (cached === null || !stillHold) throw error
      cached = { ...cached, refreshAt: now() + pauseAfterFailureMs }
      return cached.credentials
    }
  }
  return {
    current: () => {
      if (cached !== null && now() < cached.refreshAt) return Promise.resolve(cached.credentials)
      refreshing ??= refreshOrKeep().finally(() => {
        refreshing = null
      })
      return refreshing
    },
    expire: (credentials) => {
      if (cached?.credentials === credentials) cached = null
      return true
    },
  }
}

function refreshTimeOf({ expiresAt }: Credentials, now: number): number {
  return expiresAt === null ? Infinity : Math.max(expiresAt - refreshBeforeMs, now + leastUseMs)
}
