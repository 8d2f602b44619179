import type { Random } from './random.ts'

const words = (
  'invoice meeting notes the of and to in is that for with quarterly report delivery address please return this form ' +
  'before Friday total amount due 1,250.00 chapter seven figure see page 42 Mrs Thompson garden water winter ' +
  'PAID ORDER NO. 77120 VAT 19 % best before LOT A113 name date signature office copy'
).split(' ')

/** What a document lies on, as SVG: wood, cloth, a plain desk, or printed paper. */
export function drawSurface(random: Random, [width, height]: readonly [number, number]): string {
  const kind = random.pick(['wood', 'cloth', 'desk', 'paper', 'paper'] as const)
  const pieces = { wood, cloth, desk, paper }[kind](random, [width, height])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pieces}</svg>`
}

type Draw = (random: Random, size: readonly [number, number]) => string

const wood: Draw = (random, [width, height]) => {
  const [base, grain] = random.pick([
    ['#8a5a34', '#5f3a1e'],
    ['#c79b6a', '#a87a48'],
    ['#4a3426', '#33221a'],
  ] as const)
  const lines = Array.from({ length: 60 }, () => {
    const y = random.between(0, height)
    const bend = random.between(-12, 12)
    return `<path d="M 0 ${y} Q ${width / 2} ${y + bend} ${width} ${y + bend / 2}" stroke="${grain}" stroke-width="${random.between(0.5, 3)}" stroke-opacity="${random.between(0.2, 0.7)}" fill="none"/>`
  })
  return `<rect width="${width}" height="${height}" fill="${base}"/>${lines.join('')}`
}

const cloth: Draw = (random, [width, height]) => {
  const colour = random.pick(['#2b3a55', '#6b2f3a', '#3d4a3a', '#8d8578'])
  return (
    `<filter id="t"><feTurbulence type="fractalNoise" baseFrequency="${random.between(0.2, 0.7)}" numOctaves="2" seed="${random.whole(1, 999)}"/>` +
    `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 0.7 0"/></filter>` +
    `<rect width="${width}" height="${height}" fill="${colour}"/><rect width="${width}" height="${height}" filter="url(#t)" opacity="0.5"/>`
  )
}

const desk: Draw = (random, [width, height]) =>
  `<linearGradient id="d" x2="1" y2="0.6"><stop stop-color="${random.pick(['#d9d6cf', '#b9bec4', '#5a5d62', '#26282b'])}"/>` +
  `<stop offset="1" stop-color="${random.pick(['#e6e4df', '#a7adb3', '#3b3e43'])}"/></linearGradient>` +
  `<rect width="${width}" height="${height}" fill="url(#d)"/>`

/** A sheet of running text, at times with rules, that reaches beneath the document. */
const paper: Draw = (random, [width, height]) =>
  `<rect width="${width}" height="${height}" fill="${random.pick(['#f7f6f2', '#ecebe6', '#fbf7ea'])}"/>` +
  runningText(random, [width, height])

export const runningText: Draw = (random, [width, height]) => {
  const size = Math.max(9, height * random.between(0.02, 0.035))
  const font = random.pick(['Tinos', 'Carlito', 'Cousine', 'EB Garamond'])
  const turn = random.between(-6, 6)
  const lines: string[] = []
  for (let y = size * 2; y < height * 1.1; y += size * random.between(1.3, 1.7)) {
    if (random.happens(0.08)) continue
    const line = Array.from({ length: Math.ceil(width / size / 2.4) }, () => random.pick(words)).join(' ')
    lines.push(
      `<text x="${size}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" font-family="${font}" fill="#222">${line}</text>`,
    )
  }
  return `<g transform="rotate(${turn.toFixed(2)} ${width / 2} ${height / 2})">${lines.join('')}</g>`
}
