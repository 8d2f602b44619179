import type { SharedSign } from '../currency-signs.table.ts'

/** What is printed for currencies of Europe, the Caucasus and the Americas by words that no other currency shares. */
export const europeAndAmericasCurrencies: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:eurot|euroa|eiro|eurų|eurai|euró|evrov|evra|evri|eura|eurų|евра|ევრო|եվրո|avro)(?!\p{L})/iu,
    'EUR',
  ],
  [/\bLEK[EË]?\b/u, 'ALL'],
  [/ლარი/u, 'GEL'],
  [/դրամ/u, 'AMD'],
  [/(?:белорусск\p{L}*|беларуск\p{L}*)\s+руб\p{L}*|\bBYN\b/iu, 'BYN'],
  [/konvertibiln\p{L}*\s+mar\p{L}*|конвертибилн\p{L}*\s+мар\p{L}*/iu, 'BAM'],
  [/\bGOURDES?\b|\bHTG\b/iu, 'HTG'],
  [/\bJ\s?\$(?=\s?\d)|\bJAMAICAN? DOLLARS?\b|\bJMD\b/iu, 'JMD'],
  [/\bTT\s?\$|\bTRINIDAD AND TOBAGO DOLLARS?\b/iu, 'TTD'],
  [/\bBDS?\s?\$|\bBARBAD(?:OS|IAN) DOLLARS?\b/u, 'BBD'],
  [/\bBAHAMIAN DOLLARS?\b/iu, 'BSD'],
  [/\bE\.?C\.?\s?\$|\bEAST(?:ERN)? CARIBBEAN DOLLARS?\b/iu, 'XCD'],
  [/\bCI\s?\$|\bCAYMAN ISLANDS DOLLARS?\b/iu, 'KYD'],
  [/\bBZ\s?\$|\bBELIZE DOLLARS?\b/iu, 'BZD'],
  [/\bGUYANA(?:ESE)? DOLLARS?\b/iu, 'GYD'],
  [/\bBERMUD(?:A|IAN) DOLLARS?\b/iu, 'BMD'],
  [/\bSRD\b|\bSURINAAMSE DOLLARS?\b|\bSURINAME(?:SE)? DOLLARS?\b/iu, 'SRD'],
  [/\bNAF\.?(?=\s?\d)|\bANTILLIAANSE GULDENS?\b|\bNETHERLANDS ANTILLEAN GUILDERS?\b/iu, 'ANG'],
  [/\bAFL\.?(?=\s?\d)|\bARUBAANSE FLORIN\b|\bARUBAN FLORINS?\b/iu, 'AWG'],
  [/\bPESOS? CUBANOS?\b|\bCUP\b(?=\s?\d)/u, 'CUP'],
  [/\bBALBOAS?\b|\bB\/\.(?=\s?\d)/iu, 'PAB'],
  [/\bDOLLARS? CANADIENS?\b/iu, 'CAD'],
  [/\bD[OÓ]LARES (?:DE LOS ESTADOS UNIDOS|ESTADOUNIDENSES|AMERICANOS)\b/iu, 'USD'],
  [/\bMONEDA NACIONAL\b/iu, 'MXN'],
  [/\bZŁOTYCH POLSKICH\b/iu, 'PLN'],
  [/\bISLENSKA(?:R)? KR[OÓ]NUR?\b/iu, 'ISK'],
]

/** Signs of several countries. */
export const europeAndAmericasSharedSigns: readonly SharedSign[] = [
  { sign: /(?<![\p{L}.])Bs\.?(?:\s?[SD]\.?)?(?!\p{L})/u, otherwise: null, of: { BO: 'BOB', VE: 'VES' } },
  { sign: /(?<!\p{L})lei(?!\p{L})/iu, otherwise: 'RON', of: { MD: 'MDL' } },
  { sign: /(?<!\p{L})руб\p{L}*/iu, otherwise: 'RUB', of: { BY: 'BYN' } },
  { sign: /(?<!\p{L})(?:guilders?|guldens?|florins?|Afl\.?)(?!\p{L})/iu, otherwise: null, of: { CW: 'ANG', SX: 'ANG', AW: 'AWG' } },
  { sign: /\$/u, otherwise: 'USD', named: /\bU\.?S|united states/iu, of: { AG: 'XCD', DM: 'XCD', GD: 'XCD', KN: 'XCD', LC: 'XCD', VC: 'XCD', MS: 'XCD' } },
] // prettier-ignore
