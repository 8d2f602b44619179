import { useEffect, useRef } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'

interface DrawPadProps {
  /** Null while nothing is drawn. */
  readonly onDrawn: (canvas: HTMLCanvasElement | null) => void
}

/** Pixels of the picture; on the screen it is as large as there is space. */
const size = { width: 900, height: 360 } as const
const penWidth = 7

/** Paper to draw on, with a finger, a pen or a mouse. */
export function DrawPad({ onDrawn }: DrawPadProps) {
  const { signature } = useText().steps
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<readonly [x: number, y: number] | null>(null)
  useEffect(() => clear(canvas.current), [])
  const pointOf = ({ clientX, clientY }: PointerEvent, { left, top, width, height }: DOMRect) =>
    [((clientX - left) * size.width) / width, ((clientY - top) * size.height) / height] as const
  const draw = (event: PointerEvent): void => {
    const paper = canvas.current
    const pen = paper?.getContext('2d') ?? null
    if (paper === null || pen === null || last.current === null) return
    const box = paper.getBoundingClientRect()
    // Between two pictures of the screen a pen has been in more places than one.
    const events = typeof event.getCoalescedEvents === 'function' ? event.getCoalescedEvents() : []
    for (const moved of events.length > 0 ? events : [event]) {
      const to = pointOf(moved, box)
      pen.beginPath()
      pen.moveTo(...last.current)
      pen.lineTo(...to)
      pen.stroke()
      last.current = to
    }
    onDrawn(paper)
  }
  const begin = (event: PointerEvent): void => {
    const paper = canvas.current
    if (paper === null || !event.isPrimary) return
    paper.setPointerCapture(event.pointerId)
    last.current = pointOf(event, paper.getBoundingClientRect())
    draw(event)
  }
  const end = (): void => {
    last.current = null
  }
  return (
    <div class="draw-pad">
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-label={signature.drawHere}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <p class="hint">{signature.drawHere}</p>
      <button
        type="button"
        class="action action-quiet"
        onClick={() => {
          clear(canvas.current)
          onDrawn(null)
        }}
      >
        {signature.clear}
      </button>
    </div>
  )
}

function clear(canvas: HTMLCanvasElement | null): void {
  const pen = canvas?.getContext('2d') ?? null
  if (pen === null) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  Object.assign(pen, { lineWidth: penWidth, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111827' })
}
