import { validate as cyprusVat } from 'stdnum/lib/cjs/cy/vat.js'
import { validate as cif } from 'stdnum/lib/cjs/es/cif.js'
import { validate as afm } from 'stdnum/lib/cjs/gr/vat.js'
import { validate as partitaIva } from 'stdnum/lib/cjs/it/iva.js'
import { validate as maltaVat } from 'stdnum/lib/cjs/mt/vat.js'
import { portugueseNif } from '../../../check-digits/national-numbers.ts'
import { byLibrary, zerosTo, type NumberScheme } from '../number-scheme.ts'

export const southernEurope: readonly NumberScheme[] = [
  {
    country: 'ES', name: 'NIF of a legal entity (formerly CIF)', keys: ['registrationNumber', 'taxNumber'], prefix: /^ES/u, labels: /^(?:NIF|CIF|NIFIVA)/u,
    // Companies end in a digit, those without a seat in Spain (00) perhaps in a letter; public bodies, foreign entities and congregations in a letter; others in either.
    pattern: /^(?:[ABEH]\d{8}|[ABEH]00\d{5}[A-J]|[NPQRSW]\d{7}[A-J]|[CDFGJUV]\d{7}[\dA-J])$/, check: byLibrary('Luhn, as a digit or a letter', cif),
    source: 'Real Decreto 1065/2007 art. 22 and 23; Orden EHA/451/2008; VIES: VAT number structure of ES',
    good: ['A58818501', 'ES J99216582'], bad: ['A58818502', 'A5881850A'],
  },
  {
    country: 'ES', name: 'hoja registral', keys: ['registrationNumber'], labels: /^HOJA/u,
    pattern: /^[A-Z]{1,2}[1-9]\d{0,5}$/,
    source: 'Reglamento del Registro Mercantil (Real Decreto 1784/1996): letters of the province and a number',
    good: ['M-123456', 'Hoja B 45678'], bad: ['123456', 'M-12345678'],
  },
  {
    country: 'PT', name: 'NIPC', keys: ['registrationNumber', 'taxNumber'], prefix: /^PT/u, labels: /^(?:NIPC|NIF|NIFPC)/u,
    pattern: /^[5-9]\d{8}$/, check: { algorithm: 'weights 9 to 2, mod 11', holds: portugueseNif },
    source: 'Decreto-Lei n.º 129/98 (RNPC); Autoridade Tributária; VIES: VAT number structure of PT',
    good: ['PT 501 964 843', '507104560'], bad: ['501 964 842', '50196484'],
  },
  {
    country: 'IT', name: 'partita IVA, codice fiscale of an entity', keys: ['taxNumber', 'registrationNumber'], prefix: /^IT/u,
    labels: /^(?:CFE?PIVA|CODICEFISCALEE?PARTITAIVA|PIVA|PARTITAIVA|CF|CODICEFISCALE|PI)/u,
    pattern: /^\d{11}$/, check: byLibrary('Luhn; code of the office', partitaIva),
    source: 'D.P.R. 633/1972 art. 35; Decreto ministeriale 23 dicembre 1976; VIES: VAT number structure of IT',
    good: ['IT 00743110157', 'P. IVA 07643520567'], bad: ['00743110158', '0074311015'],
  },
  {
    country: 'IT', name: 'numero REA', keys: ['registrationNumber'], labels: /^(?:REA|NUMEROREA|READI)/u,
    pattern: /^[A-Z]{2}[1-9]\d{0,6}$/,
    source: 'D.P.R. 581/1995 art. 9 (Repertorio economico amministrativo): letters of the province and a number',
    good: ['MI-1234567', 'REA RM 987654'], bad: ['MI-12345678', '1234567'],
  },
  {
    country: 'GR', name: 'ΑΦΜ', keys: ['taxNumber'], prefix: /^(?:EL|GR)/u, labels: /^(?:ΑΦΜ|AFM|ΦΠΑ|VAT)/u,
    pattern: /^\d{9}$/, check: byLibrary('powers of 2, mod 11', afm),
    source: 'Law 4174/2013; Independent Authority for Public Revenue (ΑΑΔΕ); VIES: VAT number structure of EL',
    good: ['EL 094259216', 'ΑΦΜ 023456780'], bad: ['EL 094259217', '09425921'],
    tidy: (number) => number.replace(/^ΑΦΜ/u, ''),
  },
  {
    country: 'GR', name: 'αριθμός ΓΕΜΗ', keys: ['registrationNumber'], labels: /^(?:ΓΕΜΗ|GEMI|ΑΡΓΕΜΗ|ΑΡΙΘΜΟΣΓΕΜΗ)/u,
    pattern: /^\d{12}$/,
    source: 'Law 4919/2022 (Γενικό Εμπορικό Μητρώο): twelve digits',
    good: ['123456701000', 'ΓΕΜΗ 1234501000'], bad: ['12345678', '12345A701000'],
    tidy: zerosTo(12, 9),
  },
  {
    country: 'CY', name: 'registration number', keys: ['registrationNumber'], labels: /^REG/u,
    pattern: /^(?:HE|C|EE|AE|B|S|P|BN|N|OE|OF)?[1-9]\d{0,5}$/,
    source: 'Department of Registrar of Companies and Intellectual Property: letters of the kind and a number',
    good: ['HE123456', 'ΗΕ 98765'], bad: ['HE 1234567', 'XX 123456'],
    tidy: (number) => number.replace(/^ΗΕ/u, 'HE'),
  },
  {
    country: 'CY', name: 'VAT number', keys: ['taxNumber'], prefix: /^CY/u, labels: /^(?:VAT|TIC)/u,
    pattern: /^(?!12)[013-69]\d{7}[A-Z]$/, check: byLibrary('places in turn replaced and added, mod 26', cyprusVat),
    source: 'Cyprus Tax Department; VIES: VAT number structure of CY',
    good: ['CY-10259033P', '10259033P'], bad: ['CY-10259033Z', 'CY-1025903P'],
  },
  {
    country: 'MT', name: 'company registration number', keys: ['registrationNumber'], labels: /^REG/u,
    pattern: /^(?:C|OC|P|SV|LPR|LPA|LPF)[1-9]\d{0,5}$/,
    source: 'Malta Business Registry: kind (C: company) and a number',
    good: ['C 12345', 'C-98765'], bad: ['12345', 'X 12345'],
  },
  {
    country: 'MT', name: 'VAT number', keys: ['taxNumber'], prefix: /^MT/u, labels: /^VAT/u,
    pattern: /^[1-9]\d{7}$/, check: byLibrary('weights 3, 4, 6, 7, 8, 9, mod 37', maltaVat),
    source: 'Malta Tax and Customs Administration; VIES: VAT number structure of MT',
    good: ['MT 1167-9112', '11679112'], bad: ['MT 1167-9113', 'MT 1167-911'],
  },
] // prettier-ignore
