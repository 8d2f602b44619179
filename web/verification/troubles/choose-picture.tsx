import { useRef, useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { pictureOfFile } from './picture-of-file.ts'

/** A picture from the device in place of the camera, where the account takes one. On a phone its own camera app opens. */
export function ChoosePicture({ isOnlyWay }: { readonly isOnlyWay: boolean }) {
  const { task } = useSession()
  const { driver, state } = useFlow()
  const { troubles, refusals } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const jpeg = await pictureOfFile(file)
    setUnreadable(jpeg === null)
    if (jpeg === null) return
    if (task === 'face') await driver.takeFace([{ jpeg, source: 'file', at: 0 }])
    else await driver.takeDocument({ jpeg, source: 'file' })
  }
  return (
    <>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      <ActionButton
        kind={isOnlyWay ? 'primary' : 'secondary'}
        isBusy={state.sending !== null}
        onClick={() => input.current?.click()}
      >
        {troubles.camera.upload}
      </ActionButton>
      <div role="alert">{isUnreadable ? <p class="problem">{refusals.picture.file}</p> : null}</div>
    </>
  )
}
