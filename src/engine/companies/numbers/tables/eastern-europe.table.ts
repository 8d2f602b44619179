import { validate as dic } from 'stdnum/lib/cjs/cz/dic.js'
import { validate as ico } from 'stdnum/lib/cjs/cz/ico.js'
import { validate as adoszam } from 'stdnum/lib/cjs/hu/anum.js'
import { validate as nip } from 'stdnum/lib/cjs/pl/nip.js'
import { validate as regon } from 'stdnum/lib/cjs/pl/regon.js'
import { validate as cui } from 'stdnum/lib/cjs/ro/cui.js'
import { iso7064Mod11And10 } from '../../../check-digits/check-digit-algorithms.ts'
import { byLibrary, zerosTo, type NumberScheme } from '../number-scheme.ts'
import { bulstat, slovakTaxNumber, slovenianRegisterNumber, slovenianTaxNumber } from '../own-checks.ts'

/** Letter, county, number and year of the Romanian register: `J40/1234/2020`, a whole date as its year. */
function romanianRegisterNumber(number: string): string {
  return number
    .replace(/\/\d{1,2}[./]\d{1,2}[./](?=\d{4}$)/, '/')
    .replace(/[.-]/g, '')
    .replace(/^([CFJ])\/?0?(\d{1,2})\//, '$1$2/')
    .replace(/^([CFJ])(\d)\//, '$10$2/')
}

export const easternEurope: readonly NumberScheme[] = [
  {
    country: 'PL', name: 'KRS', keys: ['registrationNumber'], labels: /^KRS/u,
    pattern: /^0(?!0{9})\d{9}$/,
    source: 'Ustawa o Krajowym Rejestrze Sądowym (20.08.1997): ten digits',
    good: ['KRS 0000123456', '0000987654'], bad: ['00001234567', '1234567890'],
  },
  {
    country: 'PL', name: 'REGON', keys: ['registrationNumber'], labels: /^REGON/u,
    pattern: /^\d{9}(?:\d{5})?$/, check: byLibrary('weights 8, 9, 2, 3, 4, 5, 6, 7, mod 11', regon),
    source: 'Rozporządzenie Rady Ministrów z 30 listopada 2015 r. (REGON); Główny Urząd Statystyczny',
    good: ['192598184', '12345678512347'], bad: ['192598183', '12345678512348'],
  },
  {
    country: 'PL', name: 'NIP', keys: ['taxNumber'], prefix: /^PL/u, labels: /^NIP/u,
    pattern: /^[1-9]\d{9}$/, check: byLibrary('weights 6, 5, 7, 2, 3, 4, 5, 6, 7, mod 11', nip),
    source: 'Ustawa o zasadach ewidencji i identyfikacji podatników (13.10.1995); VIES: VAT number structure of PL',
    good: ['PL 8567346215', '526-000-12-46'], bad: ['PL 8567346216', '856734621'],
  },
  {
    country: 'CZ', name: 'IČO', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:IČO|ICO)/u,
    pattern: /^(?!0{8})\d{8}$/, check: byLibrary('weights 8 to 2, mod 11', ico),
    source: 'Zákon č. 111/2009 Sb., o základních registrech; ARES',
    good: ['IČO: 27082440', '45274649'], bad: ['27082441', '2708244012345'],
    tidy: zerosTo(8, 6),
  },
  {
    country: 'CZ', name: 'DIČ', keys: ['taxNumber'], prefix: /^CZ/u, labels: /^(?:DIČ|DIC)/u,
    pattern: /^\d{8,10}$/, check: byLibrary('as IČO; of people as rodné číslo', dic),
    source: 'Zákon č. 280/2009 Sb., daňový řád, § 130; VIES: VAT number structure of CZ',
    good: ['CZ25123891', 'CZ 27082440'], bad: ['CZ25123890', 'CZ2512389'],
  },
  {
    country: 'SK', name: 'IČO', keys: ['registrationNumber'], labels: /^(?:IČO|ICO)/u,
    pattern: /^(?!0{8})\d{8}$/, check: byLibrary('weights 8 to 2, mod 11', ico),
    source: 'Zákon č. 540/2001 Z. z. o štátnej štatistike; Register právnických osôb',
    good: ['IČO: 35763469', '31 322 832'], bad: ['35763468', '3576346'],
  },
  {
    country: 'SK', name: 'DIČ, IČ DPH', keys: ['taxNumber'], prefix: /^SK/u, labels: /^(?:DIČ|DIC|IČDPH|ICDPH)/u,
    pattern: /^[1-9]\d[2-47-9]\d{7}$/, check: { algorithm: 'divides by 11', holds: slovakTaxNumber },
    source: 'Zákon č. 563/2009 Z. z. § 67; zákon č. 222/2004 Z. z. § 4; VIES: VAT number structure of SK',
    good: ['SK 202 274 96 19', '2022749619'], bad: ['SK 202 274 96 18', 'SK 202 274 96'],
  },
  {
    country: 'HU', name: 'cégjegyzékszám', keys: ['registrationNumber'], labels: /^(?:CG|CÉGJEGYZÉKSZÁM|CEGJEGYZEKSZAM)/u,
    // Court, form of company, number.
    pattern: /^(?:0[1-9]|1\d|20)(?:0[1-9]|1\d|2[0-4])(?!0{6})\d{6}$/,
    source: '2006. évi V. törvény (Ctv.) 2. sz. melléklet: court, form, number',
    good: ['01-10-041585', 'Cg. 13-09-123456'], bad: ['21-10-041585', '01-10-04158'],
  },
  {
    country: 'HU', name: 'adószám', keys: ['taxNumber'], prefix: /^HU/u, labels: /^(?:ADÓSZÁM|ADOSZAM)/u,
    pattern: /^[1-9]\d{7}(?:[1-5]\d{2})?$/,
    check: byLibrary('weights 9, 7, 3, 1, mod 10', (number) => adoszam(number.slice(0, 8))),
    source: '2017. évi CL. törvény (Art.) 1. melléklet; VIES: VAT number structure of HU',
    good: ['HU-12892312', '12892312-2-42'], bad: ['HU-12892313', '12892312-9-42'],
  },
  {
    country: 'RO', name: 'CUI, CIF', keys: ['registrationNumber', 'taxNumber'], prefix: /^RO/u, labels: /^(?:CUI|CIF)/u,
    pattern: /^[1-9]\d{1,9}$/, check: byLibrary('weights 7, 5, 3, 2, 1, 7, 5, 3, 2, mod 11', cui),
    source: 'Legea nr. 359/2004; Legea nr. 227/2015 (Codul fiscal); VIES: VAT number structure of RO',
    good: ['RO 185 472 90', '18547290'], bad: ['18547291', '18547290123'],
  },
  {
    country: 'RO', name: 'număr de ordine în registrul comerțului', keys: ['registrationNumber'], labels: /^(?:NRREG|NRORC)/u,
    pattern: /^[CFJ](?:(?:0[1-9]|[1-4]\d|5[12])\/[1-9]\d{0,5}\/(?:19|20)\d{2}|(?:19|20)\d{11})$/,
    source: 'Legea nr. 265/2022 privind registrul comerțului; ONRC: county, number and year, since 2024 thirteen digits',
    good: ['J40/1234/2020', 'J2024012345001'], bad: ['X40/1234/2020', 'J40/1234'],
    ignored: /[^\p{L}\p{N}/.]/gu,
    tidy: romanianRegisterNumber,
  },
  {
    country: 'BG', name: 'ЕИК, БУЛСТАТ', keys: ['registrationNumber', 'taxNumber'], prefix: /^BG/u, labels: /^(?:ЕИК|EIK|БУЛСТАТ|BULSTAT)/u,
    pattern: /^\d{9}(?:\d{4})?$/, check: { algorithm: 'weights 1 to 8, then 3 to 10, mod 11', holds: bulstat },
    source: 'Закон за търговския регистър; Закон за регистър БУЛСТАТ; VIES: VAT number structure of BG',
    good: ['BG 175 074 752', 'ЕИК 831919536'], bad: ['BG 175 074 754', 'BG 175 074 75'],
  },
  {
    country: 'HR', name: 'OIB', keys: ['registrationNumber', 'taxNumber'], prefix: /^HR/u, labels: /^OIB/u,
    pattern: /^\d{11}$/, check: { algorithm: 'ISO/IEC 7064 MOD 11,10', holds: iso7064Mod11And10 },
    source: 'Zakon o osobnom identifikacijskom broju (NN 60/08); VIES: VAT number structure of HR',
    good: ['HR 33392005961', 'OIB: 69435151530'], bad: ['33392005962', '3339200596'],
  },
  {
    country: 'HR', name: 'matični broj subjekta (MBS)', keys: ['registrationNumber'], labels: /^MBS/u,
    pattern: /^[01]\d{8}$/,
    source: 'Zakon o sudskom registru (NN 1/95): nine digits',
    good: ['MBS 080123456', '040012345'], bad: ['08012345', '980123456'],
  },
  {
    country: 'SI', name: 'matična številka', keys: ['registrationNumber'], labels: /^(?:MATIČNAŠTEVILKA|MATIČNAŠT)/u,
    pattern: /^\d{7}(?:\d{3})?$/, check: { algorithm: 'weights 7 to 2, mod 11', holds: slovenianRegisterNumber },
    source: 'Zakon o Poslovnem registru Slovenije (ZPRS-1); AJPES',
    good: ['5043611000', '5025796'], bad: ['5043612000', '504361'],
  },
  {
    country: 'SI', name: 'davčna številka, ID za DDV', keys: ['taxNumber'], prefix: /^SI/u, labels: /^(?:DDV|DAVČNAŠTEVILKA)/u,
    pattern: /^[1-9]\d{7}$/, check: { algorithm: 'weights 8 to 2, mod 11', holds: slovenianTaxNumber },
    source: 'Zakon o finančni upravi; FURS; VIES: VAT number structure of SI',
    good: ['SI 5022 3054', '15012557'], bad: ['SI 5022 3053', 'SI 5022 305'],
  },
] // prettier-ignore
