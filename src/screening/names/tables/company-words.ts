import { arabicWords } from './arabic-company-words.ts'
import { cyrillicStems, englishByEar } from './cyrillic-company-words.ts'
import { hanWords, simplifiedSigns } from './han-company-words.ts'
import { hangulWords } from './hangul-company-words.ts'

/**
 * Words of which companies' and offices' names are made, in other scripts, and how lists write them in English; our own
 * collection from dictionaries and from how the development part of the lists (`training/names/README.md`) names the
 * same bodies twice. Several spellings are parted by `|`, the native one among them where lists keep it.
 */
export const companyWords = {
  han: hanWords,
  simplified: simplifiedSigns,
  hangul: hangulWords,
  arabic: arabicWords,
  cyrillicStems,
  englishByEar,
} as const

/** Cyrillic, Persian and Arabic phrases for what a body is → the short form. */
export const legalForms: readonly (readonly [RegExp, string])[] = [
  [/федеральное государственное бюджетное образовательное учреждение(?: высшего образования)?/g, ' fgbou '],
  [/федеральное государственное автономное образовательное учреждение(?: высшего образования)?/g, ' fgaou '],
  [/федеральное государственное (?:бюджетное|казенное|автономное) учреждение(?: науки)?/g, ' fgbu '],
  [/государственное бюджетное учреждение/g, ' gbu '],
  [/таварыства з абмежаванай адказнасцю/g, ' taa '],
  [/(?:адкрытае|закрытае) акцыянернае таварыства/g, ' aat '],
  [/(?:автономная )?некоммерческая организация/g, ' ano '],
  [/совместное предприятие/g, ' jv '],
  [/научно[ -]*производственн(?:ая|ой) фирм[аы]/g, ' npf '],
  [/научно[ -]*(?:технический|технического) центра?/g, ' stc '],
  [/всероссийск(?:ий|ого) научно[ -]*исследовательск(?:ий|ого) институт[а]?/g, ' vnii '],
  [/общество с ограниченной ответственностью|товариство з обмеженою відповідальністю/g, ' ooo '],
  [/(?:публичное|открытое) акционерное общество|публічне акціонерне товариство/g, ' pao '],
  [/закрытое акционерное общество|приватне акціонерне товариство/g, ' zao '],
  [/акционерное общество|акціонерне товариство/g, ' ao '],
  [/федеральное государственное унитарное предприятие/g, ' fgup '],
  [/государственное унитарное предприятие/g, ' gup '],
  [/республиканское унитарное предприятие/g, ' rup '],
  [/муниципальное унитарное предприятие/g, ' mup '],
  [/индивидуальный предприниматель/g, ' ip '],
  [/научно[ -]*производственн(?:ое|ого) предприяти[ея]/g, ' npp '],
  [/научно[ -]*производственн(?:ое|ого) объединени[ея]/g, ' npo '],
  [/научно[ -]*производственн(?:ая|ой) компани[яи]|научно[ -]*производственн(?:ый|ого) комплекса?/g, ' npk '],
  [/центральн(?:ый|ого) научно[ -]*исследовательск(?:ий|ого) институт[а]?/g, ' tsnii '],
  [/научно[ -]*исследовательск(?:ий|ого) институт[а]?/g, ' nii '],
  [/(?:опытн|особ)ое конструкторское бюро/g, ' okb '],
  [/специальное конструкторское бюро/g, ' skb '],
  [/конструкторское бюро/g, ' kb '],
  [/торговый дом/g, ' td '],
  [/управляющая компания/g, ' uk '],
  [/промышленная группа/g, ' pg '],
  [/(?:شر[\p{L}\p{M}]+ )?(?:با|ذات) مس[\p{L}\p{M}]{1,6}[تة] محدود[\p{L}\p{M}]*/gu, ' llc '],
  [/سهام[یي] (?:عام|خاص)/gu, ' jsc '],
  [/войсковая часть/g, ' vch '],
  [/федеральное казенное учреждение/g, ' fku '],
  [/российской академии наук/g, ' ran '],
  [/(?<!\p{L})(?:имени|імя|ім|им)(?!\p{L})/gu, ' im '],
]
