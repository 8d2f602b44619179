/** The first figure of each script whose figures registers print, besides the European ones, and of full-width print. */
const zeros = ['٠', '۰', '०', '০', '௦', '๐', '０'].map((zero) => zero.charCodeAt(0))

/** A text with the figures of other scripts as European ones, and full-width letters as plain ones; each stays one unit. */
export function inEuropeanFigures(text: string): string {
  return text
    .replace(/(?![0-9])\p{Nd}/gu, (figure) => {
      const code = figure.charCodeAt(0)
      const zero = figure.length === 1 ? zeros.find((one) => code >= one && code < one + 10) : undefined
      return zero === undefined ? figure : String(code - zero)
    })
    .replace(/[Ａ-Ｚａ-ｚ．，／：－]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/٫/gu, '.')
    .replace(/٬/gu, ',')
}
