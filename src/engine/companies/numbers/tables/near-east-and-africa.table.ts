import { validate as ice } from 'stdnum/lib/cjs/ma/ice.js'
import { validate as vkn } from 'stdnum/lib/cjs/tr/vkn.js'
import { validate as incomeTax } from 'stdnum/lib/cjs/za/tin.js'
import { luhn } from '../../../check-digits/check-digit-algorithms.ts'
import { byLibrary, type NumberScheme } from '../number-scheme.ts'

export const nearEastAndAfrica: readonly NumberScheme[] = [
  {
    country: 'TR', name: 'vergi kimlik numarası (VKN)', keys: ['taxNumber'], labels: /^(?:VKN|VERGİNO|VERGINO)/u,
    pattern: /^(?!0{10})\d{10}$/, check: byLibrary('powers of 2, mod 9 and 10', vkn),
    source: 'Vergi Usul Kanunu Genel Tebliği; Gelir İdaresi Başkanlığı',
    good: ['4540536920', 'VKN 859 003 4630'], bad: ['4540536921', '454053692'],
  },
  {
    country: 'TR', name: 'MERSİS numarası', keys: ['registrationNumber'], labels: /^(?:MERSİS|MERSIS)/u,
    pattern: /^0(?!0{10})\d{10}0\d{4}$/, check: byLibrary('the VKN in it', (number) => vkn(number.slice(1, 11))),
    source: 'Ticaret Sicili Yönetmeliği art. 14; MERSİS: zero, VKN and five digits',
    good: ['0454053692000015', 'MERSİS 0859003463000013'], bad: ['0454053692100015', '454053692000015'],
  },
  {
    country: 'IL', name: 'company number (ח.פ.)', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:חפ|HP)/u,
    pattern: /^5\d{8}$/, check: { algorithm: 'Luhn', holds: luhn },
    source: 'Israeli Corporations Authority; OECD, Tax identification numbers: Israel',
    good: ['516179157', '51-617915-7'], bad: ['516179158', '416179157'],
  },
  {
    country: 'AE', name: 'Tax Registration Number (TRN)', keys: ['taxNumber'], labels: /^TRN/u,
    pattern: /^10\d{13}$/,
    source: 'Federal Decree-Law No. 8 of 2017; Federal Tax Authority: fifteen digits',
    good: ['100123456700003', 'TRN 100-9876-5432-0003'], bad: ['10012345670000', '200123456700003'],
  },
  {
    country: 'SA', name: 'commercial registration number', keys: ['registrationNumber'], labels: /^(?:CR|السجلالتجاري)/u,
    pattern: /^[1-7]\d{9}$/,
    source: 'Commercial Register Law (2025); Ministry of Commerce: ten digits, the unified number begins with 7',
    good: ['1010123456', 'CR 7001234567'], bad: ['101012345', '9010123456'],
  },
  {
    country: 'SA', name: 'VAT registration number', keys: ['taxNumber'], labels: /^VAT/u,
    pattern: /^3\d{13}3$/,
    source: 'VAT Implementing Regulations; Zakat, Tax and Customs Authority: fifteen digits, 3 at both ends',
    good: ['300123456700003', '310987654300003'], bad: ['300123456700004', '30012345670003'],
  },
  {
    country: 'EG', name: 'tax registration number', keys: ['taxNumber'],
    pattern: /^\d{9}$/,
    source: 'Egyptian Tax Authority: nine digits',
    good: ['100-531-385', '200 123 456'], bad: ['100-531-38', 'VV3456789'],
  },
  {
    country: 'MA', name: 'identifiant commun de l’entreprise (ICE)', keys: ['registrationNumber', 'taxNumber'], labels: /^ICE/u,
    pattern: /^\d{15}$/, check: byLibrary('divides by 97', ice),
    source: 'Décret n° 2-11-63 du 20 mai 2011',
    good: ['001512572000078', 'ICE 001512572000078'], bad: ['001512572000079', '00151257200007'],
  },
  {
    country: 'TN', name: 'matricule fiscal', keys: ['registrationNumber', 'taxNumber'], labels: /^MF/u,
    pattern: /^\d{7}[A-HJ-NP-TV-Z](?:[ABDNP][CEMNP]\d{3})?$/,
    source: 'Code de l’IRPP et de l’IS art. 56; Registre national des entreprises',
    good: ['1234567M/A/M/000', '1234567 A'], bad: ['1234567I', '123456M/A/M/000'],
  },
  {
    country: 'ZA', name: 'company registration number', keys: ['registrationNumber'], prefix: /^(?:K|CK|B)/u, labels: /^REG/u,
    // Year, number, kind of company.
    pattern: /^(?:18|19|20)\d{8}(?:0[6-9]|1[0-2]|2[1-6]|3[01])$/,
    source: 'Companies Act 71 of 2008; CIPC: year, six digits and the kind of company',
    good: ['2012/123456/07', 'K2018/654321/07'], bad: ['2012/123456/99', '2012/12345/07'],
  },
  {
    country: 'ZA', name: 'income tax reference number', keys: ['taxNumber'],
    pattern: /^[0-39]\d{9}$/, check: byLibrary('Luhn', incomeTax),
    source: 'South African Revenue Service; OECD, Tax identification numbers: South Africa',
    good: ['0001339050', '9012345675'], bad: ['0001339051', '000133905'],
  },
  {
    country: 'ZA', name: 'VAT registration number', keys: ['taxNumber'], labels: /^VAT/u,
    pattern: /^4\d{9}$/,
    source: 'Value-Added Tax Act 89 of 1991; SARS: ten digits that begin with 4',
    good: ['4012345678', 'VAT 4987654321'], bad: ['401234567', '40123456789'],
  },
  {
    country: 'NG', name: 'RC number', keys: ['registrationNumber'], labels: /^RCN/u,
    pattern: /^(?:RC|BN|IT|LLP)?[1-9]\d{2,7}$/,
    source: 'Companies and Allied Matters Act 2020; Corporate Affairs Commission',
    good: ['RC 123456', 'BN 2345678'], bad: ['XX 123456', 'RC 123456789'],
  },
  {
    country: 'KE', name: 'KRA PIN of an entity', keys: ['taxNumber'], labels: /^(?:PIN|KRAPIN)/u,
    pattern: /^P\d{9}[A-Z]$/,
    source: 'Tax Procedures Act 2015; Kenya Revenue Authority: P of entities, nine digits and a letter',
    good: ['P051365947M', 'PIN P051234567A'], bad: ['P051365947', 'A051365947M'],
  },
  {
    country: 'MU', name: 'Business Registration Number (BRN)', keys: ['registrationNumber', 'taxNumber'], labels: /^BRN/u,
    pattern: /^[CFIPT]\d{8}$/,
    source: 'Business Registration Act 2002; Corporate and Business Registration Department',
    good: ['C07012345', 'BRN C 18 123456'], bad: ['X07012345', 'C0701234'],
  },
] // prettier-ignore
