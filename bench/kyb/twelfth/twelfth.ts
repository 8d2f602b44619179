import { drawnSet } from '../drawn/drawn-set.ts'
import { egyptExtract } from './egypt-extract.ts'
import { generalInformationSheet } from './general-information-sheet.ts'
import { inlichtingenHandelsregister } from './inlichtingen-handelsregister.ts'
import { macauReport } from './macau-report.ts'
import { modeleJ } from './modele-j.ts'
import { monitorSadowy } from './monitor-sadowy.ts'
import { registroMercantil } from './registro-mercantil.ts'
import { shabNeueintragung } from './shab-neueintragung.ts'

/** The twelfth set: eight layouts in eight languages, one on two pages, drawn without a look at the reader. */
export const twelfth = drawnSet(
  [
    ...[generalInformationSheet, shabNeueintragung, modeleJ, registroMercantil],
    ...[inlichtingenHandelsregister, monitorSadowy, macauReport, egyptExtract],
  ],
  { text: 12_000_000, picture: 12_500_000 },
)
