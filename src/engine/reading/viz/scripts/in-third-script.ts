import type { VizLine } from '../text-line.ts'

/** What a value in another script than its label is worth at most, where neither is Latin: it was most likely mistaken for it. */
export const maxInThirdScript = 0.5

/** Scripts that stand side by side in one language. */
const together: readonly (readonly string[])[] = [['Hani', 'Kore']]

/** Whether a value is in another script than its label, and neither of them in Latin letters. */
export function isInThirdScript({ script }: VizLine, label: VizLine | undefined): boolean {
  const ofLabel = label?.script
  if (script === undefined || ofLabel === undefined || script === ofLabel) return false
  return !together.some((scripts) => scripts.includes(script) && scripts.includes(ofLabel))
}
