import { templateOf } from '../../engine/face/face-template.ts'
import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { FaceTemplate } from '../ports/face/face-templates.ts'
import type { Ports } from '../ports/ports.ts'

/** The networks whose words a template is: written by others, it would be another one. */
const recogniserModels = ['face-recogniser.onnx', 'face-descriptor.onnx'] as const

export function recogniserOf({ models }: Pick<Ports['inference'], 'models'>): string {
  return recogniserModels.map((name) => (models[name] ?? '').slice(0, 16)).join('-')
}

/** What is kept of the face: nothing, unless the profile asks for it and does not hide faces. */
export function storedTemplate(
  { inference }: { readonly inference: Pick<Ports['inference'], 'models'> },
  face: FaceEmbeddings | null,
  { face: { templates }, obscure }: Pick<Profile, 'face' | 'obscure'>,
): FaceTemplate | null {
  if (face === null || templates !== 'keep' || obscure.includes('face')) return null
  return { bytes: templateOf(face), recogniser: recogniserOf(inference) }
}
