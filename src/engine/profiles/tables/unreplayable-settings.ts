import type { Profile } from '../../../vocabulary/profiles/profile.ts'

/** Settings that act while a document is read or a name is searched: facts that are stored cannot follow a change of them. */
export const unreplayableSettings = [
  'canvasSize',
  'orientationCorrection',
  'objectDetection',
  'AAMVABarcodeParsing',
  'inferFullName',
  'splitFirstName',
  'screeningBand',
] as const satisfies readonly (keyof Profile)[]
