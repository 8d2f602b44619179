import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import { documentLanguages } from '../languages/all-languages.ts'
import type { DocumentLanguage } from '../languages/document-language.ts'

const languages: readonly DocumentLanguage[] = Object.values(documentLanguages)

function titlesOf(type: DocumentTypeLetter): readonly string[] {
  return [...new Set(languages.flatMap(({ titles }) => titles?.[type] ?? []))]
}

/** What documents call themselves, in every language of which print is known. */
export const documentTitles: Readonly<Record<DocumentTypeLetter, readonly string[]>> = {
  P: titlesOf('P'),
  I: titlesOf('I'),
  D: titlesOf('D'),
  V: titlesOf('V'),
  R: titlesOf('R'),
}
