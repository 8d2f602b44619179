const european = /[0-9]/
const figure = /\p{Nd}/u

/**
 * The European figure for one of any script. Figures of a script stand in a row from 0 to 9, so that the value is how many stand
 * before one. Other signs stay.
 */
export function europeanFigure(sign: string): string {
  if (european.test(sign) || !figure.test(sign)) return sign
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && figure.test(String.fromCodePoint(code - 1 - value))) value++
  return String(value)
}
