/** What colours say: nothing is looked for, something is not well yet, all is well, something is asked for. */
export type Tone = 'plain' | 'wait' | 'good' | 'ask'

export function toneOf({ isLive, isGood }: { readonly isLive: boolean; readonly isGood: boolean }): Tone {
  if (!isLive) return 'plain'
  return isGood ? 'good' : 'wait'
}
