import { drawnSet } from '../drawn/drawn-set.ts'
import { extraitRneTunisie } from './extrait-rne-tunisie.ts'
import { handelsregisterBozen } from './handelsregister-bozen.ts'
import { hongKongAnnualReturn } from './hong-kong-annual-return.ts'
import { lebanonCertificate } from './lebanon-certificate.ts'
import { partidaRegistral } from './partida-registral.ts'
import { statusReport } from './status-report.ts'
import { uittrekselCuracao } from './uittreksel-curacao.ts'
import { umowaSpolki } from './umowa-spolki.ts'

/** The thirteenth set: eight layouts in eight languages, one on two pages, drawn without a look at the reader. */
export const thirteenth = drawnSet(
  [
    ...[statusReport, handelsregisterBozen, extraitRneTunisie, partidaRegistral],
    ...[uittrekselCuracao, umowaSpolki, hongKongAnnualReturn, lebanonCertificate],
  ],
  { text: 13_000_000, picture: 13_500_000 },
)
