import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { amlWarningCodes } from '../../vocabulary/decision/warnings.ts'
import { holderQueries } from './holder-queries.ts'
import {
  type HolderScreening,
  notScreened,
  type QuestionsPorts,
  type QuestionsRequest,
  screenQuestions,
} from './screen-questions.ts'

/** What the scan knows when the holder's name is put to the lists. */
export interface HolderRequest extends QuestionsRequest {
  readonly profile: Pick<Profile, 'decisions'>
  readonly readings: readonly DocumentReading[]
}

/** Searches every list for every spelling of the holder's name, where the profile warns of what would be found. */
export async function screenHolder(ports: QuestionsPorts, request: HolderRequest): Promise<HolderScreening> {
  const { profile, readings } = request
  const isRequested = Object.values(amlWarningCodes).some((code) => profile.decisions[code]?.enabled === true)
  if (!isRequested) return notScreened('The profile asks for no screening.')
  const questions = holderQueries(readings)
  if (questions.length === 0) return notScreened('No name was read that could be screened.')
  return screenQuestions(ports, request, questions)
}
