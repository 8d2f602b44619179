import { useEffect, useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'

interface StillPicture {
  readonly picture: Blob
  /** Share of the upload that has gone, 0..1; null: none is under way. */
  readonly progress: number | null
}

/** The picture that was taken, with how much of it was sent. */
export function StillPicture({ picture, progress }: StillPicture) {
  const { capture } = useText()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <figure class="capture-still">
      {url === null ? null : <img src={url} alt={capture.taken} />}
      {progress === null ? null : <progress max={1} value={progress} aria-label={capture.sending} />}
    </figure>
  )
}
