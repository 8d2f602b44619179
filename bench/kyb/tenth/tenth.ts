import { drawnSet } from '../drawn/drawn-set.ts'
import { certificacionLiteral } from './certificacion-literal.ts'
import { certificatConstatator } from './certificat-constatator.ts'
import { cvrUdskrift } from './cvr-udskrift.ts'
import { genossenschaftsregister } from './genossenschaftsregister.ts'
import { gongsiJibenZiliao } from './gongsi-jiben-ziliao.ts'
import { nzExtract } from './nz-extract.ts'
import { odpisPelny } from './odpis-pelny.ts'
import { omanExtract } from './oman-extract.ts'

/** The tenth set: eight layouts in eight languages, drawn after public descriptions without a look at the reader. */
export const tenth = drawnSet(
  [
    ...[nzExtract, genossenschaftsregister, certificacionLiteral, gongsiJibenZiliao],
    ...[omanExtract, odpisPelny, certificatConstatator, cvrUdskrift],
  ],
  { text: 10_000_000, picture: 10_500_000 },
)
