import { lockDirectory } from './directory-lock.ts'

/** Locks the given directory, says so or why not, and stays. */
try {
  const lock = await lockDirectory(process.argv[2] ?? '')
  lock.announce('http://127.0.0.1:8080')
  process.send?.('taken')
  setInterval(() => undefined, 1000)
} catch (error) {
  process.send?.(error instanceof Error ? error.message : 'failed')
  process.disconnect()
}
