import { useFlow } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { problemText } from './problem-text.ts'

/** What is said on the present screen of the last try; null for nothing. */
export function useProblem(): string | null {
  const { problem, session } = useFlow().state
  const text = useText()
  return problem === null ? null : problemText(problem, text, session?.attemptsLeft ?? null)
}
