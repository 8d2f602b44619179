import type { Random } from './random.ts'

/** Left, top, width, height in millimetres of the sheet. */
export type Place = readonly [number, number, number, number]

/** How a piece of print looks; sizes are millimetres of the em. */
export interface Style {
  readonly size: number
  readonly font?: string
  readonly weight?: number
  readonly colour?: string
  readonly spacing?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** One side of a document while it is drawn, with the truth about it. */
export class Sheet {
  readonly width: number
  readonly height: number
  /** For each field of the wire the forms that are right; the first is as printed. */
  readonly values: Record<string, readonly string[]> = {}
  zone: readonly string[] = []
  portrait: Place | null = null
  signature: Place | null = null
  readonly #pieces: string[] = []
  readonly #random: Random

  constructor(random: Random, [width, height]: readonly [number, number]) {
    this.#random = random
    this.width = width
    this.height = height
  }

  add(piece: string): void {
    this.#pieces.push(piece)
  }

  text(x: number, y: number, [content, style]: readonly [string, Style]): void {
    const { size, font = 'Arimo', weight = 400, colour = '#15171c', spacing = 0, anchor = 'start' } = style
    this.add(
      `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" font-weight="${weight}" fill="${colour}" ` +
        `letter-spacing="${spacing}" text-anchor="${anchor}">${escaped(content)}</text>`,
    )
  }

  /** States what is printed of a field. */
  says(key: string, ...forms: readonly string[]): void {
    this.values[key] = forms
  }

  /** Fine waves in two colours over a pale ground. */
  ground([pale, deep]: readonly [string, string]): void {
    const { width, height } = this
    this.add(
      `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${pale}"/>` +
        `<stop offset="0.6" stop-color="#fbfaf6"/><stop offset="1" stop-color="${pale}"/></linearGradient></defs>` +
        `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    )
    const waves = this.#random.whole(18, 34)
    const bend = this.#random.between(1.5, 6)
    for (let i = 0; i < waves; i++) {
      const y = (height * (i + 0.5)) / waves
      const steps = Array.from({ length: 9 }, (_, at) => `T ${(width * (at + 2)) / 10} ${y}`).join(' ')
      this.add(
        `<path d="M 0 ${y} Q ${width / 20} ${y - bend} ${width / 10} ${y} ${steps}" fill="none" stroke="${deep}" ` +
          `stroke-opacity="0.28" stroke-width="0.14"/>`,
      )
    }
  }

  /** A machine zone in OCR-B, 10 letters to the inch, its first base line at y. */
  machineZone(lines: readonly string[], [x, y, pitch]: readonly [number, number, number]): void {
    this.zone = lines
    lines.forEach((line, row) => {
      Array.from(line).forEach((sign, column) =>
        this.text(x + column * 2.54, y + row * pitch, [sign, { size: 3.55, font: 'OCR B' }]),
      )
    })
  }

  /** The picture of the holder, a link with the data in it. */
  face(place: Place, link: string): void {
    const [x, y, width, height] = place
    this.portrait = place
    this.add(
      `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${link}" preserveAspectRatio="xMidYMid slice"/>`,
    )
  }

  /** A written name: loops that lean to the right. */
  sign(place: Place): void {
    const [x, y, width, height] = place
    const loops = this.#random.whole(5, 8)
    const step = width / (loops + 1)
    const middle = y + height * 0.6
    let path = `M ${x} ${middle}`
    for (let i = 0; i < loops; i++) {
      const left = x + i * step
      const top =
        i === 0 || this.#random.happens(0.35)
          ? y - height * 0.3
          : y + height * this.#random.between(0.1, 0.45)
      path += ` C ${left + step * 1.3} ${top} ${left + step * 0.3} ${top} ${left + step * 0.5} ${y + height * 0.8}`
      path += ` S ${left + step * 0.9} ${y + height * this.#random.between(0.4, 0.8)} ${left + step} ${middle}`
    }
    path += ` L ${x + width} ${y + height * 0.45}`
    this.signature = place
    this.add(`<path d="${path}" fill="none" stroke="#1c2350" stroke-width="0.38" stroke-linecap="round"/>`)
  }

  svg(pixelsPerMillimetre: number): string {
    const { width, height } = this
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * pixelsPerMillimetre)}" ` +
      `height="${Math.round(height * pixelsPerMillimetre)}" viewBox="0 0 ${width} ${height}">${this.#pieces.join('')}</svg>`
    )
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
