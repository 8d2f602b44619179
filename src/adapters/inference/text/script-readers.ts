import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import { printScripts, type PrintScript } from '../../../vocabulary/reading/script.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { ScriptNetwork, ScriptReader, ScriptTools } from './script-reader.ts'

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
  const opened = new Map<PrintScript, Promise<ScriptReader>>()
  const sharing: ScriptTools = { ...tools, network: openedOnce(tools.network) }
  const readerOf = (script: PrintScript): Promise<ScriptReader> => {
    const known = opened.get(script)
    if (known !== undefined) return known
    const network = networks[script]
    if (network === undefined)
      return Promise.reject(new Error(`no network reads ${script}: ask for a script of scriptsRead`))
    const opening = network.open(sharing)
    opened.set(script, opening)
    // A file that could not be read once may be there next time.
    opening.catch(() => opened.delete(script))
    return opening
  }
  return async (script, pixels, quads) => (await readerOf(script))(pixels, quads)
}

/** Opens each network once, however many scripts are read with it. */
function openedOnce(open: ScriptTools['network']): ScriptTools['network'] {
  const opened = new Map<string, ReturnType<ScriptTools['network']>>()
  return (name) => {
    const known = opened.get(name)
    if (known !== undefined) return known
    const opening = open(name)
    opened.set(name, opening)
    opening.catch(() => opened.delete(name))
    return opening
  }
}
