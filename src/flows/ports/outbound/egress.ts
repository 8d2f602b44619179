/** How the other side marked a file when it was fetched: its `ETag` and `Last-Modified`, as sent; empty when absent. */
export interface CacheValidator {
  readonly etag: string
  readonly lastModified: string
}

export interface EgressLimits {
  /** More bytes than this end the fetch. */
  readonly maxBytes: number
  /** For the whole exchange, redirects included. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Called as bytes arrive; `total` is null when the other side does not say. */
  readonly onProgress?: (received: number, total: number | null) => void
  /** Of the copy that is here: the file is not sent again while it still bears this mark. */
  readonly known?: CacheValidator
}

export interface FetchResult {
  /** The other side says that the file is the one marked `known`; no bytes came then. */
  readonly unchanged: boolean
  readonly validator: CacheValidator
  readonly bytes: Uint8Array
  /** As declared by the other side, lower case, without parameters; empty when absent. */
  readonly contentType: string
  /** `Last-Modified` as milliseconds since 1970, null when absent. */
  readonly lastModified: number | null
}

/** What is sent to another service. */
export interface PostedBody {
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Header `Authorization`, where the other side asks for one. */
  readonly authorization?: string
}

/** The only way out: http(s) to public addresses, or to private ones the operator allowed. */
export interface Egress {
  /** GET. Throws Refusal ERROR_REMOTE_IMAGE_FAILED for every reason, with a fixed sentence and never the reply's text. */
  fetch(url: string, limits: EgressLimits): Promise<FetchResult>
}

export interface DownloadResult {
  /** The other side says that the file is the one marked `known`, and no file lies at the path. */
  readonly unchanged: boolean
  readonly validator: CacheValidator
  /** `Last-Modified` as milliseconds since 1970, null when absent. */
  readonly lastModified: number | null
  /** Bytes of an earlier try that this one went on behind. */
  readonly resumedAt: number
}

/** The same way, for files that are too large for memory. */
export interface DownloadingEgress {
  /**
   * GET into a file, whose folder is made. A download that broke off goes on where it was when the other side still has the
   * same file; one that was finished is not made again. Throws as `Egress.fetch` does, and keeps what has arrived.
   */
  download(url: string, path: string, limits: EgressLimits): Promise<DownloadResult>
}

/** The same way, for what is sent. */
export interface PostingEgress {
  /** POST. Redirects are refused: what is sent goes to the address that was named. Throws as `Egress.fetch` does. */
  post(url: string, body: PostedBody, limits: EgressLimits): Promise<FetchResult>
}
