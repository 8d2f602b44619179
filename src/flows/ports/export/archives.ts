/** A file on its way into an archive. */
export interface ArchiveEntry {
  /** Made by us, never by a caller. */
  readonly name: string
  readonly parts: AsyncIterable<Uint8Array | string>
  /** False for what is packed already, as pictures are. */
  readonly compress: boolean
}

/** ZIP archives, made as they are read: never more than one entry's next piece is in memory. */
export interface Archives {
  /** Ends with `manifest.json`: name, size and SHA-256 of every file. `at` is milliseconds since 1970. */
  pack(entries: AsyncIterable<ArchiveEntry>, at: number): AsyncIterable<Uint8Array>
}
