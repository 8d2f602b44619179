import type { LabelLanguage } from './languages/all-languages.ts'
import type { NameOrder } from './languages/document-language.ts'
import { compoundFamilyNames, patronymicEndings } from './tables/local-names.table.ts'
import { normaliseName, type NameParts, type VizNames } from './viz-names.ts'
import { withoutTitle } from './titles/without-title.ts'

/** What is known of the print of a name. */
export interface NamePrint {
  /** Languages of its labels, or of the document. */
  readonly languages: readonly LabelLanguage[]
  /** What its label says of its order; null where it says nothing. */
  readonly order: NameOrder | null
}

type SplitName = Omit<VizNames, 'fullName'>

/** Languages in which the family name stands first wherever a name is printed as a whole. */
const familyFirst: ReadonlySet<LabelLanguage> = new Set<LabelLanguage>([
  'zh-Hans', 'zh-Hant', 'ja', 'ko', 'hu', 'vi',
]) // prettier-ignore

/**
 * A name in the script of its country → its parts, titles taken off. A patronymic is the middle name. A name that is printed as a
 * whole is parted only where its language says which part is which; otherwise it is answered as a whole.
 */
export function splitLocalNames(parts: NameParts, print: NamePrint): VizNames {
  const [surname, givenNames, middleName] = [parts.surname, parts.givenNames, parts.middleName].map((part) =>
    withoutTitle(normaliseName(part ?? '')),
  )
  const whole = withoutTitle(normaliseName(parts.name ?? ''))
  const split =
    surname || givenNames
      ? withPatronymic({ lastName: surname ?? '', firstName: givenNames ?? '', middleName: middleName ?? '' })
      : splitWhole(whole, print)
  if (split === null) return { lastName: '', firstName: '', middleName: middleName ?? '', fullName: whole }
  return { ...split, fullName: whole === '' ? joined(split, print) : whole }
}

/** Family name first, without blanks in Han and Hangul; elsewhere as names are answered, given names first. */
function joined({ lastName, firstName, middleName }: SplitName, { languages }: NamePrint): string {
  const isFamilyFirst = languages.some((language) => familyFirst.has(language))
  const given = [firstName, middleName]
  const ordered = isFamilyFirst ? [lastName, ...given] : [...given, lastName]
  const isOfSigns = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(
    ordered.join(''),
  )
  return ordered.filter((part) => part !== '').join(isOfSigns ? '' : ' ')
}

/** Given names of two words, the second from the father's name: it is the patronymic. */
function withPatronymic(split: SplitName): SplitName {
  const words = split.firstName.split(' ')
  const last = words.at(-1) ?? ''
  if (split.middleName !== '' || words.length !== 2 || !isPatronymic(last)) return split
  return { ...split, firstName: words[0] ?? '', middleName: last }
}

function isPatronymic(word: string): boolean {
  return patronymicEndings.test(word)
}

function splitWhole(name: string, print: NamePrint): SplitName | null {
  const words = name.split(' ')
  const [first = '', second = ''] = words
  if (words.length === 1) return splitSigns(name, print.languages)
  const byPatronymic = splitByPatronymic(words)
  if (byPatronymic !== null) return byPatronymic
  const order = orderOf(print)
  if (order === 'surname first')
    return { lastName: first, firstName: words.slice(1).join(' '), middleName: '' }
  return order === null || words.length !== 2 ? null : { lastName: second, firstName: first, middleName: '' }
}

/** Of three words the patronymic tells which is which, wherever it stands. */
function splitByPatronymic(words: readonly string[]): SplitName | null {
  const [first, second, third] = words
  if (first === undefined || second === undefined || third === undefined || words.length > 3) return null
  if (isPatronymic(third)) return { lastName: first, firstName: second, middleName: third }
  return isPatronymic(second) ? { lastName: third, firstName: first, middleName: second } : null
}

/** The order that the label says, or else the languages; names of Thailand have the given name first. */
function orderOf({ order, languages }: NamePrint): NameOrder | null {
  if (order !== null) return order
  if (languages.length > 0 && languages.every((language) => familyFirst.has(language))) return 'surname first'
  return languages.includes('th') ? 'given names first' : null
}

/** A name of two to four signs without a blank: one sign is the family name, or two where they are a compound one. */
function splitSigns(name: string, languages: readonly LabelLanguage[]): SplitName | null {
  const isChinese =
    /^\p{Script=Han}{2,4}$/u.test(name) && languages.some((language) => language.startsWith('zh'))
  const isKorean = /^\p{Script=Hangul}{2,4}$/u.test(name)
  if ((!isChinese && !isKorean) || languages.includes('ja')) return null
  const isCompound = name.length > 2 && compoundFamilyNames.has(name.slice(0, 2))
  if (name.length === 4 && !isCompound) return null
  const length = isCompound ? 2 : 1
  return { lastName: name.slice(0, length), firstName: name.slice(length), middleName: '' }
}
