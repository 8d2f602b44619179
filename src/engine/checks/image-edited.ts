import type { Check } from '../../vocabulary/decision/outcome.ts'
import { imageEditors } from './tables/image-editors.ts'
import { foundAll, notApplicable } from './parts/outcomes.ts'

/** The editor that a program's name is of; null of cameras and of what is not in the table. */
function editorOf(software: string): string | null {
  const name = software.toLowerCase()
  return imageEditors.find((editor) => name.includes(editor.toLowerCase())) ?? null
}

export const imageEdited: Check = {
  code: 'IMAGE_EDITED',
  explain:
    'Raised when the metadata of an image name editing software as the program that saved it. Cannot tell for images without metadata, which are easily and often removed.',
  needs: ['front', 'back'],
  fields: [],
  run: ({ front, back }) => {
    const named = (['front', 'back'] as const).flatMap((side) => {
      const software = (side === 'front' ? front : back)?.image.software ?? null
      return software === null ? [] : [{ side, software }]
    })
    if (named.length === 0) return notApplicable('No picture names the software that saved it.')
    const findings = named.flatMap(({ side, software }) => {
      const editor = editorOf(software)
      if (editor === null) return []
      const sentence = `The picture of the ${side} was saved by an editor: ${software}.`
      return [{ confidence: 1, sentence, evidence: { side, software, editor } }]
    })
    return foundAll(findings, { named })
  },
}
