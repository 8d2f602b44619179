/** Family names of two signs: the commonest of China and Taiwan, and those of Korea. */
export const compoundFamilyNames: ReadonlySet<string> = new Set([
  '欧阳', '歐陽', '司马', '司馬', '上官', '诸葛', '諸葛', '司徒', '夏侯', '皇甫', '尉迟', '尉遲', '公孙', '公孫', '令狐', '慕容', '东方', '東方',
  '宇文', '长孙', '長孫', '端木', '南宫', '南宮', '独孤', '獨孤', '轩辕', '軒轅', '申屠', '太史', '淳于', '单于', '闻人', '聞人', '赫连', '赫連',
  '남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방',
]) // prettier-ignore

/** How patronymics end in Russian, Belarusian, Ukrainian, Bulgarian and Kazakh, Kyrgyz and Azerbaijani print, in any case. */
export const patronymicEndings =
  /(?:ович|евич|ёвич|ьич|мич|кич|нич|овна|евна|ёвна|ична|инична|йович|івна|ївна|авіч|евіч|ўна|ұлы|улы|қызы|кызы|уулу|oğlu|qızı)$/iu
