import { Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import { printScripts, type PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { StepProbabilities } from '../ctc-decoding.ts'
import type { ScriptTools } from '../script-reader.ts'
import type { LineOfScript } from './line-of-script.ts'
import { stepsOfLine } from './steps-of-line.ts'

/** The network that reads lines in several scripts: see `training/scripts/lines`. */
export interface LinesNetwork {
  /** In pixels: lines are shown to it as high as this. */
  readonly height: number
  /** Its classes are those of the alphabet of the script; classes beyond are never likely. */
  readonly read: (line: LineOfScript) => Promise<StepProbabilities>
}

const [networkFile, scriptsFile] = ['script-lines.onnx', 'script-lines.scripts.json']
export const linesFiles: readonly string[] = [networkFile, scriptsFile]

const scriptsShape = z.object({
  height: z.number().int().min(8).max(64),
  /** In the order of the last layers. */
  scripts: z.array(z.enum(printScripts)),
})

/** @throws Error where the network does not read the script */
export async function openLinesNetwork(tools: ScriptTools, script: PrintScript): Promise<LinesNetwork> {
  const { height, scripts } = scriptsShape.parse(await tools.json(scriptsFile))
  const place = scripts.indexOf(script)
  if (place < 0) throw new Error(`${networkFile} does not read ${script}`)
  const session = await tools.network(networkFile)
  const read = stepsOfLine({ name: networkFile, session, height })
  return { height, read: (line) => read(line, { script: new Tensor('int64', [BigInt(place)], [1]) }) }
}
