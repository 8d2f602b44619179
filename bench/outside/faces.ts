import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Random } from './random.ts'

const folder = fileURLToPath(new URL('../../../shared/data/vision/faces/frjs', import.meta.url))

/** A portrait as a link with the data in it: a picture that is read where it lies, or a drawn face where none is. */
export async function faceLink(random: Random): Promise<string> {
  const picture = existsSync(folder)
    ? readFileSync(
        `${folder}/${random.pick(
          readdirSync(folder)
            .filter((name) => name.endsWith('.png'))
            .sort(),
        )}`,
      )
    : Buffer.from(drawnFace(random))
  const grey = random.happens(0.25)
  const image = sharp(picture)
    .resize(350, 450, { fit: 'cover' })
    .modulate({ brightness: 1.08, saturation: grey ? 0 : 0.8 })
  const bytes = await image.jpeg({ quality: 88 }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

function drawnFace(random: Random): string {
  const skin = random.pick(['#e8c0a0', '#c99570', '#8d5a3c', '#f1d3bb'])
  const hair = random.pick(['#2a1c12', '#6b4423', '#b58a4a', '#8a8a8a'])
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="205" rx="17" ry="9" fill="#fff"/><circle cx="${x}" cy="205" r="8" fill="#33261a"/>` +
    `<path d="M ${x - 24} 184 q 24 -14 48 0" stroke="${hair}" stroke-width="7" fill="none"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="450"><rect width="350" height="450" fill="#dfe3e6"/>` +
    `<path d="M 30 450 q 20 -110 145 -115 q 125 5 145 115 z" fill="#3b4a63"/><rect x="140" y="290" width="70" height="70" fill="${skin}"/>` +
    `<ellipse cx="175" cy="215" rx="88" ry="116" fill="${skin}"/><path d="M 84 205 q -8 -120 91 -122 q 99 2 91 122 q -30 -70 -91 -72 q -61 2 -91 72 z" fill="${hair}"/>` +
    `${eye(140)}${eye(210)}<path d="M 175 210 q -16 45 2 48" stroke="#9a6a4a" stroke-width="4" fill="none"/>` +
    `<path d="M 142 285 q 33 18 66 0 q -33 -8 -66 0" fill="#a8504a"/></svg>`
  )
}
