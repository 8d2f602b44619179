/** Families by the script that they are for, in the order in which a text is looked through. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/\p{Script=Devanagari}/u, 'Noto Sans Devanagari'],
  [/\p{Script=Thai}/u, 'Noto Sans Thai'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
]

const byLanguage = new Map([
  ['ja', 'Noto Sans JP'],
  ['ko', 'Noto Sans KR'],
])

/** The family of the language's Han characters; null where none is other than the usual. */
export const familyOfLanguage = (lang: string): string | null => byLanguage.get(baseLanguage(lang)) ?? null

/** `zh` of `zh-Hant-TW`. */
export const baseLanguage = (lang: string): string => lang.split('-')[0]?.toLowerCase() ?? ''

/** The family for what in a text is not Latin. */
export function familyOfText(text: string, lang: string | null): string {
  const found = families.find(([script]) => script.test(text))?.[1]
  return found ?? (lang === null ? null : familyOfLanguage(lang)) ?? 'Noto Sans SC'
}

export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
