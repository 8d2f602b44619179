import type { Catalogue } from '../i18n/catalogue.ts'
import { en } from '../i18n/languages/en/en.ts'

/** Path of each sentence that the camera says, and the sentence itself in a language. */
export const cameraSays: readonly (readonly [path: string, text: (texts: Catalogue) => string])[] = [
  ...(Object.keys(en.capture.document.hint) as (keyof typeof en.capture.document.hint)[]).map(
    (name) => [`document ${name}`, ({ capture }: Catalogue) => capture.document.hint[name]] as const,
  ),
  ...(Object.keys(en.capture.document.doubt) as (keyof typeof en.capture.document.doubt)[]).map(
    (name) => [`doubt ${name}`, ({ capture }: Catalogue) => capture.document.doubt[name]] as const,
  ),
  ...(['turnOver', 'taking', 'manual', 'looksLikeBack', 'looksLikeFront'] as const).map(
    (name) => [`document ${name}`, ({ capture }: Catalogue) => capture.document[name]] as const,
  ),
  ...(Object.keys(en.capture.face.hint) as (keyof typeof en.capture.face.hint)[]).map(
    (name) => [`face ${name}`, ({ capture }: Catalogue) => capture.face.hint[name]] as const,
  ),
  ...(['TURN_LEFT', 'TURN_RIGHT', 'TURN_UP', 'MOUTH_OPEN'] as const).map(
    (name) => [name, ({ capture }: Catalogue) => capture.face.prompt[name]] as const,
  ),
  ...(['back', 'ready', 'manual', 'lost', 'busy', 'done'] as const).map(
    (name) => [`face ${name}`, ({ capture }: Catalogue) => capture.face[name]] as const,
  ),
  ...(['starting', 'sending', 'checking', 'notPicture'] as const).map(
    (name) => [name, ({ capture }: Catalogue) => capture[name]] as const,
  ),
]
