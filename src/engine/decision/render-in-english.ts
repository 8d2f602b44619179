import { renderSentence } from '../../vocabulary/texts/catalogue.ts'
import { languages } from '../../vocabulary/texts/languages.ts'
import type { Sentence } from '../../vocabulary/texts/sentence.ts'

/** A sentence as it is stored and answered: the only place where the decision meets a language. */
export const renderInEnglish = (sentence: Sentence): string => renderSentence(languages.en, sentence)
