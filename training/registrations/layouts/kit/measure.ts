const wide = /[\u1100-\u11ff\u2e80-\u303f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u
const advances: readonly (readonly [RegExp, number])[] = [
  [wide, 1],
  [/\p{Mn}/u, 0],
  [/\s/u, 0.27],
  [/[ijltfrI.,;:'|!()[\]/-]/u, 0.3],
  [/[mwMW@%—]/u, 0.84],
  [/\p{Lu}/u, 0.66],
  [/\p{N}/u, 0.55],
]

/** How wide text is set in a common typeface of this size. */
export function widthOf(text: string, size: number): number {
  let sum = 0
  for (const sign of text) sum += advances.find(([signs]) => signs.test(sign))?.[1] ?? 0.52
  return sum * size
}

/** The lines in which text of this size stands between two margins; `\n` begins a new one. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  return text.split('\n').flatMap((part) => wrapPart(part, size, width))
}

function wrapPart(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const token of tokensOf(text, size, width)) {
    if (line !== '' && widthOf(line + token.trimEnd(), size) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += token
  }
  lines.push(line.trim())
  return lines
}

/** Words with the blank behind them; signs one by one where a script has no blanks, or where a word is too long. */
function tokensOf(text: string, size: number, width: number): readonly string[] {
  return text.split(/(?<=\s)/u).flatMap((word) => {
    const isOne = !wide.test(word) && widthOf(word, size) <= width
    return isOne ? [word] : (word.match(/[\p{L}\p{N}]\p{Mn}*\s*|[^\p{L}\p{N}]/gu) ?? [])
  })
}
