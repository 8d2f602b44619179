import { fill } from '../../../src/engine/specimens/canvas.ts'
import { rounded } from '../../../src/engine/specimens/shapes.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import { blankImage, toByte, bilinearAt } from '../resample.ts'
import type { Attack } from './attack.ts'

interface PageBox {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** A page shown upright and flat. */
function drawPage(onto: Pixels, page: Pixels, { left, top, width }: PageBox): void {
  const scale = page.width / width
  for (let y = 0; y < Math.min(onto.height - top, Math.floor(page.height / scale)); y++) {
    for (let x = 0; x < Math.min(onto.width - left, width); x++) {
      const place = ((top + y) * onto.width + left + x) * 3
      for (let channel = 0; channel < 3; channel++)
        onto.data[place + channel] = toByte(bilinearAt(page, [(x + 0.5) * scale, (y + 0.5) * scale], channel))
    }
  }
}

const bar = (
  onto: Pixels,
  box: { x: number; y: number; width: number; height: number },
  grey: number,
): void => fill({ pixels: onto, dotsPerMm: 1 }, rounded(box, 0), { colour: [grey, grey, grey + 4] })

/** A viewer on a desktop: the page on even grey, a bar above and thumbnails beside. */
const desktop: Attack = (original, random) => {
  const page = original.draw(11.8).pixels
  const [width, height] = [1440, 900]
  const picture = blankImage(width, height)
  const grey = random.pick([40, 82, 128, 200, 235])
  picture.data.fill(grey)
  bar(picture, { x: 0, y: 0, width, height: 56 }, Math.min(250, grey + 18))
  bar(picture, { x: 0, y: 56, width: 150, height: height - 56 }, Math.min(250, grey + 9))
  for (let i = 0; i < 5; i++) bar(picture, { x: 20, y: 80 + i * 130, width: 110, height: 90 }, Math.min(250, grey + 30)) // prettier-ignore
  const wide = Math.round(random.between(760, 1100))
  drawPage(picture, page, { left: 180, top: 90, width: wide })
  return Promise.resolve(picture)
}

/** A telephone: the page across the whole width, black or white above and below, a status line and buttons. */
const telephone: Attack = (original, random) => {
  const page = original.draw(10).pixels
  const [width, height] = [1080, 1600]
  const picture = blankImage(width, height)
  const shade = random.pick([0, 12, 28, 246, 255])
  picture.data.fill(shade)
  const ink = shade > 128 ? 40 : 225
  for (let i = 0; i < 6; i++) bar(picture, { x: 40 + i * 34, y: 24, width: 20, height: 26 }, ink)
  for (let i = 0; i < 4; i++) bar(picture, { x: 130 + i * 240, y: height - 110, width: 60, height: 60 }, ink)
  const wide = width - 2 * random.whole(0, 24)
  drawPage(picture, page, { left: (width - wide) / 2, top: random.whole(240, 420), width: wide })
  return Promise.resolve(picture)
}

export const screenshot = { fitted: desktop, published: telephone }
