import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a file durable, or the names in a directory: a file created or renamed there is there after a power cut. */
export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes a directory with all it holds durable. Symbolic links are left alone. */
export function fsyncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else if (entry.isFile()) fsyncPath(path)
  }
  fsyncPath(directory)
}
