/** What a person can be asked to do before the camera, in the words of the wire; left and right are the person's own. */
export const facePrompts = ['TURN_LEFT', 'TURN_RIGHT', 'TURN_UP', 'MOUTH_OPEN'] as const

export type FacePrompt = (typeof facePrompts)[number]
