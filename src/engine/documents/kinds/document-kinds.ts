import { lazy } from '../../../vocabulary/lazy.ts'
import type { KindDefinition } from './kind-definition.ts'
import { egyIdentityCard } from './africa/egy-identity-card.table.ts'
import { ghaGhanaCard } from './africa/gha-ghana-card.table.ts'
import { kenIdentityCard } from './africa/ken-identity-card.table.ts'
import { kenMaishaCard } from './africa/ken-maisha-card.table.ts'
import { ngaDrivingLicence } from './africa/nga-driving-licence.table.ts'
import { ngaIdentityCard } from './africa/nga-identity-card.table.ts'
import { ngaNinSlip } from './africa/nga-nin-slip.table.ts'
import { zafDrivingLicence } from './africa/zaf-driving-licence.table.ts'
import { zafIdentityCard } from './africa/zaf-identity-card.table.ts'
import { chnDrivingLicence } from './east-asia/chn-driving-licence.table.ts'
import { chnIdentityCard } from './east-asia/chn-identity-card.table.ts'
import { hkgIdentityCards } from './east-asia/hkg-identity-cards.table.ts'
import { jpnDrivingLicence } from './east-asia/jpn-driving-licence.table.ts'
import { jpnMyNumberCard } from './east-asia/jpn-my-number-card.table.ts'
import { jpnResidenceCard } from './east-asia/jpn-residence-card.table.ts'
import { korAlienCard } from './east-asia/kor-alien-card.table.ts'
import { korDrivingLicence } from './east-asia/kor-driving-licence.table.ts'
import { korResidentCard } from './east-asia/kor-resident-card.table.ts'
import { twnIdentityCard } from './east-asia/twn-identity-card.table.ts'
import { kazIdentityCard } from './eurasia/kaz-identity-card.table.ts'
import { rusDrivingLicence } from './eurasia/rus-driving-licence.table.ts'
import { rusInternalPassport } from './eurasia/rus-internal-passport.table.ts'
import { ukrDrivingLicence } from './eurasia/ukr-driving-licence.table.ts'
import { ukrIdentityCard } from './eurasia/ukr-identity-card.table.ts'
import { deuIdentityCard } from './europe/deu-identity-card.table.ts'
import { espIdentityCard } from './europe/esp-identity-card.table.ts'
import { europeanDrivingLicences } from './europe/european-driving-licences.table.ts'
import { europeanIdentityCards } from './europe/european-identity-cards.table.ts'
import { europeanResidencePermits } from './europe/european-residence-permits.table.ts'
import { fraIdentityCard1988 } from './europe/fra-identity-card-1988.table.ts'
import { fraIdentityCard2021 } from './europe/fra-identity-card-2021.table.ts'
import { itaIdentityCard } from './europe/ita-identity-card.table.ts'
import { srbIdentityCard } from './europe/srb-identity-card.table.ts'
import { passports } from './everywhere/passports.table.ts'
import { argDni } from './latin-america/arg-dni.table.ts'
import { braCin } from './latin-america/bra-cin.table.ts'
import { braCnh2006 } from './latin-america/bra-cnh-2006.table.ts'
import { braCnh2022 } from './latin-america/bra-cnh-2022.table.ts'
import { braRg } from './latin-america/bra-rg.table.ts'
import { chlIdentityCard } from './latin-america/chl-identity-card.table.ts'
import { colCedula2000 } from './latin-america/col-cedula-2000.table.ts'
import { colCedula2020 } from './latin-america/col-cedula-2020.table.ts'
import { mexIne } from './latin-america/mex-ine.table.ts'
import { perDni } from './latin-america/per-dni.table.ts'
import { areEmiratesId2012 } from './middle-east/are-emirates-id-2012.table.ts'
import { areEmiratesId } from './middle-east/are-emirates-id.table.ts'
import { irnDrivingLicence } from './middle-east/irn-driving-licence.table.ts'
import { irnNationalCard } from './middle-east/irn-national-card.table.ts'
import { isrDrivingLicence } from './middle-east/isr-driving-licence.table.ts'
import { isrIdentityCard } from './middle-east/isr-identity-card.table.ts'
import { sauIdentityCard } from './middle-east/sau-identity-card.table.ts'
import { sauIqama } from './middle-east/sau-iqama.table.ts'
import { turDrivingLicence } from './middle-east/tur-driving-licence.table.ts'
import { turIdentityCard } from './middle-east/tur-identity-card.table.ts'
import { northAmericanLicences } from './north-america/north-american-licences.table.ts'
import { australianLicences } from './oceania/australian-licences.table.ts'
import { nzlDrivingLicence } from './oceania/nzl-driving-licence.table.ts'
import { bgdNid } from './south-asia/bgd-nid.table.ts'
import { indAadhaar } from './south-asia/ind-aadhaar.table.ts'
import { indDrivingLicence } from './south-asia/ind-driving-licence.table.ts'
import { indPan1995 } from './south-asia/ind-pan-1995.table.ts'
import { indPan2017 } from './south-asia/ind-pan-2017.table.ts'
import { indVoter } from './south-asia/ind-voter.table.ts'
import { pakCnic } from './south-asia/pak-cnic.table.ts'
import { idnKtp } from './south-east-asia/idn-ktp.table.ts'
import { idnSim } from './south-east-asia/idn-sim.table.ts'
import { mysDrivingLicence } from './south-east-asia/mys-driving-licence.table.ts'
import { mysMykad } from './south-east-asia/mys-mykad.table.ts'
import { phlDrivingLicence } from './south-east-asia/phl-driving-licence.table.ts'
import { phlNationalId } from './south-east-asia/phl-national-id.table.ts'
import { sgpNric } from './south-east-asia/sgp-nric.table.ts'
import { thaDrivingLicence } from './south-east-asia/tha-driving-licence.table.ts'
import { thaIdentityCard } from './south-east-asia/tha-identity-card.table.ts'
import { vnmCitizenCard2016 } from './south-east-asia/vnm-citizen-card-2016.table.ts'
import { vnmCitizenCard2021 } from './south-east-asia/vnm-citizen-card-2021.table.ts'
import { vnmCitizenCard2024 } from './south-east-asia/vnm-citizen-card-2024.table.ts'

/** Every kind of document that is known, editions apart. */
export const documentKinds: readonly KindDefinition[] = [
  egyIdentityCard,
  ghaGhanaCard,
  kenIdentityCard,
  kenMaishaCard,
  ngaDrivingLicence,
  ngaIdentityCard,
  ngaNinSlip,
  zafDrivingLicence,
  zafIdentityCard,
  chnDrivingLicence,
  chnIdentityCard,
  ...hkgIdentityCards,
  jpnDrivingLicence,
  jpnMyNumberCard,
  jpnResidenceCard,
  korAlienCard,
  korDrivingLicence,
  korResidentCard,
  twnIdentityCard,
  kazIdentityCard,
  rusDrivingLicence,
  rusInternalPassport,
  ukrDrivingLicence,
  ukrIdentityCard,
  deuIdentityCard,
  espIdentityCard,
  ...europeanDrivingLicences,
  ...europeanIdentityCards,
  ...europeanResidencePermits,
  fraIdentityCard1988,
  fraIdentityCard2021,
  itaIdentityCard,
  srbIdentityCard,
  ...passports,
  argDni,
  braCin,
  braCnh2006,
  braCnh2022,
  braRg,
  chlIdentityCard,
  colCedula2000,
  colCedula2020,
  ...mexIne,
  ...perDni,
  areEmiratesId2012,
  areEmiratesId,
  irnDrivingLicence,
  irnNationalCard,
  isrDrivingLicence,
  isrIdentityCard,
  sauIdentityCard,
  sauIqama,
  turDrivingLicence,
  turIdentityCard,
  ...northAmericanLicences,
  ...australianLicences,
  nzlDrivingLicence,
  ...bgdNid,
  indAadhaar,
  indDrivingLicence,
  indPan1995,
  indPan2017,
  indVoter,
  pakCnic,
  idnKtp,
  idnSim,
  mysDrivingLicence,
  mysMykad,
  phlDrivingLicence,
  phlNationalId,
  sgpNric,
  thaDrivingLicence,
  thaIdentityCard,
  vnmCitizenCard2016,
  vnmCitizenCard2021,
  vnmCitizenCard2024,
]

const kindsById = lazy(() => new Map(documentKinds.map((kind) => [kind.id, kind])))

/** The kind of an id; null when there is none. */
export function kindById(id: string): KindDefinition | null {
  return kindsById().get(id) ?? null
}
