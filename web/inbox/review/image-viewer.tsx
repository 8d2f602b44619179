import { useRef, useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../kit/components/icon.tsx'
import { StoredImage } from '../../kit/components/stored-image.tsx'
import { useSession } from '../session.ts'
import type { Highlight } from './field-list.tsx'

const sides = ['front', 'back', 'face'] as const
type Side = (typeof sides)[number]

interface ImageViewerProps {
  readonly tokens: Readonly<Partial<Record<Side, string>>>
  readonly highlight: Highlight | null
}

/** The images of a record: one large, the others to choose; a field's place is drawn over the one it was read from. */
export function ImageViewer({ tokens, highlight }: ImageViewerProps) {
  const { images: texts } = useText()
  const { images } = useSession()
  const stored = sides.filter((side) => tokens[side] !== undefined)
  const [chosen, setChosen] = useState<Side>('front')
  const dialog = useRef<HTMLDialogElement>(null)
  const wanted = highlight?.side ?? chosen
  const side = stored.includes(wanted) ? wanted : stored[0]
  const token = side === undefined ? undefined : tokens[side]
  if (side === undefined || token === undefined) return <p class="quiet">{texts.none}</p>
  const label = texts.side[side]
  return (
    <section aria-label={texts.title}>
      <button
        type="button"
        class="viewer"
        aria-label={texts.enlarge(label)}
        onClick={() => dialog.current?.showModal()}
      >
        <MarkedImage
          key={token}
          token={token}
          alt={label}
          highlight={highlight?.side === side ? highlight : null}
        />
      </button>
      {stored.length > 1 && (
        <div class="strip" role="group" aria-label={texts.title}>
          {stored.map((one) => (
            <button key={one} type="button" aria-pressed={one === side} onClick={() => setChosen(one)}>
              <StoredImage images={images} token={tokens[one] ?? ''} alt="" />
              <span>{texts.side[one]}</span>
            </button>
          ))}
        </div>
      )}
      <EnlargedImage dialog={dialog} token={token} label={label} />
    </section>
  )
}

interface MarkedImageProps {
  readonly token: string
  readonly alt: string
  readonly highlight: Highlight | null
}

function MarkedImage({ token, alt, highlight }: MarkedImageProps) {
  const { images } = useSession()
  const [size, setSize] = useState({ width: 0, height: 0 })
  return (
    <span class="marked-image">
      <StoredImage images={images} token={token} alt={alt} onSize={setSize} />
      {highlight !== null && size.width > 0 && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <polygon points={highlight.box.map((point) => point.join(',')).join(' ')} />
        </svg>
      )}
    </span>
  )
}

interface EnlargedImageProps {
  readonly dialog: { readonly current: HTMLDialogElement | null }
  readonly token: string
  readonly label: string
}

/** The image over the whole page; Escape closes it, as every dialog. */
function EnlargedImage({ dialog, token, label }: EnlargedImageProps) {
  const { page } = useText()
  const { images } = useSession()
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} class="enlarged" aria-label={label} onClick={close}>
      <button type="button" class="button button-plain" aria-label={page.close} onClick={close}>
        <Icon name="close" />
      </button>
      <StoredImage images={images} token={token} alt={label} />
    </dialog>
  )
}
