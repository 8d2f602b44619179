import { useCallback } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import type { ImageStore } from '../client/images.ts'
import { useLoaded } from '../state/use-loaded.ts'
import { Icon } from './icon.tsx'

interface StoredImageProps {
  readonly images: ImageStore
  readonly token: string
  /** Empty where the text around it says the same. */
  readonly alt: string
  /** Width and height of the image in pixels, once it is known. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void
}

/** An image of a record, with its waiting and its failure. */
export function StoredImage({ images, token, alt, onSize }: StoredImageProps) {
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
