import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import { printScripts, type PrintScript } from '../../../vocabulary/reading/script.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { ScriptNetwork, ScriptReader, ScriptTools } from './script-reader.ts'
import { openedOnce } from '../networks/opened-once.ts'

type ScriptNetworks = Partial<Readonly<Record<PrintScript, ScriptNetwork>>>

/** Reads lines in one script. */
export type ReadScript = (
  script: PrintScript,
  pixels: Pixels,
  quads: readonly Quad[],
) => Promise<readonly RecognisedLine[]>

/** The scripts that have a network. */
export function scriptsOf(networks: ScriptNetworks): readonly PrintScript[] {
  return printScripts.filter((script) => networks[script] !== undefined)
}

/**
 * Opens the network of a script when it is first asked for, and keeps it.
 *
 * @returns rejects with Error for a script without a network
 */
export function openScriptReaders(networks: ScriptNetworks, tools: ScriptTools): ReadScript {
  const sharing: ScriptTools = { ...tools, network: openedOnce(tools.network) }
  const readerOf = openedOnce((script: PrintScript): Promise<ScriptReader> => {
    const network = networks[script]
    if (network === undefined)
      return Promise.reject(new Error(`no network reads ${script}: ask for a script of scriptsRead`))
    return network.open(sharing)
  })
  return async (script, pixels, quads) => (await readerOf(script))(pixels, quads)
}
