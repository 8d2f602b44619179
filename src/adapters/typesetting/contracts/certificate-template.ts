/**
 * How the pages behind a signed contract look, in Typst. Everything on them comes as data, as in `contract-template.ts`; they stand
 * behind the contract, and their own numbers count them alone.
 */
export const certificateTemplate = `
#let quiet = rgb("#5b6675")
#let rule-colour = rgb("#d4dae2")
#let brand = rgb("#1d3f8f")

#let pairs(rows, width) = grid(
  columns: (width, 1fr),
  column-gutter: 8pt,
  row-gutter: 6pt,
  ..rows.map(row => (text(fill: quiet, row.at(0)), row.at(1).split("\\n").map(line => [#line]).join(linebreak()))).flatten(),
)

#let signature-box(s, width, height) = box(width: width, height: height, inset: 6pt, radius: 3pt, fill: white, stroke: 0.5pt + rule-colour, {
  if s.kind == "picture" {
    let scale = calc.min((width - 12pt) / s.ratio, height - 12pt)
    align(center + horizon, image(s.file, width: scale * s.ratio, height: scale, alt: tree.certificate.signature))
  } else {
    align(center + horizon, handwriting(s.text, width - 12pt, height - 12pt, 20pt))
  }
})

#let party-card(p) = block(width: 100%, breakable: false, inset: 10pt, radius: 4pt, fill: rgb("#f5f7fa"), stroke: 0.5pt + rule-colour, above: 8pt, below: 8pt, grid(
  columns: (130pt, 1fr),
  column-gutter: 14pt,
  {
    text(size: 11pt, weight: "bold", p.title)
    if p.subtitle != "" { linebreak(); text(size: 8pt, fill: quiet, p.subtitle) }
    if p.signature != none { v(6pt, weak: true); signature-box(p.signature, 130pt, 48pt) }
  },
  pairs(p.rows, 70pt),
))

#let certificate-part(p) = {
  if p.kind == "heading" { block(above: 16pt, below: 8pt, sticky: true, heading(level: 2, text(size: 11.5pt, weight: "bold", fill: brand, p.text))) }
  else if p.kind == "paragraph" { block(above: 6pt, below: 6pt, p.text) }
  else if p.kind == "code" { block(width: 100%, above: 6pt, below: 6pt, inset: (x: 8pt, y: 6pt), radius: 3pt, fill: rgb("#eef1f5"), p.text.split("\\n").map(line => text(size: 8.5pt, line)).join(linebreak())) }
  else if p.kind == "pairs" { block(above: 10pt, below: 6pt, pairs(p.rows, 112pt)) }
  else if p.kind == "party" { party-card(p) }
  else if p.kind == "table" {
    block(above: 6pt, below: 6pt, table(
      columns: p.columns.map(column => column.share * 1fr),
      stroke: (x, y) => (bottom: 0.5pt + rule-colour),
      inset: (x: 4pt, y: 5pt),
      table.header(..p.columns.map(column => text(fill: quiet, weight: "bold", column.title))),
      ..p.rows.flatten().map(cell => [#cell]),
    ))
  }
}

#let certificate-pages(c) = {
  let own-pages = context {
    let first = query(<certificate>).first().location().page()
    text(size: 8pt, fill: quiet, c.footer + " · " + c.pages.page + " " + str(here().page() - first + 1) + " " + c.pages.of + " " + str(locate(<certificate-end>).page() - first + 1))
  }
  set page(paper: "a4", flipped: false, margin: (x: 20mm, top: 18mm, bottom: 20mm), header: none, footer: own-pages, footer-descent: 6mm)
  set text(font: tree.latin, size: 9pt, lang: c.lang, dir: ltr, fill: black)
  set par(leading: 0.55em, justify: false)
  [#metadata(none) <certificate>]
  block(width: 100%, below: 14pt, inset: (left: 12pt, y: 2pt), stroke: (left: 3pt + brand), {
    block(spacing: 5pt, heading(level: 1, text(size: 19pt, weight: "bold", c.title)))
    block(spacing: 0pt, text(size: 11pt, fill: quiet, c.subtitle))
  })
  for p in c.parts { certificate-part(p) }
  [#metadata(none) <certificate-end>]
}
`
