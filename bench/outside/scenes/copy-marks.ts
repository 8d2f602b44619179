import type { Random } from '../random.ts'

/** What offices leave on a page of A4 that bears the copy of a document, as SVG in millimetres. */
export function copyMarks(random: Random): string {
  const text = (x: number, y: number, [words, size, font]: readonly [string, number, string]): string =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" fill="#333">${words}</text>`
  const head = text(20, 11, [
    random.pick(['Scan 0042   14/03/2026 10:22', 'COPY FOR OUR FILES', 'Anlage 3', 'Copie conforme']),
    4,
    'Arimo',
  ])
  const note = text(24, 272, [
    random.pick(['seen, original returned', 'ok – M.', 'file 77/26']),
    8,
    'Dancing Script',
  ])
  const stamp = `<g transform="translate(${random.between(120, 170)} ${random.between(245, 270)}) rotate(${random.between(-14, 14)})" fill="none" stroke="#24408a" stroke-width="0.8"><rect x="-28" y="-9" width="56" height="18" rx="2"/></g>`
  const edges = `<rect width="210" height="${random.between(0.5, 3)}" fill="#222" opacity="0.7"/><rect x="${random.between(207, 209)}" width="3" height="297" fill="#444" opacity="0.5"/>`
  const dust = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${random.between(0, 210)}" cy="${random.between(0, 297)}" r="${random.between(0.1, 0.35)}" fill="#555"/>`,
  )
  return dust.join('') + head + (random.happens(0.5) ? note : '') + (random.happens(0.4) ? stamp : '') + edges
}
