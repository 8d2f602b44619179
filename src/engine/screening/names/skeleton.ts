/**
 * Spellings of one sound, longest first, and what they become, with letters of which a word has one wherever it is spelt
 * so. Vowels follow in `soundForm`.
 */
const sounds = (
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
).map(([letters, spelling, sound]) => ({ letters: lettersIn(letters), spelling, sound }))

/** A bit for each letter that occurs. */
function lettersIn(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** A word as it sounds, roughly, with its vowels: `mohamed` = `mohammed`, `yusuf` = `yousouf`. */
export function soundForm(token: string): string {
  const present = lettersIn(token)
  let form = token
  for (const { letters, spelling, sound } of sounds)
    if ((present & letters) !== 0) form = form.replace(spelling, sound)
  return form.replace(/(.)\1+/g, '$1')
}

/**
 * The consonants of a word in coarse classes, for finding candidates: vowels and an unsounded h are off, a first
 * vowel is kept as `a`.
 *
 * @param sound its `soundForm`, where that is known
 */
export function skeleton(token: string, sound = soundForm(token)): string {
  const form = sound.replace(/g/g, 'k')
  const first = /^[aeiou]/.test(form) ? 'a' : form.charAt(0)
  return (
    first +
    form
      .slice(1)
      .replace(/[aeiouh]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}
