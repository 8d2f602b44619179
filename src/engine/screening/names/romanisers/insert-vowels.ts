const vowel = /[aeiou]/

/**
 * A word of a script that leaves short vowels out, with an `a` where two consonants meet: `mhmd` → `mahamad`. Names
 * are then compared by their consonants, where the guess does no harm.
 *
 * @param sounds what each letter of the word stands for, in order; `''` for one that is not heard
 */
export function insertVowels(sounds: readonly string[]): string {
  let word = ''
  for (const sound of sounds.filter((letterSound) => letterSound !== '')) {
    const isConsonantCluster = word !== '' && !vowel.test(word.slice(-1)) && !vowel.test(sound.charAt(0))
    word += isConsonantCluster ? `a${sound}` : sound
  }
  return word
}
