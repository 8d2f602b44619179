import sharp from 'sharp'

/** A drawn signature on transparent paper, as a browser's canvas gives it: a PNG as a data URL. */
export async function signaturePicture(width = 600, height = 200): Promise<string> {
  const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 200">
    <path d="M40 150 C 90 20, 130 20, 120 130 S 210 40, 230 120 S 300 60, 350 130 S 480 90, 560 60"
      stroke="#14286b" stroke-width="6" fill="none"/></svg>`
  const png = await sharp(Buffer.from(stroke)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Nothing drawn. */
export async function blankPicture(): Promise<string> {
  const create = { width: 300, height: 100, channels: 4, background: '#ffffff00' } as const
  const png = await sharp({ create }).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
