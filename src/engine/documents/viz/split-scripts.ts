/** Blocks of scripts, by their last code point; signs of China, Japan and Korea are one. */
const blocks: readonly (readonly [last: number, script: number])[] = [
  [0x36f, 0],
  [0x3ff, 1],
  [0x52f, 2],
  [0x58f, 3],
  [0x5ff, 4],
  [0x8ff, 5],
  [0x97f, 6],
  [0x9ff, 7],
  [0xb7f, 8],
  [0xbff, 9],
  [0xdff, 10],
  [0xe7f, 11],
  [0x10ff, 12],
  [0x11ff, 20],
  [0x1eff, 0],
  [0x1fff, 1],
  [0x2e7f, 0],
  [0xfaff, 20],
  [0xfb0f, 0],
  [0xfb4f, 4],
  [0xfdff, 5],
  [0xfe6f, 20],
  [0xfeff, 5],
  [0xff65, 0],
  [0xffef, 20],
]

/** A number that is the same for letters of one script; 0 for Latin ones. */
export function scriptBlock(letter: string): number {
  const code = letter.charCodeAt(0)
  if (!(code > 0x36f)) return 0
  return blocks.find(([last]) => code <= last)?.[1] ?? 0
}

/** Scripts whose letters have the shapes of Latin ones: a word of both was misread. */
const [greek, cyrillic] = [1, 2]

const isAlike = (script: number): boolean => script === 0 || script === greek || script === cyrillic

/**
 * The parts of a text that are written in different scripts: `Фамилия Surname`, `姓名Name`. Latin, Greek and Cyrillic letters
 * in one word are one script, a letter of which was misread.
 */
export function splitScripts(text: string): readonly string[] {
  if (!/[\u0370-\u1cff\u2e80-\uffef]/u.test(text)) return [text]
  const parts: string[] = []
  let [from, script] = [0, -1]
  for (const { 0: letter, index } of text.matchAll(/\p{L}/gu)) {
    const next = scriptBlock(letter)
    const isInWord = /[\p{L}\p{M}]/u.test(text.charAt(index - 1)) && isAlike(next) && isAlike(script)
    if (script >= 0 && next !== script && !isInWord) {
      parts.push(text.slice(from, index))
      from = index
    }
    // A word of both is of the other script: its Latin letters are misread.
    if (!isInWord || script <= 0) script = next
  }
  return [...parts, text.slice(from)]
}
