const bufferBytes = 1_048_576

/** Gathers small writes into large ones; what was gathered goes out with `flush`. */
export function bufferedWriter(write: (bytes: Uint8Array) => unknown): {
  readonly write: (bytes: Uint8Array) => void
  readonly flush: () => void
} {
  let pending: Uint8Array[] = []
  let length = 0
  const flush = (): void => {
    if (length > 0) write(Buffer.concat(pending, length))
    pending = []
    length = 0
  }
  return {
    write(bytes) {
      pending.push(bytes)
      length += bytes.length
      if (length >= bufferBytes) flush()
    },
    flush,
  }
}
