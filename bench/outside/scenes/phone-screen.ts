import type { Random } from '../random.ts'

/** What an app for taking pictures shows over its picture, as SVG of `width` by `height` pixels. */
export function phoneScreen(random: Random, [width, height]: readonly [number, number]): string {
  const unit = width / 100
  const text = (x: number, y: number, [words, size]: readonly [string, number]): string =>
    `<text x="${x * unit}" y="${y * unit}" font-size="${size * unit}" font-family="Roboto" fill="#fff" text-anchor="middle">${words}</text>`
  const high = height / unit
  const clock = `${random.whole(7, 21)}:${random.whole(10, 59)}`
  const bars =
    `<rect width="${width}" height="${unit * 16}" fill="#000" opacity="0.7"/><rect y="${height - unit * 34}" width="${width}" height="${unit * 34}" fill="#000" opacity="0.75"/>` +
    text(9, 5.4, [clock, 3.6]) +
    text(88, 5.4, [`${random.pick(['LTE', '5G', '4G'])}  ${random.whole(12, 98)} %`, 3.2])
  const shutter = `<circle cx="${50 * unit}" cy="${(high - 15) * unit}" r="${7 * unit}" fill="#fff"/><circle cx="${50 * unit}" cy="${(high - 15) * unit}" r="${8.4 * unit}" fill="none" stroke="#fff" stroke-width="${unit}"/>`
  const camera =
    text(50, high - 27, ['VIDEO    PHOTO    PORTRAIT', 3.4]) +
    text(85, high - 14, ['FLASH', 2.6]) +
    text(50, 12, [random.pick(['HDR   1x   TIMER', '0.5   1x   2']), 3.2])
  const bank =
    text(50, 12.6, ['Scan your ID', 4.4]) +
    text(50, high - 28, ['Position the front of your ID inside the frame', 3.2]) +
    text(50, high - 3, ['Cancel', 3.6])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bars}${random.happens(0.5) ? camera : bank}${shutter}</svg>`
}
