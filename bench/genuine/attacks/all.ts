import type { DocumentWarningCode } from '../../../src/vocabulary/decision/warnings.ts'
import type { Attack } from './attack.ts'
import { numberEdit } from './number-edit.ts'
import { photoOfPhoto } from './photo-of-photo.ts'
import { portraitSplice } from './portrait-splice.ts'
import { monochromePrints, colourPrints } from './print.ts'
import { screen } from './screen.ts'
import { screenshot } from './screenshot.ts'
import { borrowedCharacters, photographedPortrait } from './varied-edits.ts'
import { plainRecapture, blueNoisePrint } from './varied-recapture.ts'

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
  { name: 'portrait splice', own: ['IMAGE_FORGERY'], ...portraitSplice, varied: photographedPortrait },
  { name: 'number edit', own: ['TEXT_FORGERY'], ...numberEdit, varied: borrowedCharacters },
  { name: 'recapture through a screen', own: ['RECAPTURED_DOCUMENT', 'SCREEN_DETECTED'], ...screen },
  { name: 'black-and-white print', own: ['BLACK_WHITE_DOCUMENT'], ...monochromePrints },
  { name: 'colour print', own: ['RECAPTURED_DOCUMENT'], ...colourPrints, varied: blueNoisePrint },
  {
    name: 'cropped photograph of a photograph',
    own: ['RECAPTURED_DOCUMENT'],
    ...photoOfPhoto,
    varied: plainRecapture,
  },
  { name: 'screenshot', own: ['INVALID_CAMERA_PERSPECTIVE'], ...screenshot },
]
