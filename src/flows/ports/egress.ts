export interface EgressLimits {
  /** More bytes than this end the fetch. */
  readonly maxBytes: number
  /** For the whole exchange, redirects included. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Called as bytes arrive; `total` is null when the other side does not say. */
  readonly onProgress?: (received: number, total: number | null) => void
}

export interface Fetched {
  readonly bytes: Uint8Array
  /** As declared by the other side, lower case, without parameters; empty when absent. */
  readonly contentType: string
  /** `Last-Modified` as milliseconds since 1970, null when absent. */
  readonly lastModified: number | null
}

/** The only way out: http(s) GET to public addresses, or to private ones the operator allowed. */
export interface Egress {
  /** Throws Refusal ERROR_REMOTE_IMAGE_FAILED for every reason, with a fixed sentence and never the reply's text. */
  fetch(url: string, limits: EgressLimits): Promise<Fetched>
}
