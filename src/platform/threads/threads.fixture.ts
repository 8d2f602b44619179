import { parentPort, workerData } from 'node:worker_threads'
import { invalidValue } from '../../vocabulary/refusals.ts'

/** Answers from a thread or a child with what it was given and with a sentence from another module. */
const message: string = invalidValue('x').message

if (parentPort === null) {
  process.send?.({ given: process.argv[2], sentence: message, variables: Object.keys(process.env) })
  process.disconnect()
} else {
  const received: unknown = workerData
  parentPort.postMessage({ given: received, sentence: message })
}
