import { InferenceSession } from 'onnxruntime-node'

export interface SessionOptions {
  /** Processor threads of one run. */
  readonly threads: number
  /** Whether memory of the largest shapes is kept between two runs. Default no. */
  readonly keepsMemory?: boolean
}

/**
 * Opens a network. Arenas and memory patterns keep what the largest shapes, and every shape, needed for ever. Only those asked in
 * few shapes have one: the text detector, for which giving it back each time costs a third of a scan, and the networks of faces,
 * a fifth of a face.
 */
export function openSession(
  weights: Uint8Array,
  { threads, keepsMemory = false }: SessionOptions,
): Promise<InferenceSession> {
  return InferenceSession.create(weights, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: keepsMemory,
    enableMemPattern: false,
    // A thread that spins while it waits takes the processor from the request beside it.
    extra: { session: { 'intra_op.allow_spinning': '0' } },
    graphOptimizationLevel: 'all',
  })
}
