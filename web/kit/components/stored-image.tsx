import { useCallback } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import type { ImageStore } from '../client/images.ts'
import { useLoaded } from '../state/use-loaded.ts'
import { Icon } from './icon.tsx'

/** Part of an image, in pixels from its top left corner. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface StoredImageProps {
  readonly images: ImageStore
  readonly token: string
  /** Empty where the text around it says the same. */
  readonly alt: string
  /** What of it is shown, filling the space; all of it where none is named. */
  readonly crop?: Crop
  /** Width and height of the image in pixels, once it is known. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void
}

/** An image of a record, with its waiting and its failure. */
export function StoredImage({ images, token, alt, crop, onSize }: StoredImageProps) {
  const text = useText()
  const load = useCallback(() => images.url(token), [images, token])
  const { value, error } = useLoaded(load)
  if (error !== null)
    return (
      <span class="image-missing" role="img" aria-label={text.images.failed}>
        <Icon name="image" />
      </span>
    )
  if (value === null) return <span class="image-waiting" />
  if (crop !== undefined)
    return (
      <svg
        viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-hidden={alt === ''}
        aria-label={alt}
      >
        <image href={value} />
      </svg>
    )
  return (
    <img
      src={value}
      alt={alt}
      onLoad={({ currentTarget }) =>
        onSize?.({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
      }
    />
  )
}
