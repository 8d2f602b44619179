import { useRef, useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { DrawPad } from './draw-pad.tsx'
import { pngOf, pngOfFile, pngOfName } from './png.ts'

const ways = ['draw', 'type', 'upload'] as const

type Way = (typeof ways)[number]

interface SignDialogProps {
  readonly kind: 'signature' | 'initials' | 'image'
  /** @param png data URL */
  readonly onSigned: (png: string) => void
  readonly onClose: () => void
}

/** Makes a picture: drawn, typed or chosen. A picture that is none of a signature can only be chosen. */
export function SignDialog({ kind, onSigned, onClose }: SignDialogProps) {
  const { signature, contract } = useText().steps
  const [way, setWay] = useState<Way>(kind === 'image' ? 'upload' : 'draw')
  const [name, setName] = useState('')
  const [png, setPng] = useState('')
  const drawn = useRef<HTMLCanvasElement | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const isReady = { draw: isDrawn, type: name.trim() !== '', upload: png !== '' }[way]
  const use = (): void => {
    if (way === 'draw' && drawn.current !== null) onSigned(pngOf(drawn.current))
    if (way === 'type') onSigned(pngOfName(name.trim()))
    if (way === 'upload') onSigned(png)
  }
  const titles = {
    signature: signature.title,
    initials: signature.titleInitials,
    image: contract.field.image,
  }
  return (
    <Dialog title={titles[kind]} onClose={onClose}>
      {kind === 'image' ? null : <Ways way={way} onWay={setWay} />}
      {way === 'draw' ? (
        <DrawPad
          onDrawn={(canvas) => {
            drawn.current = canvas
            setDrawn(canvas !== null)
          }}
        />
      ) : null}
      {way === 'type' ? (
        <Field id="typed" label={kind === 'initials' ? signature.nameInitials : signature.name}>
          {(attributes) => (
            <input
              {...attributes}
              class="control typed"
              dir="auto"
              autocomplete={kind === 'initials' ? 'off' : 'name'}
              maxLength={80}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {way === 'upload' ? <Upload png={png} onPng={setPng} /> : null}
      <ActionButton isEarly={!isReady} onClick={use}>
        {signature.use}
      </ActionButton>
    </Dialog>
  )
}

function Ways({ way, onWay }: { readonly way: Way; readonly onWay: (way: Way) => void }) {
  const { signature } = useText().steps
  return (
    <div class="ways" role="group" aria-label={signature.title}>
      {ways.map((one) => (
        <button key={one} type="button" aria-pressed={one === way} onClick={() => onWay(one)}>
          {signature[one]}
        </button>
      ))}
    </div>
  )
}

function Upload({ png, onPng }: { readonly png: string; readonly onPng: (png: string) => void }) {
  const { signature } = useText().steps
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const made = await pngOfFile(file)
    setUnreadable(made === null)
    onPng(made ?? '')
  }
  return (
    <Field id="picture" label={signature.file} error={isUnreadable ? signature.fileFailed : null}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            class="control"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
          {png === '' ? null : <img class="picture-preview" src={png} alt="" />}
        </>
      )}
    </Field>
  )
}
