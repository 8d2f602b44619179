import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { holderNames } from './names/holder-names.ts'
import { nameSimilarity, wordsSimilarity, type HolderName } from './names/name-similarity.ts'
import { mayTransliterateTo } from './names/may-transliterate-to.ts'
import { wordsFromSpellings, type NameWord } from './names/name-words.ts'
import { cannotTell, clearAt, foundBelow, notChecked, notApplicable } from './parts/outcomes.ts'

export const nameVerification: Check = {
  code: 'NAME_VERIFICATION_FAILED',
  explain:
    "Raised when the similarity of verifyName to the holder's name is below the threshold; of all sources read the best counts. Its confidence is 1 minus that similarity. A name in another script is compared in all its known Latin spellings. Names in Arabic, Hebrew, Han, Kana, Hangul, Thai and Indic scripts can have further spellings. If no known spelling of such a name agrees and nothing rules the holder out, the code is not checked. The decision is then at least review.",
  needs: ['front', 'back', 'request.verifyName', 'request.verifyNameInLatin', 'thresholds.nameVerification'],
  fields: ['fullName', 'firstName', 'middleName', 'lastName'],
  threshold: 'nameVerification',
  run: onDocument(({ facts: { request }, profile, readings }) => {
    const given = request.verifyName
    if (given === undefined) return notApplicable('No name was given to verify.')
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
        'The given name is in a script with more Latin spellings than are known here; it may or may not be the holder’s.',
      )
    const sentence = `The name on the document is ${best.read}, not ${given} (similarity ${best.score.toFixed(2)}).`
    return foundBelow(best.score, sentence, evidence)
  }),
}

function similarityOf(given: string, inLatin: readonly NameWord[], holder: HolderName): number {
  return Math.max(nameSimilarity(given, holder), wordsSimilarity(inLatin, holder))
}
