/** Arabic and Persian, word by word, without the article. */
export const arabicWords: Readonly<Record<string, string>> = {
  شركة: 'company|sharika', شرکت: 'company|sherkat', مؤسسة: 'establishment|corporation|foundation', موسسة: 'establishment|corporation',
  موسسه: 'institute|institution', بنك: 'bank', مصرف: 'bank', بانک: 'bank', بانك: 'bank', العامة: 'general', عامة: 'general',
  مجموعة: 'group', گروه: 'group', مركز: 'center|centre', مرکز: 'center|centre', صنايع: 'industries|industry', صنایع: 'industries|industry',
  هوایی: 'aviation|air', هوافضا: 'aerospace', دانشگاه: 'university', جامعة: 'university', وزارة: 'ministry', وزارت: 'ministry',
  سازمان: 'organization|organisation', منظمة: 'organization|organisation', تحقیقات: 'research', پژوهشگاه: 'research institute',
  مهندسی: 'engineering', مهندسي: 'engineering', تجارة: 'trading|trade', تجارت: 'trading|tejarat', تجارية: 'trading|commercial', بازرگانی: 'trading|commercial',
  نفت: 'oil|petroleum|naft', نفط: 'oil|petroleum', گاز: 'gas', غاز: 'gas', پتروشیمی: 'petrochemical', ملی: 'national|melli', وطنية: 'national',
  ایران: 'iran', إيران: 'iran', سوريا: 'syria', سورية: 'syrian|syria', دولية: 'international', بین: 'inter|international', صناعة: 'industry', صناعات: 'industries',
  استثمار: 'investment', سرمایه: 'investment', قابضة: 'holding', نقل: 'transport', حمل: 'transport', شحن: 'shipping', ملاحة: 'shipping|navigation',
  کشتیرانی: 'shipping', سفن: 'ships|shipping', طيران: 'aviation|airlines', هواپیمایی: 'airlines|aviation', اسلامی: 'islamic', إسلامية: 'islamic', اسلامية: 'islamic',
  جمهوری: 'republic', جمهورية: 'republic', انقلاب: 'revolution|revolutionary', سپاه: 'corps|guard|sepah', پاسداران: 'guards|guard|pasdaran', بنیاد: 'foundation|bonyad',
  تعاون: 'cooperation|cooperative|taavon', فرقة: 'division|brigade', لواء: 'brigade', سرايا: 'brigades', كتائب: 'brigades', حزب: 'party|hezb', حركة: 'movement',
  جبهة: 'front', جيش: 'army', جمعية: 'association|society', تكنولوجيا: 'technology', فناوری: 'technology', فوسفات: 'phosphate', مناجم: 'mines', معدن: 'mining|minerals',
  انشاءات: 'construction', ساختمانی: 'construction', توسعه: 'development', تولید: 'production', تولیدی: 'production|manufacturing', عمومية: 'general',
} // prettier-ignore
