/**
 * How a graph of owners looks, in Typst; a part of `documentTemplate`. Where everything lies is in the data. What is marked is
 * red, and also thicker and in words, so that it is seen in grey.
 */
export const drawingTemplate = `
#let alarm = rgb("#a4161a")
#let line-ink = rgb("#5b6b7d")

// As large as it fits: a little smaller at first, and then shortened.
#let fitted(body, width, height, look) = context {
  let fits(size, t) = measure(block(width: width, look(size, t))).height <= height and measure(look(size, t.split(regex("[\\\\s\\u{200B}]")).sorted(key: w => -w.len()).first(default: ""))).width <= width
  let found = none
  for size in (1.0, 0.9, 0.8) { if found == none and fits(size, body) { found = look(size, body) } }
  if found == none {
    let letters = body.clusters()
    let (low, high) = (0, letters.len())
    while low < high {
      let middle = calc.ceil((low + high) / 2)
      if measure(block(width: width, look(0.8, letters.slice(0, middle).join("") + "…"))).height <= height { low = middle } else { high = middle - 1 }
    }
    found = look(0.8, if low == 0 { "" } else { letters.slice(0, low).join("") + "…" })
  }
  block(width: width, found)
}

#let drawn-box(b, scale) = {
  let is-asked = b.kind == "asked"
  let stroke = if b.isMarked { 1.5pt * scale + alarm } else if b.kind == "person" { 0.7pt * scale + accent } else { 0.7pt * scale + line-ink }
  let fill = if is-asked { accent } else if b.isMarked { rgb("#fdecec") } else if b.kind == "person" { rgb("#eef4f9") } else { white }
  let colour = if is-asked { white } else if b.isMarked { alarm } else { ink }
  let faded = if is-asked { rgb("#d6e2ec") } else if b.isMarked { alarm } else { faint }
  let (width, height) = (b.width * 1mm, b.height * 1mm)
  let inner = width - 3mm * scale
  let title-look(size, t) = { set par(leading: 0.35em); text(size: 7.6pt * scale * size, weight: "bold", fill: colour, t) }
  let detail-look(size, t) = { set par(leading: 0.35em); text(size: 6.4pt * scale * size, weight: if b.isMarked { "bold" } else { "regular" }, fill: faded, t) }
  let detail-height = if b.detail == "" { 0mm } else { calc.min(height * 0.42, 5mm * scale) }
  box(width: width, height: height, radius: if b.kind == "person" { calc.min(height / 2, 3mm * scale) } else { 0.6mm * scale }, stroke: stroke, fill: fill, clip: true,
    align(center + horizon, {
      fitted(b.title, inner, height - detail-height - 1.2mm * scale, title-look)
      if b.detail != "" { v(-0.75em * scale); fitted(b.detail, inner, detail-height, detail-look) }
    }))
}

#let drawn-line(l, scale) = {
  let at(p) = (p.at(0) * 1mm, p.at(1) * 1mm)
  let colour = if l.isMarked { alarm } else { line-ink }
  let stroke = (paint: colour, thickness: (if l.isMarked { 1.7pt } else { 0.7pt }) * scale, dash: if l.isDashed { "dashed" } else { none })
  place(top + left, curve(stroke: stroke, curve.move(at(l.from)), ..l.parts.map(part => {
    if "controls" in part { curve.cubic(at(part.controls.at(0)), at(part.controls.at(1)), at(part.to)) } else { curve.line(at(part.to)) }
  })))
  place(top + left, polygon(fill: colour, ..l.head.map(at)))
}

#let drawn-label(l, scale) = context {
  let body = box(fill: white, inset: (x: 0.7mm * scale, y: 0.35mm * scale), radius: 0.5mm, text(size: 6.8pt * scale, weight: if l.isMarked { "bold" } else { "regular" }, fill: if l.isMarked { alarm } else { ink }, l.text))
  let size = measure(body)
  place(top + left, dx: l.at.at(0) * 1mm - size.width / 2, dy: l.at.at(1) * 1mm - size.height / 2, body)
}

#let drawing-of(b) = {
  let d = b.drawing
  let body = {
    heading(level: 1, b.title)
    align(center, block(width: d.width * 1mm, height: d.height * 1mm, {
      set align(left)
      for l in d.lines.filter(l => not l.isMarked) { drawn-line(l, d.scale) }
      for l in d.lines.filter(l => l.isMarked) { drawn-line(l, d.scale) }
      for x in d.boxes { place(top + left, dx: x.x * 1mm, dy: x.y * 1mm, drawn-box(x, d.scale)) }
      for l in d.labels { drawn-label(l, d.scale) }
    }))
    par(text(size: 7.5pt, fill: faint, (b.legend, ..d.leftOut).join(" ")))
  }
  if d.isLandscape { page(flipped: true, body) } else { block(width: 100%, breakable: false, body) }
}
`
