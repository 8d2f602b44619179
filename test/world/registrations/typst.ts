/** Text as it is, in Typst. */
export const t = (text: string): string => `#text(${JSON.stringify(text)})`
export const bold = (text: string, size = 10): string => `#text(weight: "bold", size: ${size}pt)[${t(text)}]`

export interface PageLook {
  readonly font?: string
  readonly size?: number
  readonly margin?: string
}

export function pageOf(
  body: readonly string[],
  { font = 'Noto Sans', size = 10, margin = '20mm' }: PageLook = {},
): string {
  return [
    `#set page(paper: "a4", margin: ${margin})`,
    `#set text(font: (${JSON.stringify(font)}, "Noto Sans"), size: ${size}pt, hyphenate: false)`,
    `#set par(leading: 0.6em)`,
    ...body,
  ].join('\n')
}

/** Labels on the left, values on the right. */
export function pairs(rows: readonly (readonly [string, string])[], left = '38%'): string {
  const cells = rows.flatMap(([label, value]) => [`[${t(label)}]`, `[${lines(value)}]`])
  return `#grid(columns: (${left}, 1fr), row-gutter: 7pt, column-gutter: 8pt, ${cells.join(', ')})`
}

/** Lines of one value, parted by `\n`. */
export function lines(value: string): string {
  return value.split('\n').map(t).join(' #linebreak() ')
}

/** A label above each value, in columns. */
export function cards(rows: readonly (readonly [string, string])[], columns: number): string {
  const cells = rows.map(
    ([label, value]) =>
      `[#text(size: 7.5pt, fill: rgb("#555555"))[${t(label)}] #linebreak() ${lines(value)}]`,
  )
  return `#grid(columns: ${columns} * (1fr,), row-gutter: 13pt, column-gutter: 14pt, ${cells.join(', ')})`
}

export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  look: { readonly widths?: string; readonly stroke?: string } = {},
): string {
  const { widths = `${titles.length} * (1fr,)`, stroke = '0.5pt' } = look
  const head = titles.map((title) => `[#text(weight: "bold", size: 9pt)[${t(title)}]]`)
  const cells = rows.flat().map((cell) => `[#text(size: 9pt)[${lines(cell)}]]`)
  return `#table(columns: ${widths}, stroke: ${stroke}, inset: 5pt, ${[...head, ...cells].join(', ')})`
}

export const gap = (points: number): string => `#v(${points}pt)`
export const heading = (text: string, size = 12): string =>
  `#block(above: 14pt, below: 8pt)[${bold(text, size)}]`
export const centred = (body: string): string => `#align(center)[${body}]`
export const paragraph = (text: string): string => `#block(above: 10pt, below: 10pt)[${t(text)}]`
