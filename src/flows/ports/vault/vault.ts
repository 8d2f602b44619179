/** Under which key, and as part of what, a blob is sealed. Anyone who has it can read the blob: it is never stored or logged. */
export interface SealContext {
  /** The record's data key, 32 bytes. */
  readonly key: Uint8Array
  /** Version of that key. */
  readonly keyVersion: number
  readonly accountId: string
  readonly recordId: string
  /** What the record is: `transaction`, … Part of what the seal binds. */
  readonly kind: string
}

/** Part of a large blob: the bytes from `start` up to but not including `end`, of `size` in all. */
export interface ByteRange {
  readonly start: number
  readonly end: number
  readonly size: number
}

/** A blob as the sweeper sees it. */
export interface StoredBlob {
  readonly id: string
  /** Milliseconds since 1970, UTC. */
  readonly modifiedAt: number
}

/**
 * A blob that is not what was kept: bytes flipped, cut off, or another blob put in its place.
 * It is never served. The message names the blob and nothing of its content.
 */
export class BlobCorruptError extends Error {
  override readonly name = 'BlobBroken'
}

/** A blob that is not there. */
export class BlobNotFoundError extends Error {
  override readonly name = 'BlobMissing'
}

/** Pictures and files, sealed. Ids are 64 lower-case hex characters, drawn at random by the caller. */
export interface Vault {
  /**
   * Seals and keeps. When it returns, the blob survives a power cut.
   *
   * @returns SHA-256 (hex) and size in bytes of the plain bytes
   * @throws Error when an id is used twice; Refusal SERVICE_UNAVAILABLE when the store takes no more writes
   */
  keep(
    blob: { readonly id: string },
    bytes: Uint8Array,
    seal: SealContext,
  ): Promise<{ readonly sha256: string; readonly size: number }>
  /** As `keep`, for what is too large to lie in memory; it is sealed in segments as it comes. */
  keepLarge(
    blob: { readonly id: string },
    parts: AsyncIterable<Uint8Array>,
    seal: SealContext,
  ): Promise<{ readonly sha256: string; readonly size: number }>
  /**
   * The bytes from `start` up to but not including `end` of what `keepLarge` kept.
   * @throws BlobMissing, BlobBroken
   */
  fetchPart(id: string, seal: SealContext, range: ByteRange): AsyncIterable<Uint8Array>
  /** @throws BlobMissing, BlobBroken */
  fetch(id: string, seal: SealContext): Promise<Uint8Array>
  /** Removes; a blob that is not there is no error. */
  forget(id: string): Promise<void>
  /**
   * All blobs, in no order, a large one perhaps several times; those kept or forgotten meanwhile may or may not be among
   * them.
   */
  list(): AsyncIterable<StoredBlob>
  /** Whether a blob could be kept now. Never throws. */
  ready(): Promise<boolean>
}
