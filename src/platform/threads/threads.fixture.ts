import { parentPort, workerData } from 'node:worker_threads'
import { invalidValue } from '../../vocabulary/refusals.ts'

/** Answers from a thread or a child with what it was given and with a sentence from another module. */
const sentence: string = invalidValue('x').message

if (parentPort === null) {
  process.send?.({ given: process.argv[2], sentence, variables: Object.keys(process.env) })
  process.disconnect()
} else {
  const given: unknown = workerData
  parentPort.postMessage({ given, sentence })
}
