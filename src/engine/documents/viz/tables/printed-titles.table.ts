/**
 * Titles that cards print before names and zones leave out, in capitals, longest first: of civil registers (Thai identity cards), of
 * ICAO Doc 9303-3 section 4.6 and 9303-4 section 4.2. What is a name elsewhere (`Sri`, `Kumari`, `Selvi`) is none.
 */
export const printedTitles: readonly string[] = [
  'เด็กหญิง', 'เด็กชาย', 'นางสาว', 'ด.ญ.', 'ด.ช.', 'น.ส.', 'นาย', 'นาง',
  'श्रीमती', 'कुमारी', 'श्री', 'শ্রীমতী', 'জনাব', 'শ্রী', 'திருமதி', 'திரு.', 'السيدة', 'السيد', 'الآنسة', 'جناب', 'محترمہ', 'آقای',
  'MASTER.', 'SHRI', 'PROF.', 'MISS', 'SMT', 'MRS', 'MS.', 'DR.', 'MR', 'ד"ר', 'ד״ר',
] // prettier-ignore
