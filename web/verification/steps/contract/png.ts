/** What the service takes of one picture. */
const most = { bytes: 1_000_000, side: 1_200 } as const

/** A canvas as PNG data URL. */
export const pngOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png')

/** White paper of this size in pixels, and a pen. */
export function paper(
  width: number,
  height: number,
): {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D | null
} {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (pen !== null) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#111827'
  }
  return { canvas, pen }
}

/** A file as PNG that the service takes; null where the browser cannot read it. */
export async function pngOfFile(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const first = Math.min(1, most.side / Math.max(bitmap.width, bitmap.height))
  for (let scale = first; scale > 0.02; scale *= 0.7) {
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
    const { canvas, pen } = paper(width ?? 1, height ?? 1)
    pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const url = pngOf(canvas)
    if ((url.length * 3) / 4 < most.bytes) return url
  }
  return null
}

const typed = { width: 900, height: 260, margin: 40 } as const

/** A name in the script of a pen, in a font that the device has. */
export function pngOfName(name: string): string {
  const { canvas, pen } = paper(typed.width, typed.height)
  if (pen === null) return ''
  const font = (size: number): string =>
    `italic ${size}px "Segoe Script", "Snell Roundhand", "Bradley Hand", "Dancing Script", "Noto Nastaliq Urdu", cursive, serif`
  const space = typed.width - 2 * typed.margin
  pen.font = font(120)
  const width = pen.measureText(name).width
  if (width > space) pen.font = font(Math.max(24, Math.floor((120 * space) / width)))
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle' })
  pen.fillText(name, typed.width / 2, typed.height / 2, space)
  return pngOf(canvas)
}
