/** Spellings of one sound, longest first, and what they become. Vowels follow in `soundForm`. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|tsch|tch|dzh|zh|sh|ch|dj/g, 'j'],
  [/kh|gh/g, 'h'],
  [/ph|w|v/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ck|q|c/g, 'k'],
  [/tz|ts|z/g, 's'],
  [/x/g, 'ks'],
  [/ou|oo/g, 'u'],
  [/ee|ey|ei|iy|yi|ii|ij|y/g, 'i'],
  [/ae|oe|ai/g, 'e'],
]

/** A word as it sounds, roughly, with its vowels: `mohamed` = `mohammed`, `yusuf` = `yousouf`. */
export function soundForm(token: string): string {
  let form = token
  for (const [spelling, sound] of sounds) form = form.replace(spelling, sound)
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
