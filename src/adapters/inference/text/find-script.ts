import { Tensor } from 'onnxruntime-node'
import type { ScriptOfLine } from '../../../vocabulary/reading/script.ts'
import type { SeenLine } from './line-body.ts'
import type { LineSession } from './read-lines.ts'

/** The classes of the network, in its order. */
const classes = ['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr', 'Deva', 'Beng', 'Taml', 'Thai', 'Hani', 'Kore'] as const // prettier-ignore

/** Tells in which script a line most likely is. Digits alone, and what is no writing, are Latin with a low confidence. */
export async function findScript(session: LineSession, { columns, steps }: SeenLine): Promise<ScriptOfLine> {
  const given = new Tensor('float32', columns, [1, columns.length / steps, 1, steps])
  const answer = (await session.run({ columns: given }))[session.outputNames[0] ?? '']?.data
  if (!(answer instanceof Float32Array && answer.length === classes.length))
    throw new Error('the script finder gave no answer')
  const confidence = Math.max(...answer)
  return { script: classes[answer.indexOf(confidence)] ?? 'Latn', confidence }
}
