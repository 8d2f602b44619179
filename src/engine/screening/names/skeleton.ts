/**
 * Spellings of one sound, longest first, and what they become, with letters of which a word has one wherever it is spelt
 * so. Vowels follow in `soundForm`.
 */
const soundClasses = (
  [
    ['hj', /shch|sch|tsch|tch|dzh|zh|sh|ch|dj/g, 'j'],
    ['h', /kh|gh/g, 'h'],
    ['hvw', /ph|w|v/g, 'f'],
    ['h', /th/g, 't'],
    ['h', /dh/g, 'd'],
    ['cq', /ck|q|c/g, 'k'],
    ['sz', /tz|ts|z/g, 's'],
    ['x', /x/g, 'ks'],
    ['o', /ou|oo/g, 'u'],
    ['eiy', /ee|ey|ei|iy|yi|ii|ij|y/g, 'i'],
    ['ao', /ae|oe|ai/g, 'e'],
  ] as const
).map(([requiredLetters, spelling, phonetic]) => ({
  letters: letterMaskOf(requiredLetters),
  spelling,
  sound: phonetic,
}))

/** A bit for each letter that occurs. */
function letterMaskOf(text: string): number {
  let letterMask = 0
  for (let at = 0; at < text.length; at++) letterMask |= 1 << (text.charCodeAt(at) & 31)
  return letterMask
}

/** A word as it sounds, roughly, with its vowels: `mohamed` = `mohammed`, `yusuf` = `yousouf`. */
export function phoneticForm(token: string): string {
  const presentLetters = letterMaskOf(token)
  let form = token
  for (const { letters: requiredLetters, spelling, sound: phonetic } of soundClasses)
    if ((presentLetters & requiredLetters) !== 0) form = form.replace(spelling, phonetic)
  return form.replace(/(.)\1+/g, '$1')
}

/**
 * The consonants of a word in coarse classes, for finding candidates: vowels and an unsounded h are off, a first
 * vowel is kept as `a`.
 *
 * @param phonetic its `soundForm`, where that is known
 */
export function consonantSkeleton(token: string, phonetic = phoneticForm(token)): string {
  const form = phonetic.replace(/g/g, 'k')
  const first = /^[aeiou]/.test(form) ? 'a' : form.charAt(0)
  return (
    first +
    form
      .slice(1)
      .replace(/[aeiouh]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}
