import { koreanSurnames } from '../tables/korean-surnames.ts'

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3

/** Beginnings, middles and ends of syllables in four ways of writing: Seoul's, Pyongyang's, the older one, and by ear. */
const romanisations = [
  {
    initials: 'g kk n d tt r m b pp s ss - j jj ch k t p h',
    medials: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i',
    finals: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
  {
    initials: 'k kk n t tt r m p pp s ss - j jj ch kh th ph h',
    medials: 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i',
    finals: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
  {
    initials: 'k k n t t r m p p s s - ch ch ch k t p h',
    medials: 'a ae ya ya o e yo ye o wa wae oe yo u wo we wi yu u ui i',
    finals: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
  {
    initials: 'k k n d t l m b p s s - j j ch k t p h',
    medials: 'a ae ya ya u e you ye o wa wae oi yo oo won we wi yoo u ui ee',
    finals: '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t',
  },
].map(({ initials, medials, finals }) => ({
  begin: parseRow(initials),
  middle: parseRow(medials),
  end: parseRow(finals),
}))

/** One syllable of Hangul in each way of writing it; as the first of a name also as that family writes itself. */
export function romaniseHangul(syllable: string, isFirst: boolean): readonly string[] {
  const code = syllable.codePointAt(0) ?? 0
  if (code < firstSyllable || code > lastSyllable) return []
  const syllableIndex = code - firstSyllable
  const spellings = romanisations.map(
    ({ begin: initials, middle: medials, end: finals }) =>
      (initials[Math.floor(syllableIndex / 588)] ?? '') +
      (medials[Math.floor((syllableIndex % 588) / 28)] ?? '') +
      (finals[syllableIndex % 28] ?? ''),
  )
  const surnameSpellings = isFirst ? (koreanSurnames.get(syllable) ?? []) : []
  return [...new Set([...surnameSpellings, ...spellings])]
}

function parseRow(row: string): string[] {
  return row.split(' ').map((sound) => (sound === '-' ? '' : sound))
}
