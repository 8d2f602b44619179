import type { DocumentWarningCode } from '../../../src/vocabulary/decision/warnings.ts'
import type { Attack } from './attack.ts'
import { numberEdit } from './number-edit.ts'
import { photoOfPhoto } from './photo-of-photo.ts'
import { portraitSplice } from './portrait-splice.ts'
import { blackWhitePrint, colourPrint } from './print.ts'
import { screen } from './screen.ts'
import { screenshot } from './screenshot.ts'
import { borrowedLetters, shotPortrait } from './varied-edits.ts'
import { plainPhoto, strewnPrint } from './varied-recapture.ts'

/** An attack, made by two generators that share no more than how pictures are looked up, and the checks whose matter it is. */
export interface AttackKind {
  readonly name: string
  readonly own: readonly DocumentWarningCode[]
  /** Limits were chosen on it. */
  readonly fitted: Attack
  /** A third way, where a rule was learnt from two. */
  readonly varied?: Attack
  /** No limit was fitted to it; what is published was measured on it, on documents that were not seen before. */
  readonly published: Attack
}

export const attacks: readonly AttackKind[] = [
  { name: 'portrait splice', own: ['IMAGE_FORGERY'], ...portraitSplice, varied: shotPortrait },
  { name: 'number edit', own: ['TEXT_FORGERY'], ...numberEdit, varied: borrowedLetters },
  { name: 'recapture through a screen', own: ['RECAPTURED_DOCUMENT', 'SCREEN_DETECTED'], ...screen },
  { name: 'black-and-white print', own: ['BLACK_WHITE_DOCUMENT'], ...blackWhitePrint },
  { name: 'colour print', own: ['RECAPTURED_DOCUMENT'], ...colourPrint, varied: strewnPrint },
  {
    name: 'cropped photograph of a photograph',
    own: ['RECAPTURED_DOCUMENT'],
    ...photoOfPhoto,
    varied: plainPhoto,
  },
  { name: 'screenshot', own: ['INVALID_CAMERA_PERSPECTIVE', 'PHYSICAL_DOCUMENT_MISSING'], ...screenshot },
]
