import { type Head, headNetwork } from '../recognise-head.ts'
import type { ScriptNetwork } from '../script-reader.ts'
import { withFigures } from './with-figures.ts'

/** The network of a script, and one beside it that reads its figures alone. */
export function withFiguresNetwork(script: ScriptNetwork, figures: Head): ScriptNetwork {
  const beside = headNetwork(figures)
  return {
    files: [...script.files, ...beside.files],
    open: async (tools) => {
      const [readAll, readFigures] = await Promise.all([script.open(tools), beside.open(tools)])
      return async (pixels, quads) => {
        const lines = await readAll(pixels, quads)
        const seen = await readFigures(pixels, quads)
        return lines.map((line, at) => ({
          ...line,
          characters: withFigures(line.characters, seen[at]?.characters ?? []),
        }))
      }
    },
  }
}
