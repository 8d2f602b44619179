import { validate as mst } from 'stdnum/lib/cjs/vn/mst.js'
import { thaiNumber } from '../../../check-digits/national-numbers.ts'
import { byLibrary, type NumberScheme } from '../number-scheme.ts'
import { gstin, npwp } from '../own-checks.ts'

export const southAsia: readonly NumberScheme[] = [
  {
    country: 'IN', name: 'Corporate Identification Number (CIN)', keys: ['registrationNumber'], labels: /^CIN/u,
    // Listed or not, industry, state, year, kind, number.
    pattern: /^[LU]\d{5}[A-Z]{2}(?:18|19|20)\d{2}(?:F[LT]C|GA[PT]|GOI|NPL|OPC|P[LT]C|SGC|UL[LT])\d{6}$/,
    source: 'Companies Act 2013 s. 7(3); Ministry of Corporate Affairs: structure of the CIN',
    good: ['U72900KA2015PTC123456', 'L17110MH1973PLC019786'], bad: ['X72900KA2015PTC123456', 'U72900KA2015XYZ123456'],
  },
  {
    country: 'IN', name: 'LLP Identification Number (LLPIN)', keys: ['registrationNumber'], labels: /^LLPIN/u,
    pattern: /^[A-Z]{3}\d{4}$/,
    source: 'Limited Liability Partnership Act 2008; Ministry of Corporate Affairs',
    good: ['AAA-1234', 'LLPIN ABC-9876'], bad: ['AA-1234', 'AAA-12345'],
  },
  {
    country: 'IN', name: 'GSTIN', keys: ['taxNumber'], labels: /^(?:GSTIN|GST)/u,
    // State, PAN, number of the registration, Z, check sign.
    pattern: /^(?:0[1-9]|[12]\d|3[0-8]|9[79])[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z][A-Z][\dA-Z]$/,
    check: { algorithm: 'weights 1 and 2, mod 36', holds: gstin },
    source: 'Central Goods and Services Tax Rules 2017, rule 10; GST Network: format of the GSTIN',
    good: ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'], bad: ['27AAPFU0939F1Z0', '27AAPFU0939F1Z'],
  },
  {
    country: 'IN', name: 'Permanent Account Number (PAN) of an entity', keys: ['taxNumber'], labels: /^PAN/u,
    pattern: /^[A-Z]{3}[ABCEFGHJKLT][A-Z](?!0000)\d{4}[A-Z]$/,
    source: 'Income-tax Act 1961 s. 139A; Income Tax Department: the fourth letter is the kind of holder',
    good: ['AAGCB7383J', 'PAN ABCFU1234K'], bad: ['AAGXB7383J', 'AAGCB738J'],
  },
  {
    country: 'TH', name: 'registration number of a juristic person', keys: ['registrationNumber', 'taxNumber'],
    pattern: /^0\d{12}$/, check: { algorithm: 'weights 13 to 2, mod 11', holds: thaiNumber },
    source: 'Department of Business Development; Revenue Department: thirteen digits, also the tax number',
    good: ['0-1055-60000-00-0', '0994000617721'], bad: ['0994000617723', '099400061772'],
  },
  {
    country: 'MY', name: 'registration number of SSM', keys: ['registrationNumber'], labels: /^(?:ROC|SSM)/u,
    // Year, kind and number since 2019; before, a number and a letter.
    pattern: /^(?:(?:18|19|20)\d{2}0[1-6]\d{6}|[1-9]\d{0,6}[A-Z]|(?:LLP|PLT|[A-Z]{2})\d{7}[A-Z]*)$/,
    source: 'Companies Act 2016; Suruhanjaya Syarikat Malaysia: new format of twelve digits since October 2019',
    good: ['201901000005 (1312525-A)', '1312525-A'], bad: ['201909000005', '20190100000'],
    tidy: (number) => number.replace(/^(\d{12})(?:\d{1,7}[A-Z]|(?:LLP|PLT|[A-Z]{2})\d{7}[A-Z]*)$/, '$1'),
  },
  {
    country: 'MY', name: 'tax identification number (TIN) of an entity', keys: ['taxNumber'], labels: /^TIN/u,
    pattern: /^(?:C|CS|D|F|FA|PT|TA|TC|TN|TR|TP|J|LE)\d{8,12}$/,
    source: 'Lembaga Hasil Dalam Negeri; OECD, Tax identification numbers: Malaysia',
    good: ['C 1234567890', 'CS 12345678900'], bad: ['X 1234567890', 'C 1234567'],
  },
  {
    country: 'ID', name: 'NPWP', keys: ['taxNumber'], labels: /^NPWP/u,
    pattern: /^0?\d{15}$/, check: { algorithm: 'Luhn of the first nine', holds: npwp },
    source: 'Peraturan Menteri Keuangan 112/PMK.03/2022 (sixteen digits); OECD, Tax identification numbers: Indonesia',
    good: ['01.312.166.0-091.000', '0013121660091000'], bad: ['01.312.166.1-091.000', '01.312.166.0-091'],
  },
  {
    country: 'ID', name: 'Nomor Induk Berusaha (NIB)', keys: ['registrationNumber'], labels: /^NIB/u,
    pattern: /^\d{13}$/,
    source: 'Peraturan Pemerintah No. 5 Tahun 2021: thirteen digits',
    good: ['8120012345678', 'NIB 9120101234567'], bad: ['812001234567', '81200123456789'],
  },
  {
    country: 'VN', name: 'mã số doanh nghiệp, mã số thuế (MST)', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:MST|MSDN)/u,
    pattern: /^(?!00)\d{2}(?!0{7})\d{8}(?:(?!000)\d{3})?$/, check: byLibrary('weights 31, 29, 23, 19, 17, 13, 7, 5, 3, mod 11', mst),
    source: 'Luật Doanh nghiệp 2020 art. 29; Thông tư 105/2020/TT-BTC',
    good: ['0100233488', '0314409058-002'], bad: ['0100233480', '010023348'],
  },
  {
    country: 'PH', name: 'Taxpayer Identification Number (TIN)', keys: ['taxNumber'], labels: /^TIN/u,
    pattern: /^(?!0{9})\d{9}(?:\d{3}|\d{5})?$/,
    source: 'Bureau of Internal Revenue: nine digits and a branch code of three or five',
    good: ['123-456-789-000', '123-456-789'], bad: ['123-456-78', '123-456-789-0'],
  },
] // prettier-ignore
