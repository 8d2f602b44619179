import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'
import { openFaceAnalysis, type AnalyseFaces } from '../../src/adapters/inference/face/face-analysis.ts'

/** The networks as the service opens them, in this thread. */
export function openNetworks(threads: number): AnalyseFaces {
  return openFaceAnalysis(async (file) =>
    InferenceSession.create(await readFile(new URL(`../../models/${file}`, import.meta.url)), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: true,
      enableMemPattern: false,
      extra: { session: { 'intra_op.allow_spinning': '0' } },
    }),
  )
}
