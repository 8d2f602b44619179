import { useEffect, useRef, useState } from 'preact/hooks'
import type { Catalogue } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/text.ts'
import type { DocumentCaptureProps, TakenPicture } from '../capture-props.ts'
import { filePicture } from '../parts/file-picture.ts'

export type Doubt = keyof Catalogue['capture']['document']['doubt']

/** A picture that was taken, and why the person should look at it before it is sent; null: it is sent at once. */
export interface Still {
  readonly picture: TakenPicture
  readonly doubt: Doubt | null
}

export interface Shots {
  readonly still: Still | null
  readonly isTaking: boolean
  /** What is wrong with a file that was chosen. */
  readonly message: string | null
  /** @param doubt what was wrong when the button was pressed; null: nothing */
  readonly take: (doubt: Doubt | null) => Promise<void>
  readonly chooseFile: (file: File) => Promise<void>
  /** Sends a picture in spite of the doubt. */
  readonly accept: () => void
  readonly reset: () => void
}

interface Shooting extends Pick<DocumentCaptureProps, 'side' | 'onTaken' | 'onNote'> {
  /** A picture, and whether it is blurred; null where there is no camera. */
  readonly shoot: () => Promise<{ readonly picture: TakenPicture; readonly isBlurred: boolean } | null>
}

/** Pictures of one side of a document up to the one that is sent. */
export function useShots({ side, onTaken, onNote, shoot }: Shooting): Shots {
  const { capture } = useText()
  const [still, setStill] = useState<Still | null>(null)
  const [isTaking, setTaking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  // The camera may call before the page has drawn anew.
  const isBusy = useRef(false)
  const reset = (): void => {
    setStill(null)
    setMessage(null)
  }
  useEffect(reset, [side])
  const settle = (taken: Still): void => {
    setStill(taken)
    setMessage(null)
    if (taken.doubt === null) onTaken(taken.picture)
  }
  return {
    still,
    isTaking,
    message,
    reset,
    async take(doubt) {
      if (isBusy.current) return
      isBusy.current = true
      setTaking(true)
      try {
        const shot = await shoot()
        if (shot !== null)
          settle({ picture: shot.picture, doubt: doubt ?? (shot.isBlurred ? 'blurred' : null) })
      } finally {
        isBusy.current = false
        setTaking(false)
      }
    },
    async chooseFile(file) {
      const picture = await filePicture(file)
      if (picture === null) {
        setMessage(capture.notPicture)
        return
      }
      onNote('file_upload', [side])
      settle({ picture, doubt: null })
    },
    accept() {
      if (still === null) return
      setStill({ ...still, doubt: null })
      onTaken(still.picture)
    },
  }
}
