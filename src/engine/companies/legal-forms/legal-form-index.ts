import { lazy } from '../../../vocabulary/lazy.ts'
import { fold } from '../../screening/names/fold.ts'
import { legalFormPhrases } from '../../screening/names/tables/org-phrases.ts'
import type { LegalForm } from './legal-form.ts'
import { legalForms } from './legal-forms.ts'
import { elfCodes } from './tables/elf-codes.table.ts'

/** A form that stands around a name, `บริษัท … จำกัด`: what is in front and what is behind. */
export interface SurroundingForm {
  readonly front: string
  readonly behind: string
  readonly printed: string
  readonly forms: readonly LegalForm[]
}

/** Letters that no mark can be taken off from. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
}

/** The letters and digits of a form, folded: `Sp. z o.o.` and `spzoo` are one. */
export function formKey(text: string): string {
  return fold(text)
    .replace(/[łøđıæœə]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function spellingsOf({ spellings }: LegalForm): readonly string[] {
  return spellings.split('|')
}

const byKey = lazy((): ReadonlyMap<string, readonly LegalForm[]> => {
  const found = new Map<string, LegalForm[]>()
  const add = (key: string, form: LegalForm) => {
    const forms = found.get(key) ?? []
    if (!forms.includes(form)) found.set(key, [...forms, form])
  }
  for (const form of legalForms) {
    add(formKey(form.code), form)
    for (const spelling of spellingsOf(form)) if (!spelling.includes('…')) add(formKey(spelling), form)
  }
  // What screening knows to be written out for an abbreviation: `societa per azioni` for `spa`.
  for (const [phrase, abbreviation] of legalFormPhrases)
    for (const form of found.get(formKey(abbreviation)) ?? []) add(formKey(phrase), form)
  return found
})

const codeByElf = lazy((): ReadonlyMap<string, string> => {
  const ofRows = legalForms.map(({ code, elf = '' }): [string, string] => [code, elf])
  return new Map(
    [...ofRows, ...Object.entries(elfCodes)].flatMap(([code, elf]) =>
      elf
        .split(' ')
        .filter((one) => one !== '')
        .map((one): [string, string] => [one, code]),
    ),
  )
})

/** Forms around a name, the longest first. */
export const surroundingForms = lazy((): readonly SurroundingForm[] =>
  legalForms
    .flatMap((form) =>
      spellingsOf(form)
        .filter((spelling) => spelling.includes('…'))
        .map((spelling) => {
          const [front = '', behind = ''] = spelling.split('…').map((part) => part.normalize('NFKC').trim())
          return { front, behind, printed: spelling, forms: [form] }
        }),
    )
    .sort((one, other) => other.behind.length - one.behind.length),
)

/** Forms in scripts without spaces, `有限公司`: as they are printed, the longest first. */
export const unspacedForms = lazy((): readonly (readonly [string, readonly LegalForm[]])[] => {
  const spellings = legalForms.flatMap(spellingsOf).filter((spelling) => /^[(\p{sc=Han}\p{sc=Hangul})]+$/u.test(spelling))
  return [...new Set(spellings)]
    .sort((one, other) => other.length - one.length)
    .map((spelling) => [spelling, formsOfKey(formKey(spelling))] as const)
}) // prettier-ignore

/** Rows that write their form so; none where no one does. */
export function formsOfKey(key: string): readonly LegalForm[] {
  return byKey().get(key) ?? []
}

/** The code of a form by ISO 20275, `2HBR`; null where we know none. */
export function codeOfElf(elf: string): string | null {
  return codeByElf().get(elf.trim().toUpperCase()) ?? null
}

/** No form that is written with spaces has more words. */
export const maxFormWords = 12
