import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import { likeLatin } from './like-latin.table.ts'
import { headNetwork } from './recognise-head.ts'
import { withFiguresNetwork } from './recurrent/figures-network.ts'
import { recurrentNetwork } from './recurrent/recurrent-network.ts'
import type { ScriptNetwork } from './script-reader.ts'

/** The networks of the scripts that are read besides Latin. */
export const scriptNetworks: Partial<Readonly<Record<PrintScript, ScriptNetwork>>> = {
  Cyrl: headNetwork({ name: 'script-cyrl', input: 'columns', likeLatin: likeLatin.Cyrl }),
  Grek: headNetwork({ name: 'script-grek', input: 'columns', likeLatin: likeLatin.Grek }),
  Arab: withFiguresNetwork(
    recurrentNetwork({ script: 'Arab', name: 'script-arab', direction: 'rightToLeft' }),
    {
      name: 'script-arab-figures',
      input: 'columns',
    },
  ),
  Hebr: recurrentNetwork({ script: 'Hebr', name: 'script-hebr', direction: 'rightToLeft' }),
  Deva: recurrentNetwork({ script: 'Deva', name: 'script-deva', direction: 'leftToRight' }),
  Beng: recurrentNetwork({ script: 'Beng', name: 'script-beng', direction: 'leftToRight' }),
  Taml: recurrentNetwork({ script: 'Taml', name: 'script-taml', direction: 'leftToRight' }),
  Thai: recurrentNetwork({ script: 'Thai', name: 'script-thai', direction: 'leftToRight' }),
  Kore: recurrentNetwork({ script: 'Kore', name: 'script-kore', direction: 'leftToRight' }),
  Hani: headNetwork({ name: 'script-hani', input: 'features' }),
}
