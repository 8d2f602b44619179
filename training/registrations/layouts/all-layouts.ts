import { kenyanLetter, nigerianStatus, southAfricanCertificate } from './africa.ts'
import { argentineGazette } from './argentina.ts'
import { australianExtract, newZealandExtract } from './australia.ts'
import { austrianExtract } from './austria.ts'
import { belgianGazette, belgianRecord } from './belgium.ts'
import { brazilianCard, brazilianContract } from './brazil.ts'
import { canadianProfile } from './canada.ts'
import { chineseLicence, chineseReport } from './china.ts'
import { colombianCertificate } from './colombia.ts'
import { croatianExtract } from './croatia.ts'
import { czechDeed, czechExtract } from './czechia.ts'
import { danishExtract } from './denmark.ts'
import { emiratesLicence, saudiExtract } from './emirates.ts'
import { finlandSwedishPage, finnishExtract } from './finland.ts'
import { germanArticles, germanColumns } from './germany.ts'
import { greekCertificate } from './greece.ts'
import { hungarianExtract } from './hungary.ts'
import { indianCertificate, indianMasterData } from './india.ts'
import { irishLetter, irishReturn } from './ireland.ts'
import { israeliExtract } from './israel.ts'
import { italianDeed } from './italy.ts'
import { japaneseRegister, japaneseShareholders } from './japan.ts'
import { koreanRegister } from './korea.ts'
import { mexicanDeed, mexicanTaxStatus } from './mexico.ts'
import { dutchDeed } from './netherlands.ts'
import { norwegianCertificate } from './norway.ts'
import { polishFullPrint } from './poland.ts'
import { romanianCertificate } from './romania.ts'
import { russianExtract } from './russia.ts'
import { singaporeProfile } from './singapore.ts'
import { spanishGazette } from './spain.ts'
import { swedishCertificate, swedishShareRegister } from './sweden.ts'
import { swissFrenchExtract } from './switzerland.ts'
import { turkishGazette } from './turkey.ts'
import { ukrainianExtract } from './ukraine.ts'
import { floridaDetail, goodStandingLetter, operatingAgreement } from './united-states.ts'
import { vietnameseCertificate } from './vietnam.ts'
import type { Layout } from './kit/print.ts'

/** Every layout by the name that its truth bears; the first two letters are its country. */
export const allLayouts: Readonly<Record<string, Layout>> = {
  'ae-licence': emiratesLicence,
  'ar-boletin': argentineGazette,
  'at-firmenbuch': austrianExtract,
  'au-extract': australianExtract,
  'be-bce': belgianRecord,
  'be-moniteur': belgianGazette,
  'br-cnpj': brazilianCard,
  'br-contrato-social': brazilianContract,
  'ca-profile': canadianProfile,
  'ch-extrait': swissFrenchExtract,
  'cn-xinyong': chineseReport,
  'cn-yingye-zhizhao': chineseLicence,
  'co-existencia': colombianCertificate,
  'cz-smlouva': czechDeed,
  'cz-vypis': czechExtract,
  'de-gesellschaftsvertrag': germanArticles,
  'de-spalten': germanColumns,
  'dk-cvr': danishExtract,
  'es-borme': spanishGazette,
  'fi-fods': finlandSwedishPage,
  'fi-kaupparekisteriote': finnishExtract,
  'gr-gemi': greekCertificate,
  'hr-izvadak': croatianExtract,
  'hu-cegkivonat': hungarianExtract,
  'ie-annual-return': irishReturn,
  'ie-letter-of-status': irishLetter,
  'il-nesach': israeliExtract,
  'in-incorporation': indianCertificate,
  'in-master-data': indianMasterData,
  'it-atto-costitutivo': italianDeed,
  'jp-kabunushi': japaneseShareholders,
  'jp-tokibo': japaneseRegister,
  'ke-letter': kenyanLetter,
  'kr-deunggi': koreanRegister,
  'mx-acta': mexicanDeed,
  'mx-constancia': mexicanTaxStatus,
  'ng-status-report': nigerianStatus,
  'nl-oprichting': dutchDeed,
  'no-firmaattest': norwegianCertificate,
  'nz-extract': newZealandExtract,
  'pl-krs': polishFullPrint,
  'ro-constatator': romanianCertificate,
  'ru-egrul': russianExtract,
  'sa-sijil': saudiExtract,
  'se-aktiebok': swedishShareRegister,
  'se-registreringsbevis': swedishCertificate,
  'sg-bizfile': singaporeProfile,
  'tr-gazete': turkishGazette,
  'ua-vytiah': ukrainianExtract,
  'us-florida-detail': floridaDetail,
  'us-good-standing': goodStandingLetter,
  'us-operating-agreement': operatingAgreement,
  'vn-giay-chung-nhan': vietnameseCertificate,
  'za-certificate': southAfricanCertificate,
}
