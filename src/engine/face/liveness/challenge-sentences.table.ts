import type { ChallengeReason } from './judge-challenge.ts'

/** Why movements are judged as they are, for anyone who reads a trace. */
export const challengeSentences: Readonly<Record<ChallengeReason, string>> = {
  'too-few-frames': 'There are too few frames, or they lie too far apart, to show movements.',
  'face-lost': 'Too many frames show no face.',
  'no-rest': 'The first frames do not show a face that looks at the camera.',
  'eyes-untold': 'Without colours it cannot be seen whether eyes are shut.',
  'no-turn-of-a-head': 'What turns stays flat, as a picture does.',
  'other-movements': 'Other movements were made than were asked for, or in another order.',
  'frames-repeated': 'Frames are identical, or repeat in a loop.',
  cut: 'The face is elsewhere from one frame to the next, as where a film is cut.',
}
