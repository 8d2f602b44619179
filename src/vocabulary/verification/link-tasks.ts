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
  'audit',
] as const

export type LinkCall = (typeof linkCalls)[number]

/**
 * So many refused pictures at one step end a link. There are two such steps, and a step that is asked for again is one of a
 * new link: none can have more than ten.
 */
export const attemptsPerStep = 5
