import { wilsonInterval } from '../kit/figures.ts'

/** A value with the confidence it had, and whether it was right. */
export interface Sample {
  readonly confidence: number
  readonly isRight: boolean
}

export interface Bin {
  readonly least: number
  readonly most: number
  readonly count: number
  readonly right: number
  /** Mean confidence of its samples; of none the middle of the bin. */
  readonly mean: number
}

/** Bounds of the bins: finer where values are answered. */
const bounds = [0, 0.25, 0.5, 0.7, 0.85, 0.9, 0.95, 0.99, 1] as const

/** Samples by confidence; a bound belongs to the bin above it, 1 to the last. */
export function reliabilityBins(samples: readonly Sample[]): readonly Bin[] {
  return bounds.slice(0, -1).map((least, at) => {
    const most = bounds[at + 1] ?? 1
    const found = samples.filter(
      ({ confidence }) => confidence >= least && (confidence < most || (most === 1 && confidence <= 1)),
    )
    const sum = found.reduce((total, { confidence }) => total + confidence, 0)
    return {
      least,
      most,
      count: found.length,
      right: found.filter(({ isRight }) => isRight).length,
      mean: found.length === 0 ? (least + most) / 2 : sum / found.length,
    }
  })
}

const side = 300
const margin = 44
const across = (share: number): string => (margin + share * side).toFixed(1)
const up = (share: number): string => (margin + (1 - share) * side).toFixed(1)

/** The share of right values against their mean confidence, with 95 % intervals, as a drawing. */
export function reliabilitySvg(bins: readonly Bin[], caption: string): string {
  const size = side + 2 * margin
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((tick) => [
    `<path d="M${across(tick)} ${up(0)}v5M${across(0)} ${up(tick)}h-5" stroke="#555"/>`,
    `<text x="${across(tick)}" y="${margin + side + 18}" text-anchor="middle">${tick}</text>`,
    `<text x="${margin - 8}" y="${up(tick)}" dy="4" text-anchor="end">${tick}</text>`,
  ])
  const points = bins
    .filter(({ count }) => count > 0)
    .flatMap(({ mean, right, count }) => {
      const [least, most] = wilsonInterval(right, count)
      const title = `<title>${right} of ${count} right at ${mean.toFixed(3)}</title>`
      return [
        `<path d="M${across(mean)} ${up(least)}V${up(most)}" stroke="#1f6feb" stroke-width="2"/>`,
        `<circle cx="${across(mean)}" cy="${up(right / count)}" r="4" fill="#1f6feb">${title}</circle>`,
      ]
    })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" font-family="sans-serif" font-size="11">`,
    `<title>${caption}</title>`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    `<path d="M${across(0)} ${up(1)}V${up(0)}H${across(1)}" fill="none" stroke="#555"/>`,
    `<path d="M${across(0)} ${up(0)}L${across(1)} ${up(1)}" stroke="#aaa" stroke-dasharray="4 3"/>`,
    ...ticks,
    ...points,
    `<text x="${size / 2}" y="${size - 8}" text-anchor="middle">confidence</text>`,
    `<text transform="translate(12 ${size / 2}) rotate(-90)" text-anchor="middle">share that is right</text>`,
    `<text x="${size / 2}" y="24" text-anchor="middle">${caption}</text>`,
    '</svg>',
    '',
  ].join('\n')
}
