import { filled } from './tables.ts'
import type { Scene } from './scene.ts'

/** A card in the clear window of a wallet: leather around, a film with streaks of light and a seam over it. */
export const sleeve: Scene = {
  below(random, place, { width, height }) {
    const leather = random.pick(['#3b2418', '#1b1b1d', '#6b3a22', '#27364a'])
    const other = `<rect x="6" y="${-height * 0.35}" width="${width * 0.9}" height="${height}" rx="3" fill="${random.pick(['#2a5aa0', '#b02a3a', '#d8d8d8'])}"/>`
    const grain =
      '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.6 0"/></filter>'
    const [x, y, wide, high] = place
    return (
      filled([x, y, wide, high], '#8a8680') +
      `<rect x="-12" y="-26" width="${width + 24}" height="${height + 40}" rx="5" fill="${leather}"/>${grain}` +
      `<rect x="-12" y="-26" width="${width + 24}" height="${height + 40}" rx="5" filter="url(#grain)" opacity="0.5"/>${other}` +
      `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" fill="#d9dcdd" opacity="0.35"/>`
    )
  },
  above(random, _, { width, height }) {
    const streaks = Array.from({ length: random.whole(2, 5) }, () => {
      const [x, bend] = [random.between(-0.2, 1) * width, random.between(-20, 40)]
      return `<path d="M ${x} -4 q ${bend} ${height / 2} ${bend / 2} ${height + 8}" stroke="#fff" stroke-width="${random.between(0.6, 5)}" opacity="${random.between(0.12, 0.4)}" fill="none"/>`
    })
    const notch = `<path d="M ${width / 2 - 9} -4.5 a 9 9 0 0 0 18 0" fill="none" stroke="#ffffff" stroke-width="0.5" opacity="0.7"/>`
    return (
      '<filter id="soft"><feGaussianBlur stdDeviation="0.7"/></filter>' +
      `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" fill="#eef2f4" opacity="${random.between(0.06, 0.2)}"/>` +
      `<g filter="url(#soft)">${streaks.join('')}</g>${notch}` +
      `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" rx="1" fill="none" stroke="#fff" stroke-width="0.5" opacity="0.6"/>` +
      `<rect x="-9" y="-9" width="${width + 18}" height="${height + 18}" rx="3" fill="none" stroke="#c9b48a" stroke-width="0.5" stroke-dasharray="2.2 1.4"/>`
    )
  },
}
