/** What a person has to do next on a link, in the order of the page; the last two wait and end. */
export const linkTasks = [
  'phone',
  'customform',
  'document',
  'face',
  'contract',
  'party_pending',
  'ended',
] as const

/** In the words of the hosted-flow API (`task`); `ended` has no word there, but an error code. */
export type LinkTask = (typeof linkTasks)[number]

/** Calls of the hosted-flow API. */
export const linkCalls = [
  'get_action',
  'save_document_selection',
  'upload_document',
  'upload_face',
  'create_phone_verification',
  'check_phone_verification',
  'save_form',
  'submit_contract',
  'save_consent',
  'create_handoff',
  'ask_person',
  'extend_time',
  'audit',
] as const

export type LinkCall = (typeof linkCalls)[number]

/**
 * How a person gets more time before the link ends by itself: by how much, how often, and from when on. Ten times is what WCAG 2.2 asks
 * for (success criterion 2.2.1).
 */
export const timeExtension = { byMs: 15 * 60_000, most: 10, withinMs: 5 * 60_000 } as const

/**
 * So many refused pictures at one step end a link. There are two such steps, and a step that is asked for again is one of a
 * new link: none can have more than ten.
 */
export const attemptsPerStep = 5
