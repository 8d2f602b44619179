/** Hangul; the longer ones come first. */
export const hangulWords: Readonly<Record<string, string>> = {
  주식회사: 'kk', 총회사: 'general corporation', 무역회사: 'trading corporation', 회사: 'company|corporation', 무역: 'trading|trade',
  은행: 'bank', 조선: 'korea|choson', 국제: 'international', 대외건설: 'external construction', 건설: 'construction',
  전람사: 'exhibition corporation', 연구소: 'research center|centre', 원자력: 'nuclear|atomic', 공업부: 'ministry industry',
  공업: 'industry', 대학: 'university', 해운: 'shipping', 선박: 'shipping', 항공: 'aviation|air', 개발: 'development', 투자: 'investment',
  보험: 'insurance', 기술: 'technology', 국가: 'state|national', 해사: 'maritime', 감독국: 'bureau', 인민군: 'peoples army',
  민주주의인민공화국: 'dprk',
} // prettier-ignore
