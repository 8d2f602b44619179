/** What a person can be asked to do before the camera, in the words of the wire; left and right are the person's own. */
export const facePrompts = ['TURN_LEFT', 'TURN_RIGHT', 'TURN_UP', 'MOUTH_OPEN'] as const

export type FacePrompt = (typeof facePrompts)[number]

/** Those that can be judged, and are asked for: of looking up the networks see too little (docs/measured/faces.md). */
export type JudgedPrompt = Exclude<FacePrompt, 'TURN_UP'>

/** How a person moved, by what was asked for: `not-judged` where a client sent no movements that could be judged. */
export type MovementsOutcome = 'met' | 'not-met' | 'cannot-tell' | 'not-judged'
