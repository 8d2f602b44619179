import { writeFile } from 'node:fs/promises'

/** What is written may be personal data: for its owner alone, and never over something else. */
export function writeNewFile(path: string, text: string): Promise<void> {
  return writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx' })
}
