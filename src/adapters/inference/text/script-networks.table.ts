import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import { likeLatin } from './like-latin.table.ts'
import { headNetwork } from './recognise-head.ts'
import type { ScriptNetwork } from './script-reader.ts'

/** The networks of the scripts that are read besides Latin. */
export const scriptNetworks: Partial<Readonly<Record<PrintScript, ScriptNetwork>>> = {
  Cyrl: headNetwork({ name: 'script-cyrl', input: 'columns', likeLatin: likeLatin.Cyrl }),
  Grek: headNetwork({ name: 'script-grek', input: 'columns', likeLatin: likeLatin.Grek }),
  Hani: headNetwork({ name: 'script-hani', input: 'features' }),
}
