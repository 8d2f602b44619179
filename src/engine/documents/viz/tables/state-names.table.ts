import type { LabelLanguage } from '../languages/all-languages.ts'

/**
 * States whose documents are printed in a language, ISO 3166-1 alpha-2: official languages as CLDR has them. `Intl` says what the
 * states are called in them.
 */
export const statesByLanguage: Readonly<Partial<Record<LabelLanguage, string>>> = {
  fr: 'FR BE BJ BF BI CM CF KM CG CD CI DJ GA GN GQ HT LU MG ML MC NE SN SC CH TD TG VU CA RW',
  es: 'ES AR BO CL CO CR CU DO EC SV GQ GT HN MX NI PA PY PE UY VE',
  de: 'DE AT CH LI LU BE', it: 'IT CH SM VA', pt: 'PT BR AO MZ CV GW ST TL', nl: 'NL BE SR', da: 'DK', sv: 'SE FI', nb: 'NO',
  fi: 'FI', et: 'EE', lv: 'LV', lt: 'LT', pl: 'PL', cs: 'CZ', sk: 'SK', hu: 'HU', sl: 'SI', hr: 'HR BA', ro: 'RO MD', mt: 'MT',
  ga: 'IE', is: 'IS', sq: 'AL XK', bs: 'BA ME RS', tr: 'TR CY', az: 'AZ', uz: 'UZ', vi: 'VN', id: 'ID', ms: 'MY BN SG', fil: 'PH',
  sw: 'KE TZ UG', ca: 'AD', lb: 'LU',
  ru: 'RU BY KZ KG', uk: 'UA', be: 'BY', bg: 'BG', sr: 'RS BA ME', mk: 'MK', kk: 'KZ', ky: 'KG', mn: 'MN', tg: 'TJ', el: 'GR CY',
  he: 'IL', ar: 'DZ BH KM TD DJ EG IQ IL JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE', fa: 'IR AF', ur: 'PK', hi: 'IN',
  ne: 'NP', bn: 'BD', ta: 'LK SG', th: 'TH', 'zh-Hans': 'CN SG', 'zh-Hant': 'TW HK MO', ja: 'JP', ko: 'KR KP',
} // prettier-ignore

/** Names as documents print them where `Intl` has a shorter one: the names in full of the UNGEGN list of country names. */
export const printedStateNames: readonly (readonly [alpha2: string, names: readonly string[]])[] = [
  ['AR', ['República Argentina']], ['AT', ['Republik Österreich']], ['AZ', ['Azərbaycan Respublikası']],
  ['BD', ['গণপ্রজাতন্ত্রী বাংলাদেশ', 'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার', 'People’s Republic of Bangladesh',
    'Government of the People’s Republic of Bangladesh']],
  ['BG', ['Република България', 'Republic of Bulgaria']], ['BO', ['Estado Plurinacional de Bolivia']],
  ['BR', ['República Federativa do Brasil']], ['BY', ['Рэспубліка Беларусь', 'Республика Беларусь', 'Republic of Belarus']],
  ['CH', ['Schweizerische Eidgenossenschaft', 'Confédération suisse', 'Confederazione Svizzera', 'Confederaziun svizra']],
  ['CL', ['República de Chile']], ['CN', ['中华人民共和国', 'People’s Republic of China']], ['CO', ['República de Colombia']],
  ['CZ', ['Česká republika', 'Czech Republic']], ['DE', ['Bundesrepublik Deutschland', 'Federal Republic of Germany']],
  ['DZ', ['الجمهورية الجزائرية الديمقراطية الشعبية']], ['EC', ['República del Ecuador']], ['EE', ['Eesti Vabariik']],
  ['EG', ['جمهورية مصر العربية', 'Arab Republic of Egypt']], ['ES', ['Reino de España']],
  ['FI', ['Suomen tasavalta', 'Republiken Finland']], ['FR', ['République française']],
  ['GH', ['Republic of Ghana']], ['GR', ['Ελληνική Δημοκρατία', 'Hellenic Republic']], ['HR', ['Republika Hrvatska', 'Republic of Croatia']],
  ['ID', ['Republik Indonesia', 'Republic of Indonesia']], ['IE', ['Éire']], ['IL', ['מדינת ישראל', 'State of Israel', 'دولة إسرائيل']],
  ['IN', ['भारत गणराज्य', 'भारत सरकार', 'Republic of India', 'Government of India', 'Govt. of India', 'Union of India']],
  ['IQ', ['جمهورية العراق', 'Republic of Iraq']], ['IR', ['جمهوری اسلامی ایران', 'Islamic Republic of Iran']],
  ['IT', ['Repubblica italiana']], ['JO', ['المملكة الأردنية الهاشمية']], ['JP', ['日本国']],
  ['KE', ['Jamhuri ya Kenya', 'Republic of Kenya']], ['KG', ['Кыргыз Республикасы', 'Кыргызская Республика', 'Kyrgyz Republic']],
  ['KR', ['대한민국', 'Republic of Korea']], ['KW', ['دولة الكويت', 'State of Kuwait']],
  ['KZ', ['Қазақстан Республикасы', 'Республика Казахстан', 'Republic of Kazakhstan']],
  ['LT', ['Lietuvos Respublika']], ['LV', ['Latvijas Republika']], ['MA', ['المملكة المغربية', 'Royaume du Maroc']],
  ['MD', ['Republica Moldova']], ['MK', ['Република Северна Македонија', 'Republic of North Macedonia']],
  ['MN', ['Монгол Улс']], ['MX', ['Estados Unidos Mexicanos']], ['NG', ['Federal Republic of Nigeria']],
  ['NL', ['Koninkrijk der Nederlanden', 'Kingdom of the Netherlands']], ['NO', ['Kongeriket Norge', 'Kongeriket Noreg', 'Noreg']],
  ['NP', ['नेपाल सरकार', 'Government of Nepal']], ['OM', ['سلطنة عمان', 'Sultanate of Oman']],
  ['PE', ['República del Perú']], ['PH', ['Republika ng Pilipinas', 'Republic of the Philippines']],
  ['PK', ['اسلامی جمہوریہ پاکستان', 'Islamic Republic of Pakistan']], ['PL', ['Rzeczpospolita Polska', 'Republic of Poland']],
  ['PT', ['República Portuguesa']], ['PY', ['República del Paraguay']], ['QA', ['دولة قطر', 'State of Qatar']],
  ['RS', ['Република Србија', 'Republika Srbija', 'Republic of Serbia']], ['RU', ['Российская Федерация', 'Russian Federation']],
  ['SA', ['المملكة العربية السعودية', 'Kingdom of Saudi Arabia']], ['SE', ['Konungariket Sverige']],
  ['SG', ['Republic of Singapore']], ['SI', ['Republika Slovenija', 'Republic of Slovenia']],
  ['SK', ['Slovenská republika', 'Slovak Republic']], ['SY', ['الجمهورية العربية السورية']],
  ['TH', ['ราชอาณาจักรไทย', 'ประเทศไทย', 'Kingdom of Thailand']], ['TJ', ['Ҷумҳурии Тоҷикистон', 'Republic of Tajikistan']],
  ['TN', ['الجمهورية التونسية']], ['TR', ['Türkiye Cumhuriyeti', 'Republic of Türkiye', 'Republic of Turkey']],
  ['TW', ['中華民國', 'Republic of China']], ['TZ', ['Jamhuri ya Muungano wa Tanzania', 'United Republic of Tanzania']],
  ['UY', ['República Oriental del Uruguay']], ['UZ', ['O‘zbekiston Respublikasi', 'Republic of Uzbekistan']],
  ['VE', ['República Bolivariana de Venezuela']],
  ['VN', ['Cộng hòa xã hội chủ nghĩa Việt Nam', 'Socialist Republic of Viet Nam']], ['YE', ['الجمهورية اليمنية']],
  ['ZA', ['Republic of South Africa']], ['HK', ['香港特別行政區', '香港']], ['AE', ['دولة الإمارات العربية المتحدة']],
] // prettier-ignore
