/** What requests to the object store are signed with. */
export interface Credentials {
  readonly accessKey: string
  readonly secretKey: string
  /** Null for keys that do not end. */
  readonly sessionToken: string | null
  /** Milliseconds since 1970, UTC; null when they do not end. */
  readonly expiresAt: number | null
}

/** Asks one service for credentials. Throws Error with a sentence for the operator, never with a secret. */
export type FetchCredentials = () => Promise<Credentials>

/** Where the object store takes its credentials from, each time it signs. */
export interface CredentialProvider {
  /** Throws Error with a sentence for the operator when there are none. */
  current(): Promise<Credentials>
  /** The store says that these are over: the next ones are asked for anew. False when they never change. */
  expire(credentials: Credentials): boolean
}

/** Keys of the settings: they stay as they are. */
export function staticCredentials(keys: Omit<Credentials, 'expiresAt'>): CredentialProvider {
  const credentials: Credentials = { ...keys, expiresAt: null }
  return { current: () => Promise.resolve(credentials), expire: () => false }
}
