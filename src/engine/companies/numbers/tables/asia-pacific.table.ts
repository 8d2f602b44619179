import { validate as abn } from 'stdnum/lib/cjs/au/abn.js'
import { validate as acn } from 'stdnum/lib/cjs/au/acn.js'
import { validate as tfn } from 'stdnum/lib/cjs/au/tfn.js'
import { validate as corporateNumber } from 'stdnum/lib/cjs/jp/cn.js'
import { validate as brn } from 'stdnum/lib/cjs/kr/brn.js'
import { validate as ird } from 'stdnum/lib/cjs/nz/ird.js'
import { gs1Mod10, iso7064Mod11And10 } from '../../../check-digits/check-digit-algorithms.ts'
import { isUscc } from '../../../check-digits/identifiers.ts'
import { byLibrary, type NumberScheme } from '../number-scheme.ts'
import { koreanRegisterNumber, singaporeUen, unifiedBusinessNumber } from '../own-checks.ts'

export const asiaPacific: readonly NumberScheme[] = [
  {
    country: 'AU', name: 'Australian Business Number (ABN)', keys: ['registrationNumber', 'taxNumber'], labels: /^ABN/u,
    pattern: /^[1-9]\d{10}$/, check: byLibrary('weights 10, 1, 3 … 19, mod 89', abn),
    source: 'A New Tax System (Australian Business Number) Act 1999; Australian Business Register: format of the ABN',
    good: ['83 914 571 673', 'ABN 51 824 753 556'], bad: ['99 999 999 999', '83 914 571 67'],
  },
  {
    country: 'AU', name: 'Australian Company Number (ACN, ARBN)', keys: ['registrationNumber'], labels: /^(?:ACN|ARBN)/u,
    pattern: /^\d{9}$/, check: byLibrary('weights 8 to 1, mod 10', acn),
    source: 'Corporations Act 2001 s. 118; ASIC: Australian Company Number digit check',
    good: ['004 085 616', 'ACN 010 499 966'], bad: ['999 999 999', '004 085 61'],
  },
  {
    country: 'AU', name: 'Tax File Number (TFN)', keys: ['taxNumber'], labels: /^TFN/u,
    pattern: /^\d{8,9}$/, check: byLibrary('weights 1, 4, 3, 7, 5, 8, 6, 9, 10, mod 11', tfn),
    source: 'Australian Taxation Office; OECD, Tax identification numbers: Australia',
    good: ['123 456 782', 'TFN 876 543 210'], bad: ['123 456 783', '1234567'],
  },
  {
    country: 'NZ', name: 'New Zealand Business Number (NZBN)', keys: ['registrationNumber'], labels: /^NZBN/u,
    pattern: /^94\d{11}$/, check: { algorithm: 'GS1, mod 10', holds: gs1Mod10 },
    source: 'New Zealand Business Number Act 2016; GS1 General Specifications (Global Location Number)',
    good: ['9429 0412 3456 3', 'NZBN 9429000000000'], bad: ['9429041234564', '942900000000'],
  },
  {
    country: 'NZ', name: 'company number', keys: ['registrationNumber'],
    pattern: /^[1-9]\d{2,7}$/,
    source: 'Companies Act 1993; New Zealand Companies Office: numbers of up to eight digits',
    good: ['1234567', '987654'], bad: ['12', 'NZ123A'],
  },
  {
    country: 'NZ', name: 'IRD number', keys: ['taxNumber'], prefix: /^NZ/u, labels: /^(?:IRD|GST)/u,
    pattern: /^(?:0?[1-9]\d{7}|1\d{8})$/, check: byLibrary('weights 3, 2, 7 to 2, then 7, 4, 3, 2, 5, 2, 7, 6, mod 11', ird),
    source: 'Inland Revenue: IRD number validation (RWT and NRWT specification)',
    good: ['49-091-850', '136-410-132'], bad: ['136-410-133', '1234567'],
  },
  {
    country: 'CN', name: '统一社会信用代码', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:统一社会信用代码|USCC|USCI)/u,
    pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, check: { algorithm: 'powers of 3, mod 31', holds: isUscc },
    source: 'GB 32100-2015',
    good: ['91350100M000100Y43', '91110000600037341L'], bad: ['91110000600037342L', '9111000060003734'],
  },
  {
    country: 'CN', name: '工商注册号', keys: ['registrationNumber'], labels: /^注册号/u,
    pattern: /^[1-9]\d{14}$/, check: { algorithm: 'ISO/IEC 7064 MOD 11,10', holds: iso7064Mod11And10 },
    source: 'GS 15-2006 (工商行政管理市场主体注册号编制规则), before the unified code',
    good: ['440301103097413', '110108000000016'], bad: ['440301103097414', '44030110309741'],
  },
  {
    country: 'HK', name: 'Business Registration number, Unique Business Identifier', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:BR|BRN|UBI|BUSINESS)/u,
    // The certificate adds branch, month and year of expiry, and a sign.
    pattern: /^(?!0{8})\d{8}$/,
    source: 'Business Registration Ordinance (Cap. 310); Companies Registry: Unique Business Identifier since 27 December 2023',
    good: ['12345678', 'BR 12345678-000-05-25-A'], bad: ['123456789', '1234567A'],
    tidy: (number) => number.replace(/^(\d{8})\d{3}(?:(?:0[1-9]|1[0-2])\d{2}[\dA-Z])?$/, '$1'),
  },
  {
    country: 'HK', name: 'Companies Registry number', keys: ['registrationNumber'], labels: /^(?:CR|CRN|公司编号|公司編號)/u,
    pattern: /^F?(?!0{7})\d{7}$/,
    source: 'Companies Ordinance (Cap. 622); Companies Registry: seven digits, F in front of foreign companies',
    good: ['1234567', 'CR No. F0012345'], bad: ['123456', 'X1234567'],
  },
  {
    country: 'TW', name: '統一編號', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:統一編號|統編|UBN|VAT)/u,
    pattern: /^(?!0{8})\d{8}$/, check: { algorithm: 'weights 1, 2, 1, 2, 1, 2, 4, 1, digits added, mod 5', holds: unifiedBusinessNumber },
    source: '財政部財政資訊中心: 營利事業統一編號檢查碼邏輯 (since April 2023)',
    good: ['00501503', '04595257'], bad: ['00501502', '0050150'],
  },
  {
    country: 'JP', name: '法人番号 (corporate number)', keys: ['registrationNumber', 'taxNumber'], prefix: /^T/u, labels: /^(?:法人番号|登録番号)/u,
    pattern: /^[1-9]\d{12}$/, check: byLibrary('weights 1 and 2 from the right, mod 9', corporateNumber),
    source: '法人番号の指定等に関する省令 (財務省令第70号, 2014); 国税庁; with T: 適格請求書発行事業者',
    good: ['5-8356-7825-6246', 'Ｔ５８３５６７８２５６２４６'], bad: ['2-8356-7825-6246', '5835678256'],
  },
  {
    country: 'JP', name: '会社法人等番号', keys: ['registrationNumber'], labels: /^会社法人等番号/u,
    pattern: /^\d{4}(?:0[1-9]|1\d)\d{6}$/,
    source: '商業登記法 第7条; 商業登記規則 第1条の2: registry, kind and six digits',
    good: ['0100-01-123456', '0104-03-654321'], bad: ['0100-00-123456', '0100-01-12345'],
  },
  {
    country: 'KR', name: '사업자등록번호 (business registration number)', keys: ['taxNumber', 'registrationNumber'], labels: /^(?:사업자등록번호|BRN|BUSINESS)/u,
    pattern: /^[1-9]\d{9}$/, check: byLibrary('weights 1, 3, 7 … 5, mod 10', brn),
    source: '부가가치세법 시행령 제12조; 국세청',
    good: ['116-82-00276', '124-81-00998'], bad: ['116-82-00278', '116-82-0027'],
  },
  {
    country: 'KR', name: '법인등록번호 (corporate registration number)', keys: ['registrationNumber'], labels: /^법인등록번호/u,
    pattern: /^\d{13}$/, check: { algorithm: 'weights 1 and 2, mod 10', holds: koreanRegisterNumber },
    source: '법인 및 재외국민의 부동산등기용등록번호 부여에 관한 규칙; 상업등기규칙',
    good: ['130111-0006246', '110111-1234569'], bad: ['130111-0006247', '130111-000624'],
  },
  {
    country: 'SG', name: 'Unique Entity Number (UEN)', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:UEN|GST|ACRA)/u,
    pattern: /^(?:\d{8}[A-Z]|(?:18|19|20)\d{7}[A-Z]|[RST]\d{2}(?:C[CDHLMPSX]|DP|F[BCMN]|G[ABS]|HS|L[LP]|M[BCDHMQ]|N[BR]|P[ABF]|R[FP]|S[MS]|T[CU]|V[CH]|XL)\d{4}[A-Z])$/, check: { algorithm: 'by kind, mod 11', holds: singaporeUen },
    source: 'Accounting and Corporate Regulatory Authority: UEN structure; OECD, Tax identification numbers: Singapore',
    good: ['197401143C', 'T01FC6132D'], bad: ['197401143D', 'S16FC0121A'],
  },
] // prettier-ignore
