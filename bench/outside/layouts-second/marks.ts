import type { Random } from '../random.ts'
import type { Place, Sheet, Style } from '../sheet.ts'

type Spot = readonly [number, number]

/** Print that runs upwards from a spot. */
export function upright(sheet: Sheet, [x, y]: Spot, [content, style]: readonly [string, Style]): void {
  sheet.add(`<g transform="rotate(-90 ${x} ${y})">`)
  sheet.text(x, y, [content, style])
  sheet.add('</g>')
}

/** The portrait once more, small and faint. */
export function ghost(sheet: Sheet, [x, y, width, height]: Place, link: string): void {
  sheet.add(
    `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${link}" opacity="0.32" preserveAspectRatio="xMidYMid slice"/>`,
  )
}

/** A line that winds about a circle, as guilloche is drawn. */
export function rosette(
  sheet: Sheet,
  [x, y, radius]: readonly [number, number, number],
  [colour, turns]: readonly [string, number],
): void {
  const points = Array.from({ length: 721 }, (_, at) => {
    const angle = (at / 720) * 2 * Math.PI
    const far = radius * (0.62 + 0.38 * Math.cos(turns * angle))
    return `${(x + far * Math.cos(angle * 7)).toFixed(2)} ${(y + far * Math.sin(angle * 7)).toFixed(2)}`
  })
  sheet.add(
    `<path d="M ${points.join(' L ')} Z" fill="none" stroke="${colour}" stroke-opacity="0.45" stroke-width="0.12"/>`,
  )
}

/** Fine lines that run over the print. */
export function overprint(sheet: Sheet, [x, y, width, height]: Place, colour: string): void {
  for (let row = 0; row < height; row += 1.1) {
    const waves = `q ${width / 12} -1.6 ${width / 6} 0 ${`t ${width / 6} 0 `.repeat(5)}`
    sheet.add(
      `<path d="M ${x} ${y + row} ${waves}" fill="none" stroke="${colour}" stroke-opacity="0.4" stroke-width="0.13"/>`,
    )
  }
}

/** A pale patch of many colours over the print, with a word in it. */
export function hologram(
  sheet: Sheet,
  [x, y, radius]: readonly [number, number, number],
  word: string,
): void {
  const id = `h${Math.round(x * 10)}-${Math.round(y * 10)}`
  const stops = ['#7fd0ff', '#b8ffcf', '#fff3a0', '#ffb0d8', '#a6b4ff']
    .map((colour, at) => `<stop offset="${at / 4}" stop-color="${colour}"/>`)
    .join('')
  sheet.add(
    `<linearGradient id="${id}" x2="1" y2="1">${stops}</linearGradient>` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" opacity="0.3"/>`,
  )
  rosette(sheet, [x, y, radius], ['#ffffff', 9])
  const style = { size: radius * 0.42, colour: '#ffffffa0', weight: 700, anchor: 'middle' } as const
  sheet.text(x, y + radius * 0.15, [word, style])
}

/** The contacts of a chip. */
export function chip(sheet: Sheet, [x, y]: Spot): void {
  const line = 'fill="none" stroke="#7a6224" stroke-width="0.25"'
  sheet.add(
    `<rect x="${x}" y="${y}" width="12.5" height="11" rx="1.6" fill="#d9bf6a"/>` +
      `<path d="M ${x} ${y + 3.7} h 4 v 3.7 h -4 M ${x + 12.5} ${y + 3.7} h -4 v 3.7 h 4" ${line}/>` +
      `<path d="M ${x + 6.2} ${y} v 3.7 h 2.3 M ${x + 6.2} ${y + 11} v -3.6 h -2.2" ${line}/>`,
  )
}

/** Stripes as of a linear barcode; what they say is no part of the truth. */
export function stripes(sheet: Sheet, [x, y, width, height]: Place, random: Random): void {
  let at = x
  while (at < x + width - 1) {
    const wide = random.pick([0.25, 0.25, 0.5, 0.75])
    sheet.add(`<rect x="${at.toFixed(2)}" y="${y}" width="${wide}" height="${height}" fill="#111"/>`)
    at += wide + random.pick([0.25, 0.25, 0.5, 0.75])
  }
}

/** Squares as of a matrix code; what they say is no part of the truth. */
export function squares(sheet: Sheet, [x, y, size]: readonly [number, number, number], random: Random): void {
  const cell = size / 25
  const eye = (left: number, top: number): string =>
    `<rect x="${left}" y="${top}" width="${cell * 7}" height="${cell * 7}" fill="#111"/>` +
    `<rect x="${left + cell}" y="${top + cell}" width="${cell * 5}" height="${cell * 5}" fill="#fff"/>` +
    `<rect x="${left + cell * 2}" y="${top + cell * 2}" width="${cell * 3}" height="${cell * 3}" fill="#111"/>`
  const cells = Array.from({ length: 625 }, (_, at) => {
    const [column, row] = [at % 25, Math.floor(at / 25)]
    const corner = (column < 8 && (row < 8 || row > 16)) || (column > 16 && row < 8)
    return corner || random.happens(0.5)
      ? ''
      : `M ${x + column * cell} ${y + row * cell} h ${cell} v ${cell} h -${cell} z`
  })
  sheet.add(
    `<rect x="${x - 1}" y="${y - 1}" width="${size + 2}" height="${size + 2}" fill="#fff"/><path d="${cells.join(' ')}" fill="#111"/>` +
      eye(x, y) +
      eye(x + cell * 18, y) +
      eye(x, y + cell * 18),
  )
}

/** Arms of a state: a shield with a star. */
export function arms(sheet: Sheet, [x, y, size]: readonly [number, number, number], colour: string): void {
  const [half, star] = [size / 2, size * 0.24]
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? star : star * 0.42
    const angle = (at / 10) * 2 * Math.PI - Math.PI / 2
    return `${(x + far * Math.cos(angle)).toFixed(2)},${(y - size * 0.05 + far * Math.sin(angle)).toFixed(2)}`
  })
  sheet.add(
    `<path d="M ${x - half} ${y - half} h ${size} v ${half} q 0 ${half} ${-half} ${size * 0.7} q ${-half} ${-size * 0.2} ${-half} ${-size * 0.7} z" fill="none" stroke="${colour}" stroke-width="${size * 0.06}"/>` +
      `<polygon points="${points.join(' ')}" fill="${colour}"/>`,
  )
}
