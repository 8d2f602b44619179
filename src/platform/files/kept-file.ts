import { readFile, stat } from 'node:fs/promises'

/**
 * What is read from a file, kept until the file is another one or was written to. Each call asks the file system for that, so
 * nothing old is answered.
 *
 * @param pathOf asked for with each call
 * @returns a reader that answers null where there is no such file
 */
export function keptFile<Value>(
  pathOf: () => string,
  parse: (text: string) => Value,
): () => Promise<Value | null> {
  let kept: { readonly state: string; readonly value: Value } | null = null
  return async () => {
    try {
      const path = pathOf()
      // Before it is read: of a file that changes in between, the state is then the old one, and it is read again.
      const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true })
      const state = [path, dev, ino, size, mtimeNs, ctimeNs].join(' ')
      if (kept?.state !== state) kept = { state, value: parse(await readFile(path, 'utf8')) }
      return kept.value
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
}
