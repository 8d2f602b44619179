import { validate as cnpj } from 'stdnum/lib/cjs/br/cnpj.js'
import { validate as nit } from 'stdnum/lib/cjs/co/nit.js'
import { validate as rnc } from 'stdnum/lib/cjs/do/rnc.js'
import { validate as rucOfEcuador } from 'stdnum/lib/cjs/ec/ruc.js'
import { validate as rucOfPeru } from 'stdnum/lib/cjs/pe/ruc.js'
import { validate as rutOfUruguay } from 'stdnum/lib/cjs/uy/rut.js'
import { validate as rif } from 'stdnum/lib/cjs/ve/rif.js'
import { argentineCuit, chileanRut } from '../../../check-digits/national-numbers.ts'
import { byLibrary, type NumberScheme } from '../number-scheme.ts'
import { canadianBusinessNumber, rfcOfCompany } from '../own-checks.ts'

export const americas: readonly NumberScheme[] = [
  {
    country: 'US', name: 'Employer Identification Number (EIN)', keys: ['taxNumber'], labels: /^(?:EIN|FEIN|TIN|EMPLOYERIDENTIFICATION|TAXPAYERIDENTIFICATION)/u,
    // The first two digits are prefixes that the IRS issues.
    pattern: /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-589])\d{7}$/,
    source: 'Internal Revenue Code § 6109; IRS: How EINs are assigned and valid EIN prefixes',
    good: ['12-3456789', 'EIN 94-1234567'], bad: ['00-3456789', '12-345678'],
  },
  {
    country: 'CA', name: 'Business Number (BN)', keys: ['taxNumber'], labels: /^(?:BN|GST|HST|BUSINESS)/u,
    pattern: /^\d{9}(?:R[A-Z]\d{4})?$/, check: { algorithm: 'Luhn of the first nine', holds: canadianBusinessNumber },
    source: 'Canada Revenue Agency: Business Number and program accounts',
    good: ['12302 6635 RC 0001', '123026635'], bad: ['123456783', '12302663'],
  },
  {
    country: 'MX', name: 'RFC of a company', keys: ['taxNumber'], labels: /^RFC/u,
    pattern: /^[A-ZÑ&]{3}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[1-9A-V][1-9A-Z][\dA]$/,
    check: { algorithm: 'weights 13 to 2, mod 11', holds: rfcOfCompany },
    source: 'Código Fiscal de la Federación art. 27; SAT: Anexo 20 (alphabet and check digit)',
    good: ['MAB-930714-8T4', 'Ñ&T130705MD6'], bad: ['MAB-930714-8T5', 'MAB-931314-8T4'],
  },
  {
    country: 'BR', name: 'CNPJ', keys: ['registrationNumber', 'taxNumber'], labels: /^CNPJ(?:MF)?/u,
    // Letters and digits since July 2026; the check digits stay digits.
    pattern: /^(?!0{14})[\dA-Z]{12}\d{2}$/, check: byLibrary('weights 5 to 2, 9 to 2, mod 11, letters as ASCII less 48', cnpj),
    source: 'Instrução Normativa RFB nº 2.229/2024 (alphanumeric CNPJ); nº 2.119/2022',
    good: ['16.727.230/0001-97', '12.ABC.345/01DE-35'], bad: ['16.727.230/0001-98', '12.ABC.345/01DE-3A'],
  },
  {
    country: 'BR', name: 'NIRE', keys: ['registrationNumber'], labels: /^NIRE/u,
    pattern: /^[1-5]\d{10}$/,
    source: 'Lei nº 8.934/1994; DREI: eleven digits, the first two the state',
    good: ['35.2.1234567-8', 'NIRE 33300012345'], bad: ['3521234567', '95212345678'],
  },
  {
    country: 'AR', name: 'CUIT', keys: ['registrationNumber', 'taxNumber'], labels: /^CUIT/u,
    pattern: /^(?:20|2[347]|3[034]|5[015])\d{9}$/, check: { algorithm: 'weights 5 to 2, 7 to 2, mod 11', holds: argentineCuit },
    source: 'ARCA (AFIP): Resolución General 10/1997; Ley 11.683',
    good: ['30-50001091-2', 'CUIT 20-05536168-2'], bad: ['30-50001091-3', '30-5000109-2'],
  },
  {
    country: 'CL', name: 'RUT', keys: ['registrationNumber', 'taxNumber'], prefix: /^CL/u, labels: /^RUT/u,
    pattern: /^[1-9]\d{6,7}[\dK]$/, check: { algorithm: 'weights 2 to 7 from the right, mod 11', holds: chileanRut },
    source: 'Decreto con fuerza de ley 3 (1969); Servicio de Impuestos Internos',
    good: ['76.086.428-5', 'RUT 96.790.240-3'], bad: ['76.086.428-6', '76.086.42A-5'],
  },
  {
    country: 'CO', name: 'NIT', keys: ['registrationNumber', 'taxNumber'], labels: /^NIT/u,
    pattern: /^[89]\d{8}\d$/, check: byLibrary('weights 3, 7, 13 … 41 from the right, mod 11', nit),
    source: 'Decreto 1625 de 2016 art. 1.6.1.2.1; DIAN, Orden administrativa 4 de 1989',
    good: ['900544472-2', 'NIT 860.002.964-4'], bad: ['900544472-3', '900544472-22'],
  },
  {
    country: 'CO', name: 'NIT without its check digit', keys: ['registrationNumber', 'taxNumber'], labels: /^NIT/u,
    pattern: /^[89]\d{8}$/,
    source: 'DIAN: nine digits, the check digit is written apart',
    good: ['900544472', '860.002.964'], bad: ['90054447', '100544472'],
  },
  {
    country: 'PE', name: 'RUC', keys: ['registrationNumber', 'taxNumber'], labels: /^RUC/u,
    pattern: /^(?:1[0567]|20)\d{9}$/, check: byLibrary('weights 5 to 2, 7 to 2, mod 11', rucOfPeru),
    source: 'Decreto Legislativo 943 (Ley del RUC); SUNAT',
    good: ['20512333797', 'RUC 20480977239'], bad: ['20512333798', '205123337'],
  },
  {
    country: 'EC', name: 'RUC', keys: ['registrationNumber', 'taxNumber'], labels: /^RUC/u,
    pattern: /^(?:[01]\d|2[0-4]|30)\d{11}$/, check: byLibrary('by kind: mod 11 of companies and offices, mod 10 of people', rucOfEcuador),
    source: 'Ley del Registro Único de Contribuyentes; Servicio de Rentas Internas',
    good: ['1792060346-001', '1790011674001'], bad: ['1792060347-001', '1792060346-00'],
  },
  {
    country: 'UY', name: 'RUT', keys: ['registrationNumber', 'taxNumber'], prefix: /^UY/u, labels: /^RUT/u,
    pattern: /^(?:0[1-9]|1\d|2[0-2])\d{6}001\d$/, check: byLibrary('weights 4, 3, 2, 9 to 2, mod 11', rutOfUruguay),
    source: 'Dirección General Impositiva: Registro Único Tributario',
    good: ['21-100342-001-7', 'UY 21 140634 001 1'], bad: ['21-100342-001-8', '21-100342-002-7'],
  },
  {
    country: 'VE', name: 'RIF', keys: ['registrationNumber', 'taxNumber'], labels: /^RIF/u,
    pattern: /^[EGJPV]\d{9}$/, check: byLibrary('letter and weights 3, 2, 7 to 2, mod 11', rif),
    source: 'SENIAT: Providencia administrativa (Registro Único de Información Fiscal)',
    good: ['J-00012345-4', 'V-11470283-4'], bad: ['V-11470283-3', 'O-11470283-3'],
  },
  {
    country: 'DO', name: 'RNC', keys: ['registrationNumber', 'taxNumber'], labels: /^RNC/u,
    pattern: /^\d{9}$/, check: byLibrary('weights 7, 9, 8, 6, 5, 4, 3, 2, mod 11', rnc),
    source: 'Dirección General de Impuestos Internos: Registro Nacional del Contribuyente',
    good: ['1-01-85004-3', '401505967'], bad: ['1-01-85004-2', '1-01-85004'],
  },
  {
    country: 'CR', name: 'cédula jurídica', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:CEDULAJURIDICA|CÉDULAJURÍDICA)/u,
    pattern: /^[2-5]\d{9}$/,
    source: 'Registro Nacional de Costa Rica: kind, class and six digits',
    good: ['3-101-999999', '3-102-123456'], bad: ['3-101-99999', '9-101-999999'],
  },
] // prettier-ignore
