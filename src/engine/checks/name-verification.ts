import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { holderNames } from './names/holder-names.ts'
import { nameSimilarity, wordsSimilarity, type HolderName } from './names/name-similarity.ts'
import { mayTransliterateTo } from './names/uncertain-transliteration.ts'
import { wordsFromSpellings, type NameWord } from './names/name-words.ts'
import { cannotTell, clearAt, foundBelow, notChecked } from './parts/outcomes.ts'

export const nameVerification: Check = {
  code: 'NAME_VERIFICATION_FAILED',
  explain:
    "Raised when the similarity of verifyName to the holder's name, the best of all sources read, is below the threshold; its confidence is what is lacking to 1. A name in another script is compared in all Latin spellings that we know; not checked, and so at least review, where none agrees and its script leaves open how it is read (Arabic, Hebrew, Han, Kana, Hangul, Thai, Indic scripts) and nothing rules it out.",
  needs: ['front', 'back', 'request.verifyName', 'request.verifyNameInLatin', 'thresholds.nameVerification'],
  fields: ['fullName', 'firstName', 'middleName', 'lastName'],
  threshold: 'nameVerification',
  run: onDocument(({ facts: { request }, profile, readings }) => {
    const given = request.verifyName
    if (given === undefined) return cannotTell('No name was given to verify.')
    const inLatin = wordsFromSpellings(request.verifyNameInLatin ?? [])
    const holders = holderNames(readings)
    const [best] = holders
      .map((holder) => ({ read: holder.fullName, score: similarityOf(given, inLatin, holder) }))
      .toSorted((a, b) => b.score - a.score)
    if (best === undefined) return cannotTell('No name was read.')
    const evidence = { read: best.read, given, similarity: best.score }
    if (best.score >= profile.thresholds.nameVerification) return clearAt(best.score, evidence)
    if (holders.some((holder) => mayTransliterateTo(given, inLatin, holder)))
      return notChecked(
        'The name was given in a script that is written in Latin letters in more ways than we know; it may be the holder’s or not.',
      )
    const sentence = `The name on the document is ${best.read}, not ${given} (similarity ${best.score.toFixed(2)}).`
    return foundBelow(best.score, sentence, evidence)
  }),
}

function similarityOf(given: string, inLatin: readonly NameWord[], holder: HolderName): number {
  return Math.max(nameSimilarity(given, holder), wordsSimilarity(inLatin, holder))
}
