import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import type { ScriptNetwork } from './script-reader.ts'

/** The networks of the scripts that are read besides Latin. */
export const scriptNetworks: Partial<Readonly<Record<PrintScript, ScriptNetwork>>> = {}
