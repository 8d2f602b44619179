import { validate as unp } from 'stdnum/lib/cjs/by/unp.js'
import { validate as idno } from 'stdnum/lib/cjs/md/idno.js'
import { validate as pibOfMontenegro } from 'stdnum/lib/cjs/me/pib.js'
import { validate as edb } from 'stdnum/lib/cjs/mk/edb.js'
import { validate as edrpou } from 'stdnum/lib/cjs/ua/edrpou.js'
import { iso7064Mod11And10 } from '../../../check-digits/check-digit-algorithms.ts'
import { isInn, isOgrn } from '../../../check-digits/identifiers.ts'
import { kazakhNumber } from '../../../check-digits/national-numbers.ts'
import { byLibrary, type NumberScheme } from '../number-scheme.ts'

export const balkansAndEast: readonly NumberScheme[] = [
  {
    country: 'RS', name: 'matični broj', keys: ['registrationNumber'], labels: /^(?:MB|МБ|MATIČNIBROJ|МАТИЧНИБРОЈ)/u,
    pattern: /^\d{8}$/,
    source: 'Закон о поступку регистрације у Агенцији за привредне регистре: eight digits',
    good: ['20123456', 'MB 07654321'], bad: ['2012345', '201234567'],
  },
  {
    country: 'RS', name: 'PIB', keys: ['taxNumber'], prefix: /^RS/u, labels: /^(?:PIB|ПИБ)/u,
    pattern: /^[1-9]\d{8}$/, check: { algorithm: 'ISO/IEC 7064 MOD 11,10', holds: iso7064Mod11And10 },
    source: 'Закон о пореском поступку и пореској администрацији, чл. 26',
    good: ['101134702', 'PIB 100002268'], bad: ['101134701', '10113470'],
  },
  {
    country: 'BA', name: 'JIB', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:JIB|ЈИБ)/u,
    pattern: /^4\d{12}$/,
    source: 'Zakon o poreskoj upravi FBiH; Uprava za indirektno oporezivanje: thirteen digits',
    good: ['4200123450006', 'JIB 4401234560008'], bad: ['420012345000', '1200123450006'],
  },
  {
    country: 'ME', name: 'PIB', keys: ['registrationNumber', 'taxNumber'], labels: /^PIB/u,
    pattern: /^\d{8}$/, check: byLibrary('weights 8 to 2, mod 11', pibOfMontenegro),
    source: 'Zakon o poreskoj administraciji (Crna Gora)',
    good: ['02655284', 'PIB 02655284'], bad: ['02655285', '0265528'],
  },
  {
    country: 'MK', name: 'ЕДБ', keys: ['taxNumber'], prefix: /^(?:MK|МК)/u, labels: /^(?:ЕДБ|EDB)/u,
    pattern: /^4\d{12}$/, check: byLibrary('weights 7 to 2 twice, mod 11', edb),
    source: 'Закон за даночна постапка; Управа за јавни приходи',
    good: ['MK4030000375897', '4030000375897'], bad: ['4030000375898', '403000037589'],
  },
  {
    country: 'MK', name: 'ЕМБС', keys: ['registrationNumber'], labels: /^(?:ЕМБС|EMBS)/u,
    pattern: /^\d{7}$/,
    source: 'Закон за едношалтерскиот систем: seven digits; Централен регистар',
    good: ['6012345', 'ЕМБС 4054321'], bad: ['601234', '60123456'],
  },
  {
    country: 'AL', name: 'NUIS, NIPT', keys: ['registrationNumber', 'taxNumber'], prefix: /^AL/u, labels: /^(?:NIPT|NUIS)/u,
    pattern: /^[A-M]\d{8}[A-Z]$/,
    source: 'Ligji nr. 131/2015 për Qendrën Kombëtare të Biznesit: decade, nine signs and a letter',
    good: ['J91402501L', 'NIPT K 12345678 A'], bad: ['Z22218003V', 'J91402501'],
  },
  {
    country: 'MD', name: 'IDNO', keys: ['registrationNumber', 'taxNumber'], labels: /^IDNO/u,
    pattern: /^1\d{12}$/, check: byLibrary('weights 7, 3, 1, mod 10', idno),
    source: 'Legea nr. 220/2007 privind înregistrarea de stat; Hotărârea Guvernului nr. 272/2002',
    good: ['1008600038413', 'IDNO 1003600012344'], bad: ['1008600038412', '100860003841'],
  },
  {
    country: 'BY', name: 'УНП', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:УНП|UNP)/u,
    pattern: /^[1-7]\d{8}$/, check: byLibrary('weights 29, 23, 19, 17, 13, 7, 5, 3, mod 11', unp),
    source: 'Постановление Министерства по налогам и сборам № 96 (2010)',
    good: ['200988541', 'УНП 100582333'], bad: ['200988542', '20098854'],
  },
  {
    country: 'UA', name: 'код ЄДРПОУ', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:ЄДРПОУ|КОДЄДРПОУ|EDRPOU)/u,
    pattern: /^(?!0{8})\d{8}$/, check: byLibrary('weights 1 to 7 or 7, 1 to 6, mod 11', edrpou),
    source: 'Постанова Кабінету Міністрів № 118 (1996); Положення про ЄДРПОУ',
    good: ['32855961', 'код ЄДРПОУ 14360570'], bad: ['32855968', '3285596'],
  },
  {
    country: 'UA', name: 'індивідуальний податковий номер (ІПН)', keys: ['taxNumber'], labels: /^ІПН/u,
    pattern: /^\d{12}$/,
    source: 'Податковий кодекс України ст. 183; twelve digits of a payer of VAT',
    good: ['328559626501', 'ІПН 143605704021'], bad: ['32855962650', '3285596265011'],
  },
  {
    country: 'RU', name: 'ОГРН', keys: ['registrationNumber'], labels: /^(?:ОГРНИП|ОГРН|OGRN)/u,
    pattern: /^(?:[15]\d{12}|3\d{14})$/, check: { algorithm: 'rest by 11 or 13', holds: isOgrn },
    source: 'Приказ Минфина России от 30.10.2017 № 165н (ЕГРЮЛ, ЕГРИП)',
    good: ['1027700132195', 'ОГРНИП 304500116000157'], bad: ['1027700132196', '102770013219'],
  },
  {
    country: 'RU', name: 'ИНН', keys: ['taxNumber', 'registrationNumber'], labels: /^(?:ИНН|INN)/u,
    pattern: /^(?!0{10})\d{10}(?:\d{2})?$/, check: { algorithm: 'weights 2, 4, 10, 3, 5, 9, 4, 6, 8, mod 11', holds: isInn },
    source: 'Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@',
    good: ['7707083893', 'ИНН 500100732259'], bad: ['7707083894', '770708389'],
  },
  {
    country: 'KZ', name: 'БИН', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:БИН|БСН|BIN)/u,
    // Year and month, kind of entity, head office or branch.
    pattern: /^\d{2}(?:0[1-9]|1[0-2])[4-6][0-4]\d{6}$/, check: { algorithm: 'weights 1 to 11, then 3 on, mod 11', holds: kazakhNumber },
    source: 'Закон РК от 12 января 2007 года № 223',
    good: ['БИН 940140000385', '000740001307'], bad: ['940140000386', '94014000038'],
  },
  {
    country: 'GE', name: 'identification code', keys: ['registrationNumber', 'taxNumber'],
    pattern: /^[2-4]\d{8}$/,
    source: 'National Agency of Public Registry, Georgia: nine digits',
    good: ['202123456', '404 123 456'], bad: ['20212345', '102123456'],
  },
  {
    country: 'AZ', name: 'VÖEN', keys: ['registrationNumber', 'taxNumber'], labels: /^(?:VÖEN|VOEN)/u,
    pattern: /^\d{9}1$/,
    source: 'Vergi Məcəlləsi, maddə 33: ten digits, a legal entity ends in 1',
    good: ['1701234561', 'VÖEN 9900123451'], bad: ['170123456', '1701234563'],
  },
] // prettier-ignore
