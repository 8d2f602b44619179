import { tables } from './tables.ts'
import type { Scene } from './scene.ts'

/** An open passport: the page above the data page with print of its own, the fold, and the cover around both. */
export const booklet: Scene = {
  below(random, place, sheet) {
    const { width, height } = sheet
    const ground = random.pick([tables.pattern, tables.papers, tables.keyboard])(random, place, sheet)
    const cover = random.pick(['#5a1622', '#14284a', '#1c3a2a', '#1a1a1c'])
    const lines = [
      'This passport contains 32 pages.',
      'The bearer is requested to sign below.',
      'Visas / Observations',
      'Children / Enfants',
      'No entry on this page without the seal of the office.',
    ]
    const text = lines
      .slice(0, random.whole(1, 5))
      .map(
        (line, at) =>
          `<text x="14" y="${-height + 18 + at * 9}" font-size="3.4" font-family="Tinos" fill="#3a3a3a">${line}</text>`,
      )
    const stamp = `<g transform="translate(${width * 0.68} ${-height * 0.5}) rotate(${random.between(-30, 30)})" fill="none" stroke="#5a2a8a" stroke-width="0.8" opacity="0.6"><circle r="15"/><circle r="11"/></g>`
    return (
      ground +
      `<rect x="-3" y="${-height - 3}" width="${width + 6}" height="${height * 2 + 6}" rx="3" fill="${cover}"/>` +
      `<rect x="0" y="${-height}" width="${width}" height="${height}" fill="#f3efe4"/>${text.join('')}${stamp}`
    )
  },
  above(_, __, { width, height }) {
    const page = `<rect x="0" y="${-height}" width="${width}" height="${height}" fill="none"/>`
    return `<linearGradient id="fold" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="0.5" stop-color="#000" stop-opacity="0.4"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>${page}<rect x="0" y="-3.5" width="${width}" height="6" fill="url(#fold)"/>`
  },
}
