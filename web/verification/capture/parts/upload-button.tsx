import { useRef } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { CameraIcon } from './camera-icon.tsx'

/** Opens the device's own choice of files; its camera app too, where there is one. */
export function UploadButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const { capture } = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" class="capture-link" onClick={() => input.current?.click()}>
        <CameraIcon name="upload" />
        {capture.upload}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
