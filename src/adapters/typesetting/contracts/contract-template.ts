import { certificateTemplate } from './certificate-template.ts'

/**
 * How a contract looks, in Typst. Everything on it comes as data from `contract.json`, never as part of this text: strings that
 * are read there are set as they are, so that no template can bring markup of its own.
 */
export const contractTemplate = `
#let tree = json("contract.json")
#let text-width = if tree.landscape { 257mm } else { 170mm }
#set document(title: tree.title, keywords: if tree.keywords == "" { () } else { tree.keywords }, date: auto)
#set text(font: tree.fonts, size: 10.5pt, lang: tree.lang, hyphenate: false)

#let looked(look, body) = {
  let shown = text(
    size: look.size * 1pt,
    weight: if look.bold { "bold" } else { "regular" },
    style: if look.italic { "italic" } else { "normal" },
    fill: if look.colour == none { black } else { rgb(look.colour) },
    body,
  )
  if look.lang != none { shown = text(lang: look.lang, font: look.fonts, shown) }
  if look.script == "sub" { shown = sub(shown) }
  if look.script == "super" { shown = super(shown) }
  if look.underline { shown = underline(shown) }
  if look.strike { shown = strike(shown) }
  if look.background != none { shown = highlight(fill: rgb(look.background), shown) }
  shown
}

#let ink = rgb("#14286b")

// The largest size in which a text fits into a field; what is filled in moves nothing around it.
#let fitted(words, width, height, most) = context {
  let sizes = range(0, 28).map(n => most * calc.pow(0.92, n))
  let fits(size) = {
    let shown = text.with(size: size)
    let is-narrow = words.split(" ").all(word => measure(shown(word)).width <= width)
    is-narrow and measure(shown(words), width: width).height <= height
  }
  let best = sizes.find(fits)
  text(size: if best == none { sizes.last() } else { best }, words)
}

// In one line.
#let handwriting(name, width, height, most) = {
  set text(style: "italic", fill: ink)
  fitted(name.replace(" ", "\\u{a0}"), width, height, most)
}

#let filled(f, width, height, caption) = {
  if f.kind == "picture" {
    // Its paper stays clear of the line.
    let scale = calc.min(width / f.ratio, height - 2pt)
    place(left + bottom, dy: -1.5pt, image(f.file, width: scale * f.ratio, height: scale, alt: caption))
  } else if f.kind == "text" {
    place(left + bottom, block(width: width, inset: (bottom: 2pt), {
      set par(leading: 0.4em)
      if f.handwritten { handwriting(f.text, width, height - 2pt, calc.min(24pt, height * 0.6)) }
      else { fitted(f.text, width, height - 2pt, 10.5pt) }
    }))
  }
}

#let mark = {
  place(line(start: (15%, 50%), end: (42%, 80%), stroke: 1.2pt + ink))
  place(line(start: (42%, 80%), end: (88%, 15%), stroke: 1.2pt + ink))
}

#let field-box(part) = {
  let (width, height, caption, filling) = (part.width * 1pt, part.height * 1pt, part.caption, part.filling)
  if part.isBox {
    box(width: width, height: height, stroke: 0.75pt, if filling != none and filling.isSet { mark })
    h(4pt)
    caption
  } else {
    box(width: width, baseline: 11pt, {
      block(width: 100%, height: height, stroke: (bottom: 0.75pt), spacing: 3pt, if filling != none { filled(filling, width, height, caption) })
      block(spacing: 3pt, text(size: 8pt, fill: rgb("#4b5563"), caption))
    })
  }
}

#let inline(part) = {
  if part.kind == "text" {
    let shown = looked(part.look, if part.isolated { "\\u{2068}" + part.text + "\\u{2069}" } else { part.text })
    if part.href == none { shown } else { link(part.href, shown) }
  } else if part.kind == "break" { linebreak() }
  else if part.kind == "picture" {
    box(image(part.file, width: part.width * 1pt, height: part.height * 1pt, fit: "stretch", alt: part.alt))
  } else if part.kind == "page" {
    looked(part.look, context if part.which == "number" { counter(page).display("1") } else { str(counter(page).at(<contract-end>).first()) })
  } else if part.kind == "field" { field-box(part) }
}

${certificateTemplate}
#let sides = (left: left, right: right, center: center, justify: start)

#let placed(look, body, above: auto, below: auto, sticky: false) = block(
  width: 100%,
  above: above,
  below: below,
  sticky: sticky,
  breakable: not look.together,
  inset: (left: look.left * 1pt, right: look.right * 1pt),
  {
    set text(dir: if look.rtl { rtl } else { ltr })
    set align(sides.at(look.align))
    set par(justify: look.align == "justify", first-line-indent: (amount: look.indent * 1pt, all: true))
    body
  },
)

#let line-of(content) = content.map(inline).join()

#let blocks(all, body) = all.map(body).join()

#let show-block(b) = {
  if b.kind == "paragraph" { placed(b.look, par(line-of(b.content))) }
  else if b.kind == "heading" { placed(b.look, above: 18pt, below: 9pt, sticky: true, heading(level: b.level, line-of(b.content))) }
  else if b.kind == "list" {
    placed(b.look, {
      set align(start)
      if b.numbers == none { list(..b.items.map(item => list.item(blocks(item.blocks, show-block)))) }
      else {
        enum(numbering: b.numbers + ".", ..b.items.map(item => enum.item(item.number, blocks(item.blocks, show-block))))
      }
    })
  } else if b.kind == "table" {
    let cell(c) = table.cell(
      x: c.column, y: c.row, colspan: c.columnSpan, rowspan: c.rowSpan,
      align: (top: top, middle: horizon, bottom: bottom).at(c.vertical),
      fill: if c.background != none { rgb(c.background) } else if c.isHeader and b.bordered { rgb("#f1f3f6") },
      blocks(c.blocks, show-block),
    )
    let heads = b.cells.filter(c => c.row < b.headerRows)
    placed(b.look, block(width: b.width * 100%, table(
      columns: b.columns.map(share => share * 1fr),
      rows: b.rows * (auto,),
      stroke: if b.bordered { 0.5pt + rgb("#8a94a3") },
      inset: (x: 4pt, y: 4pt),
      ..if heads.len() > 0 { (table.header(..heads.map(cell)),) },
      ..b.cells.filter(c => c.row >= b.headerRows).map(cell),
    )))
  } else if b.kind == "rule" { line(length: 100%, stroke: 0.5pt + rgb("#8a94a3")) }
  else if b.kind == "page-break" { pagebreak() }
}

#set par(leading: 0.62em, spacing: 0.95em)
#set block(spacing: 0.95em)
#set list(indent: 6pt, body-indent: 8pt, spacing: 0.6em)
#set enum(indent: 6pt, body-indent: 8pt, spacing: 0.6em)
#show heading: it => block(spacing: 0pt, it.body)
#show table.cell: set block(spacing: 0.6em)

#let head-body = if tree.header.len() > 0 { block(width: text-width, blocks(tree.header, show-block)) }
#let foot-body = if tree.footer.len() > 0 { block(width: text-width, blocks(tree.footer, show-block)) }

#show: body => context {
  let height(of) = if of == none { 0pt } else { calc.min(80mm, measure(of, width: text-width).height + 6mm) }
  set page(
    paper: "a4",
    flipped: tree.landscape,
    margin: (x: 20mm, top: calc.max(20mm, 12mm + height(head-body)), bottom: calc.max(20mm, 12mm + height(foot-body))),
    header: if head-body != none { head-body },
    footer: if foot-body != none { foot-body },
    header-ascent: 6mm,
    footer-descent: 6mm,
    background: if tree.mark != none { rotate(-45deg, text(size: 90pt, weight: "bold", fill: rgb("#1d3f8f").transparentize(88%), tree.mark)) },
  )
  body
}

#if tree.attachment != none { pdf.attach(tree.attachment.name, relationship: "source", mime-type: "application/pdf", description: tree.attachment.description) }
#blocks(tree.blocks, show-block)
#[#metadata(none) <contract-end>]
#if tree.certificate != none { certificate-pages(tree.certificate) }
`
