import { validate as cvr } from 'stdnum/lib/cjs/dk/cvr.js'
import { validate as kmkr } from 'stdnum/lib/cjs/ee/kmkr.js'
import { validate as registrikood } from 'stdnum/lib/cjs/ee/registrikood.js'
import { validate as alv } from 'stdnum/lib/cjs/fi/alv.js'
import { validate as pvm } from 'stdnum/lib/cjs/lt/pvm.js'
import { validate as latvian } from 'stdnum/lib/cjs/lv/pvn.js'
import { validate as norwegian } from 'stdnum/lib/cjs/no/orgnr.js'
import { luhn } from '../../../check-digits/check-digit-algorithms.ts'
import { balticCode, icelandicKennitala } from '../../../check-digits/national-numbers.ts'
import { byLibrary, zerosTo, type NumberScheme } from '../number-scheme.ts'

export const nordicBaltic: readonly NumberScheme[] = [
  {
    country: 'DK', name: 'CVR-nummer', keys: ['registrationNumber', 'taxNumber'], prefix: /^DK/u, labels: /^(?:CVR|SE)/u,
    pattern: /^[1-9]\d{7}$/, check: byLibrary('weights 2, 7, 6, 5, 4, 3, 2, mod 11', cvr),
    source: 'Lov om Det Centrale Virksomhedsregister; Erhvervsstyrelsen; VIES: VAT number structure of DK',
    good: ['CVR-nr. 13585628', 'DK 13 58 56 28'], bad: ['13585627', '1358562'],
  },
  {
    country: 'NO', name: 'organisasjonsnummer', keys: ['registrationNumber', 'taxNumber'], prefix: /^NO/u, labels: /^ORG/u,
    pattern: /^[89]\d{8}$/, check: byLibrary('weights 3, 2, 7, 6, 5, 4, 3, 2, mod 11', norwegian),
    source: 'Enhetsregisterloven § 5; Brønnøysundregistrene',
    good: ['988 077 917', 'NO 974 760 673 MVA'], bad: ['988 077 918', '988 077 91'],
    tidy: (number) => number.replace(/MVA$/, ''),
  },
  {
    country: 'SE', name: 'organisationsnummer', keys: ['registrationNumber', 'taxNumber'], labels: /^ORG/u,
    pattern: /^[1-9]\d[2-9]\d{7}$/, check: { algorithm: 'Luhn', holds: luhn },
    source: 'Lag (1974:174) om identitetsbeteckning för juridiska personer m.fl.; Skatteverket SKV 709',
    good: ['556016-0680', '16 556703-7485'], bad: ['556016-0681', '550116-0680'],
    // In front of twelve digits: 16 says that it is no person.
    tidy: (number) => number.replace(/^16(?=\d{10}$)/, ''),
  },
  {
    country: 'SE', name: 'momsregistreringsnummer', keys: ['taxNumber'], prefix: /^SE/u, labels: /^(?:MOMS|VAT)/u,
    pattern: /^\d{10}01$/, check: { algorithm: 'Luhn of the first ten', holds: (number) => luhn(number.slice(0, 10)) },
    source: 'Skatteverket: momsregistreringsnummer; VIES: VAT number structure of SE',
    good: ['SE556016068001', 'SE 556703748501'], bad: ['SE556016068101', 'SE556016068002'],
  },
  {
    country: 'FI', name: 'Y-tunnus, FO-nummer', keys: ['registrationNumber', 'taxNumber'], prefix: /^FI/u, labels: /^(?:YTUNNUS|FO)/u,
    pattern: /^\d{8}$/, check: byLibrary('weights 7, 9, 10, 5, 8, 4, 2, mod 11', alv),
    source: 'Yritys- ja yhteisötietolaki 244/2001 § 9; Patentti- ja rekisterihallitus; VIES: VAT number structure of FI',
    good: ['2077474-0', 'FI 20774740'], bad: ['2077474-1', '20774740-0'],
    tidy: zerosTo(8, 7),
  },
  {
    country: 'IS', name: 'kennitala of a company', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:KT|KENNITALA)/u,
    // Forty is added to the day of registration.
    pattern: /^(?:4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{5}[09]$/, check: { algorithm: 'weights 3, 2, 7, 6, 5, 4, 3, 2, mod 11', holds: icelandicKennitala },
    source: 'Lög um skráningu einstaklinga og fyrirtækjaskrá (17/2003); Skatturinn',
    good: ['450401-3150', 'kt. 550169-2829'], bad: ['450401-3160', '120174-3399'],
  },
  {
    country: 'IS', name: 'virðisaukaskattsnúmer (VSK)', keys: ['taxNumber'], prefix: /^IS/u, labels: /^VSK/u,
    pattern: /^\d{5,6}$/,
    source: 'Lög um virðisaukaskatt (50/1988); Skatturinn: VSK-númer',
    good: ['VSK 12345', '123456'], bad: ['1234', 'VSK 1234567'],
  },
  {
    country: 'EE', name: 'registrikood', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:REGISTRIKOOD|REGKOOD)/u,
    pattern: /^[1789]\d{7}$/, check: byLibrary('weights 1 to 7, then 3 to 9, mod 11', registrikood),
    source: 'Äriregistri seadus; OECD, Tax identification numbers: Estonia',
    good: ['12345678', '1034 5833'], bad: ['12345679', '22345678'],
  },
  {
    country: 'EE', name: 'käibemaksukohustuslase number (KMKR)', keys: ['taxNumber'], prefix: /^EE/u, labels: /^KMKR/u,
    pattern: /^10\d{7}$/, check: byLibrary('weights 3, 7, 1, mod 10', kmkr),
    source: 'Käibemaksuseadus; VIES: VAT number structure of EE',
    good: ['EE 100594102', '100247019'], bad: ['EE 100594103', 'EE 10059410'],
  },
  {
    country: 'LV', name: 'reģistrācijas numurs', keys: ['registrationNumber', 'taxNumber'], prefix: /^LV/u, labels: /^(?:PVN|REG)/u,
    pattern: /^[4-9]\d{10}$/, check: byLibrary('weights 9, 1, 4, 8, 3, 10, 2, 5, 7, 6, mod 11', latvian),
    source: 'Likums “Par Latvijas Republikas Uzņēmumu reģistru”; VIES: VAT number structure of LV',
    good: ['40003521600', 'LV 4000 3032 949'], bad: ['40003521601', '4000352160'],
  },
  {
    country: 'LT', name: 'juridinio asmens kodas', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:KODAS|IMONESKODAS|ĮMONĖSKODAS)/u,
    pattern: /^[1-9]\d{8}$/, check: { algorithm: 'weights 1 to 8, then 3 on, mod 11', holds: balticCode },
    source: 'Juridinių asmenų registro nuostatai; Registrų centras',
    good: ['121215434', 'įmonės kodas 110053842'], bad: ['121215435', '12121543'],
  },
  {
    country: 'LT', name: 'PVM mokėtojo kodas', keys: ['taxNumber'], prefix: /^LT/u, labels: /^PVM/u,
    pattern: /^(?:[1-9]\d{6}1\d|[1-9]\d{9}1\d)$/, check: byLibrary('weights 1 on, then 3 on, mod 11', pvm),
    source: 'Pridėtinės vertės mokesčio įstatymas; VIES: VAT number structure of LT',
    good: ['LT 119511515', 'LT 100001919017'], bad: ['LT 119511516', 'LT 119511525'],
  },
] // prettier-ignore
