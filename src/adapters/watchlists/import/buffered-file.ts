const pieceBytes = 1_048_576

/** Gathers small writes into large ones; what was gathered goes out with `flush`. */
export function bufferedFile(write: (bytes: Uint8Array) => unknown): {
  readonly write: (bytes: Uint8Array) => void
  readonly flush: () => void
} {
  let held: Uint8Array[] = []
  let length = 0
  const flush = (): void => {
    if (length > 0) write(Buffer.concat(held, length))
    held = []
    length = 0
  }
  return {
    write(bytes) {
      held.push(bytes)
      length += bytes.length
      if (length >= pieceBytes) flush()
    },
    flush,
  }
}
