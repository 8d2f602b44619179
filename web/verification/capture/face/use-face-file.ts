import { useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import type { FaceCaptureProps } from '../capture-props.ts'
import { filePicture } from '../parts/file-picture.ts'

interface FaceFile extends Pick<FaceCaptureProps, 'onTaken' | 'onNote'> {
  readonly onPicture: (picture: Blob) => void
}

/** A file instead of the camera: one frame. */
export function useFaceFile({ onTaken, onNote, onPicture }: FaceFile): {
  /** What is wrong with the file that was chosen. */
  readonly message: string | null
  readonly choose: (file: File) => Promise<void>
} {
  const { capture } = useText()
  const [message, setMessage] = useState<string | null>(null)
  return {
    message,
    choose: async (file) => {
      const picture = await filePicture(file)
      setMessage(picture === null ? capture.notPicture : null)
      if (picture === null) return
      onNote('file_upload', ['face'])
      onPicture(picture.jpeg)
      onTaken([{ ...picture, at: 0 }])
    },
  }
}
