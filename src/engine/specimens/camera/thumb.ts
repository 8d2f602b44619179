import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import { blend } from '../canvas.ts'
import type { Canvas, Colour } from '../canvas.ts'
import { fill } from '../canvas.ts'
import type { Random } from '../random.ts'
import { ellipse } from '../shapes.ts'
import type { Rectangle } from '../shapes.ts'
import { skinTones } from '../tables/names.table.ts'

/** A thumb lying on the page: a capsule from the tip to far outside; millimetres of the page. */
export interface Thumb {
  readonly tip: Point
  readonly root: Point
  readonly radius: number
  readonly skin: Colour
}

/** Millimetres kept free between thumb and machine zone. */
const clearance = 2.5

function distanceToRectangle([x, y]: Point, box: Rectangle): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy)
}

function clearOf(thumb: Thumb, zone: Rectangle): boolean {
  for (let t = 0; t <= 1; t += 0.02) {
    const point: Point = [
      thumb.tip[0] + (thumb.root[0] - thumb.tip[0]) * t,
      thumb.tip[1] + (thumb.root[1] - thumb.tip[1]) * t,
    ]
    if (distanceToRectangle(point, zone) < thumb.radius + clearance) return false
  }
  return true
}

/**
 * Finds a place for a thumb at the left, right or upper edge, clear of the machine zone.
 * @returns null when a hundred tries found none, which no document of this service brings about.
 */
export function placeThumb(
  random: Random,
  page: { widthMm: number; heightMm: number; zone: Rectangle | null },
): Thumb | null {
  const { widthMm, heightMm, zone } = page
  for (let i = 0; i < 100; i++) {
    const radius = random.between(7, 9.5)
    const depth = random.between(1, 9) - radius * 0.4
    const reach = random.between(-25, 25)
    const along = random.between(0.05, 0.7)
    const side = random.pick(['left', 'right', 'top'] as const)
    const tip: Point =
      side === 'left'
        ? [depth, along * heightMm]
        : side === 'right'
          ? [widthMm - depth, along * heightMm]
          : [along * widthMm, depth]
    const root: Point =
      side === 'left'
        ? [-70, tip[1] + reach]
        : side === 'right'
          ? [widthMm + 70, tip[1] + reach]
          : [tip[0] + reach, -70]
    const thumb = { tip, root, radius, skin: random.pick(skinTones) }
    if (zone === null || clearOf(thumb, zone)) return thumb
  }
  return null
}

/** Outline of the thumb, millimetres of the page. */
export function thumbOutline({ tip, root, radius }: Thumb): readonly Point[] {
  const angle = Math.atan2(tip[1] - root[1], tip[0] - root[0])
  const arc = (centre: Point, from: number): Point[] =>
    Array.from({ length: 17 }, (_, i): Point => {
      const turn = from + (i / 16) * Math.PI
      return [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)]
    })
  return [...arc(tip, angle - Math.PI / 2), ...arc(root, angle + Math.PI / 2)]
}

/** Draws the thumb with its nail. @param map page millimetres → pixels. */
export function drawThumb(canvas: Canvas, thumb: Thumb, map: (point: Point) => Point): void {
  const outline = thumbOutline(thumb).map(map)
  const shadow = outline.map(([x, y]): Point => [x + 4, y + 6])
  fill(canvas, [shadow], { colour: [20, 16, 14], opacity: 0.28 })
  const [tipX, tipY] = map(thumb.tip)
  const radius = Math.hypot(tipX - (outline[0]?.[0] ?? 0), tipY - (outline[0]?.[1] ?? 0))
  fill(canvas, [outline], {
    colour: (x, y) => {
      const [rootX, rootY] = map(thumb.root)
      const length = Math.hypot(rootX - tipX, rootY - tipY)
      const across = Math.abs((x - tipX) * (rootY - tipY) - (y - tipY) * (rootX - tipX)) / length / radius
      return blend(
        blend(thumb.skin, [255, 236, 224], 0.16),
        blend(thumb.skin, [60, 24, 16], 0.34),
        across ** 2.4,
      )
    },
  })
  const turn = Math.atan2(thumb.root[1] - thumb.tip[1], thumb.root[0] - thumb.tip[0])
  const nail = ellipse(thumb.tip, [thumb.radius * 0.72, thumb.radius * 0.56], turn)
  fill(
    canvas,
    nail.map((contour) => contour.map(map)),
    { colour: blend(thumb.skin, [250, 214, 206], 0.5), opacity: 0.8 },
  )
}
