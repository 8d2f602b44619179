import { drawingTemplate } from './drawing-template.ts'
import { fontFamilies } from './fonts.ts'

/**
 * How a document looks, in Typst. What is on it comes as data from `page.json`, never as part of this text: strings that
 * are read there are set as they are.
 */
export const documentTemplate = `
#let page-tree = json("page.json")
#let ink = rgb("#1f2937")
#let accent = rgb("#123c5a")
#let faint = rgb("#6b7280")
#let line-colour = rgb("#d9dee5")
#let verdicts = (accept: rgb("#146c43"), review: rgb("#9a5b00"), reject: rgb("#a4161a"))

#set document(title: page-tree.title)
#set text(font: (${fontFamilies.map((family) => JSON.stringify(family)).join(', ')}), size: 9pt, fill: ink, lang: "en", hyphenate: false)
#set par(leading: 0.55em)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 20mm, bottom: 18mm),
  header: if page-tree.mark != none {
    align(right, box(fill: rgb("#9a5b00"), inset: (x: 6pt, y: 3pt), radius: 2pt,
      text(size: 8pt, weight: "bold", fill: white, page-tree.mark)))
  },
  background: if page-tree.mark != none {
    rotate(-35deg, text(size: 64pt, weight: "bold", fill: rgb("#9a5b0012"), page-tree.mark))
  },
  footer: context {
    set text(size: 7.5pt, fill: faint)
    line(length: 100%, stroke: 0.5pt + line-colour)
    grid(columns: (1fr, auto), page-tree.footer, counter(page).display("1 / 1", both: true))
  },
)
#show heading: it => block(above: 16pt, below: 8pt, sticky: true, text(size: 11pt, weight: "bold", fill: accent, it.body))

#let small(body) = text(size: 8pt, body)
#let pairs-of(b) = grid(
  columns: (34%, 1fr), row-gutter: 6.5pt, column-gutter: 8pt,
  ..b.rows.map(row => (text(fill: faint, row.at(0)), text(row.at(1)))).flatten(),
)
#let table-of(b) = table(
  columns: b.columns.map(column => column.share * 1fr),
  stroke: (_, y) => (bottom: 0.5pt + line-colour),
  fill: (_, y) => if y == 0 { rgb("#eef2f6") },
  inset: (x: 4pt, y: 3.5pt),
  table.header(..b.columns.map(column => small(strong(column.title)))),
  ..b.rows.flatten().map(cell => small(text(cell))),
)
#let pictures-of(b) = grid(
  columns: b.pictures.map(_ => 1fr), gutter: 8pt,
  ..b.pictures.map(picture => block(breakable: false, {
    box(stroke: 0.5pt + line-colour, image(picture.file, width: 100%, height: 62mm, fit: "contain", alt: picture.title))
    linebreak()
    text(size: 7.5pt, fill: faint, picture.title)
  })),
)
#let verdict-of(b) = block(width: 100%, inset: 9pt, radius: 3pt, stroke: 1pt + verdicts.at(b.verdict), {
  text(size: 13pt, weight: "bold", fill: verdicts.at(b.verdict), upper(b.verdict))
  parbreak()
  text(b.text)
})
${drawingTemplate}
#text(size: 18pt, weight: "bold", fill: accent, page-tree.title)
#v(-6pt)
#text(size: 9pt, fill: faint, page-tree.subtitle)
#v(2pt)
#for b in page-tree.blocks {
  if b.kind == "heading" { heading(level: 1, b.text) }
  else if b.kind == "paragraph" { par(text(b.text)) }
  else if b.kind == "verdict" { verdict-of(b) }
  else if b.kind == "pairs" { pairs-of(b) }
  else if b.kind == "table" { table-of(b) }
  else if b.kind == "pictures" { pictures-of(b) }
  else if b.kind == "drawing" { drawing-of(b) }
}
`
