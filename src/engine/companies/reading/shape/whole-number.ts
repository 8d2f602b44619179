/** Letters and figures that are one number of a register, with the signs that join its groups. */
const token = /[\p{Lu}\d]+(?:[./-]+[\p{Lu}\d]+)*/gu

/** Longer than this, what stands around a number is not one. */
const longest = 24

/** A number is all of its print up to a blank, unless it stands somewhere by itself: `SN.DKR.2013.B.28733`, where `DKR.2013` was read. */
export function wholeNumber(value: string, print: readonly string[]): string {
  const tokens = print.flatMap((text) => [...text.matchAll(token)].map(([whole]) => whole))
  if (/\s/u.test(value) || tokens.includes(value)) return value
  return tokens.find((whole) => whole.length <= longest && isPart(value, whole)) ?? value
}

/** Whether a number stands in a longer one, cut within a group or at the sign before the next one. */
function isPart(value: string, whole: string): boolean {
  const at = whole.indexOf(value)
  if (at < 0) return false
  const [before, after] = [whole.slice(0, at), whole.slice(at + value.length)]
  return !/^[A-Z]{2,6}[.-]?$/u.test(before) || after !== ''
}
