import type { JudgedPrompt } from '../../vocabulary/verification/face-prompts.ts'

/**
 * Two different movements, in every order; at least one is a turn, which no flat picture does. Of people who were asked for
 * three, fewer were understood (docs/measured/faces.md).
 */
export const promptOrders: readonly (readonly JudgedPrompt[])[] = [
  ['TURN_LEFT', 'TURN_RIGHT'],
  ['TURN_LEFT', 'MOUTH_OPEN'],
  ['TURN_RIGHT', 'TURN_LEFT'],
  ['TURN_RIGHT', 'MOUTH_OPEN'],
  ['MOUTH_OPEN', 'TURN_LEFT'],
  ['MOUTH_OPEN', 'TURN_RIGHT'],
]

/** @param number from 0, evenly spread over many times as many numbers as there are orders */
export function promptOrderOf(number: number): readonly JudgedPrompt[] {
  const order = promptOrders[number % promptOrders.length]
  if (order === undefined) throw new Error('The number of an order of prompts is a whole one from 0.')
  return order
}
