import { drawnSet } from '../drawn/drawn-set.ts'
import { akteVanOprichting } from './akte-van-oprichting.ts'
import { chaxundanShenzhen } from './chaxundan-shenzhen.ts'
import { companyPrintoutIreland } from './company-printout-ireland.ts'
import { constanciaArcaArgentina } from './constancia-arca-argentina.ts'
import { etatRenseignementsQuebec } from './etat-renseignements-quebec.ts'
import { fichaCadastralJucesp } from './ficha-cadastral-jucesp.ts'
import { palestineCertificate } from './palestine-certificate.ts'
import { transparenzregisterAuszug } from './transparenzregister-auszug.ts'

/** The fifteenth set: eight layouts in eight languages, two on two pages, drawn without a look at the reader. */
export const fifteenth = drawnSet(
  [
    ...[companyPrintoutIreland, transparenzregisterAuszug, etatRenseignementsQuebec, constanciaArcaArgentina],
    ...[fichaCadastralJucesp, akteVanOprichting, chaxundanShenzhen, palestineCertificate],
  ],
  { text: 15_000_000, picture: 15_500_000 },
)
