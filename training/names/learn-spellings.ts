/**
 * `npx tsx training/names/learn-spellings.ts FOLDER > data/spellings/learned-spellings.json`: how words
 * of names in other scripts are written in Latin letters, learned from the token pairs that Merhav & Ash (COLING 2018)
 * took from Wikidata (CC0). Reads the development slices `wd_<script>_{16,64}.tsv.gz` alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fold } from '../../src/engine/screening/names/fold.ts'
import { romanise } from '../../src/engine/screening/names/romanise.ts'
import { consonantSkeleton, phoneticForm } from '../../src/engine/screening/names/skeleton.ts'

/** Least bearers of a pair, by script: the rules do well for Cyrillic, so only what is common is learned there. */
const scripts = { russian: 12, arabic: 3, hebrew: 3, korean: 2, chinese: 2, japanese: 6, katakana: 6 }

/** A spelling that fewer than this share of the bearers use is noise, or a mistake. */
const minShare = 0.2
const maxSpellings = 3

const folder = process.argv[2]
if (folder === undefined) throw new Error('which folder has the pairs?')

const spellingCounts = new Map<string, Map<string, number>>()
for (const [script, least] of Object.entries(scripts)) {
  for (const slice of ['16', '64']) {
    const text = gunzipSync(readFileSync(join(folder, `wd_${script}_${slice}.tsv.gz`))).toString('utf8')
    for (const line of text.split('\n')) {
      const [latin = '', native = '', count = '0'] = line.split('\t')
      if (Number(count) >= least) learn(latin, native, Number(count))
    }
  }
}

function learn(latin: string, native: string, count: number): void {
  const word = fold(native).replace(/[^\p{L}]/gu, '')
  const article = /^ال(?=\p{L}{2})/u.test(word)
  const spelling = romanise(fold(latin))
    .replace(/[^a-z]/g, '')
    .replace(article ? /^(?:al|el)(?=.{3})/ : /$^/, '')
  if (word.length < 2 || spelling.length < 2 || /[a-z]/.test(word)) return
  const counts = spellingCounts.get(word) ?? new Map<string, number>()
  counts.set(spelling, (counts.get(spelling) ?? 0) + count)
  spellingCounts.set(word, counts)
}

/** Spellings that many use and that sound unlike those before them. */
function likelySpellings(counts: ReadonlyMap<string, number>): string[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const stored: string[] = []
  for (const [spelling, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (count / all < minShare || stored.length === maxSpellings) break
    if (!stored.some((other) => consonantSkeleton(other) === consonantSkeleton(spelling))) stored.push(spelling)
  }
  return stored
}

const rows: string[] = []
for (const [word, known] of [...spellingCounts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const spellings = likelySpellings(known)
  const ruled = romanise(word).trim().split('|').map(phoneticForm)
  if (spellings.length > 0 && !spellings.every((spelling) => ruled.includes(phoneticForm(spelling))))
    rows.push(`${word}:${spellings.join(',')}`)
}
console.log(JSON.stringify(rows).replaceAll('","', '",\n"'))
