/**
 * `npm run bench:local-names [-- --show SET]`: how often a name in another script and its Latin spelling are held to be two names, of one
 * person and of two (FEATURE_VERIFICATION_FAILED). Of one person they are pairs that were published, and the invented names of
 * drawn fronts. Reads ../shared/data/aml; without it the invented names alone. `--show` prints who was accused.
 */
import { agreesWithLatin, type LatinAgreement } from '../src/engine/checks/names/agrees-with-latin.ts'
import { romaniseName } from '../src/flows/scan/names/romanise-name.ts'
import { localNamePairs, type LocalNamePair } from './local-names/local-name-pairs.ts'

const shown = process.argv.includes('--show') ? process.argv[process.argv.indexOf('--show') + 1] : undefined

function compare({ local, issuer = '' }: LocalNamePair, { latin }: LocalNamePair): LatinAgreement {
  const held = { surname: '', givenNames: '', fullName: latin, truncated: false }
  return agreesWithLatin({ text: local, spellings: romaniseName(local) ?? [] }, held, issuer)
}

const share = (count: number, all: number) => `${((100 * count) / all).toFixed(2).padStart(6)} %`

console.log('set                     pairs | one person: same  accused | two people:  same  noticed')
for (const [set, pairs] of Object.entries(localNamePairs())) {
  const own = pairs.map((pair) => compare(pair, pair))
  const others = pairs.map((pair, at) =>
    compare(pair, pairs[(at + Math.floor(pairs.length / 2)) % pairs.length] ?? pair),
  )
  const count = (verdicts: readonly LatinAgreement[], of: LatinAgreement) =>
    share(verdicts.filter((verdict) => verdict === of).length, pairs.length)
  console.log(
    `${set.padEnd(23)} ${String(pairs.length).padStart(5)} |       ${count(own, 'same')} ${count(own, 'different')} |       ${count(others, 'same')} ${count(others, 'different')}`,
  )
  if (set === shown)
    for (const [at, pair] of pairs.entries())
      if (own[at] === 'different') console.log(`  ${pair.local} = ${pair.latin}`)
}
