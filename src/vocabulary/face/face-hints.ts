/** What could be better about the picture of a face, and what the person in it can do about that. */
export const faceHints = {
  too_dark: 'Turn towards a window or a lamp.',
  too_bright: 'Step out of the glare.',
  blurred: 'Hold still, and wipe the lens.',
  too_small: 'Come nearer.',
  turned: 'Look straight into the camera.',
  eyes_covered: 'Take off the glasses, and push the hair aside.',
  mouth_covered: 'Take off the mask or the scarf.',
  several_faces: 'Be alone in the picture.',
} as const

export type FaceHint = keyof typeof faceHints
