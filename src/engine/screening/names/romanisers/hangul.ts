import { koreanSurnames } from '../tables/korean-surnames.ts'

const first = 0xac00
const last = 0xd7a3

/** Beginnings, middles and ends of syllables in four ways of writing: Seoul's, Pyongyang's, the older one, and by ear. */
const ways = [
  {
    begin: 'g kk n d tt r m b pp s ss - j jj ch k t p h',
    middle: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i',
    end: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
  {
    begin: 'k kk n t tt r m p pp s ss - j jj ch kh th ph h',
    middle: 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i',
    end: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
  {
    begin: 'k k n t t r m p p s s - ch ch ch k t p h',
    middle: 'a ae ya ya o e yo ye o wa wae oe yo u wo we wi yu u ui i',
    end: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
  {
    begin: 'k k n d t l m b p s s - j j ch k t p h',
    middle: 'a ae ya ya u e you ye o wa wae oi yo oo won we wi yoo u ui ee',
    end: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
].map(({ begin, middle, end }) => ({ begin: sounds(begin), middle: sounds(middle), end: sounds(end) }))

/** One syllable of Hangul in each way of writing it; as the first of a name also as that family writes itself. */
export function hangul(syllable: string, isFirst: boolean): readonly string[] {
  const code = syllable.codePointAt(0) ?? 0
  if (code < first || code > last) return []
  const at = code - first
  const spellings = ways.map(
    ({ begin, middle, end }) =>
      (begin[Math.floor(at / 588)] ?? '') +
      (middle[Math.floor((at % 588) / 28)] ?? '') +
      (end[at % 28] ?? ''),
  )
  const family = isFirst ? (koreanSurnames.get(syllable) ?? []) : []
  return [...new Set([...family, ...spellings])]
}

function sounds(row: string): string[] {
  return row.split(' ').map((sound) => (sound === '-' ? '' : sound))
}
