import { Tensor } from 'onnxruntime-node'
import type { ScriptOfLine } from '../../../vocabulary/reading/script.ts'
import type { SeenLine } from '../networks/seen-line.ts'
import type { LineSession } from './read-lines.ts'

/** The classes of the network, in its order. */
const classes = ['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr', 'Deva', 'Beng', 'Taml', 'Thai', 'Hani', 'Kore'] as const // prettier-ignore

/** What a line looks like before its letters are named. */
export interface LineLook {
  /** In which script it most likely is. Digits alone, and what is no writing, are Latin with a low confidence. */
  readonly script: ScriptOfLine
  /** 0..1, that a letter of it bears a mark, if it is Latin. */
  readonly marks: number
}

/** Tells in which script a line most likely is, and whether its letters bear marks. */
export async function findScript(session: LineSession, { columns, steps }: SeenLine): Promise<LineLook> {
  const given = new Tensor('float32', columns, [1, columns.length / steps, 1, steps])
  const answer = await session.run({ columns: given })
  const scripts = answer[session.outputNames[0] ?? '']?.data
  const marks = answer['marks']?.data[0]
  if (!(scripts instanceof Float32Array && scripts.length === classes.length && typeof marks === 'number'))
    throw new Error('the script finder gave no answer')
  const confidence = Math.max(...scripts)
  return { script: { script: classes[scripts.indexOf(confidence)] ?? 'Latn', confidence }, marks }
}
