import { drawnSet } from '../drawn/drawn-set.ts'
import { cartaoCnpj } from './cartao-cnpj.ts'
import { cegkivonat } from './cegkivonat.ts'
import { confirmationStatement } from './confirmation-statement.ts'
import { deunggi } from './deunggi.ts'
import { disclosureCertificate } from './disclosure-certificate.ts'
import { giayChungNhan } from './giay-chung-nhan.ts'
import { kaupparekisteriote } from './kaupparekisteriote.ts'
import { nangsueRaprong } from './nangsue-raprong.ts'
import { sicilGazetesi } from './sicil-gazetesi.ts'
import { vypis } from './vypis.ts'

/** The ninth set: ten layouts in nine languages, drawn after the registers' own documents without a look at the reader. */
export const ninth = drawnSet(
  [
    ...[vypis, cegkivonat, kaupparekisteriote, sicilGazetesi, giayChungNhan],
    ...[deunggi, nangsueRaprong, cartaoCnpj, confirmationStatement, disclosureCertificate],
  ],
  { text: 9_000_000, picture: 9_500_000 },
)
