import { sanctionedOwnership } from '../../engine/companies/ownership/sanctions/sanctioned-ownership.ts'
import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import type { ScreeningFacts } from '../../vocabulary/decision/facts.ts'
import {
  type HolderScreening,
  notScreened,
  type QuestionsPorts,
  type QuestionsRequest,
  screenQuestions,
} from '../screening/screen-questions.ts'
import { type CompanyToScreen, subjectsOf } from './subjects-of.ts'

export interface SubjectsRequest extends QuestionsRequest {
  /** Whether the profile asks for any of it. */
  readonly isRequested: boolean
  /** `kyb.ownerShare` of the profile, per cent. */
  readonly ownerShare: number
  readonly company: CompanyToScreen
}

export interface SubjectsScreening
  extends HolderScreening, Pick<CompanyFacts, 'subjects' | 'unscreened' | 'sanctioned'> {}

/** People and companies that one request screens. */
export const maxSubjects = 60

/**
 * Puts the company, its officers and its owners to every list, and says which owners a sanctions list may mean, by which
 * path, and what the 50% rules make of that.
 */
export async function screenSubjects(
  ports: QuestionsPorts,
  request: SubjectsRequest,
): Promise<SubjectsScreening> {
  if (!request.isRequested) return { ...notScreened('The profile asks for no screening.'), subjects: [] }
  const all = subjectsOf(request.company, request.ownerShare)
  const screened = all.slice(0, maxSubjects)
  if (screened.length === 0)
    return { ...notScreened('No name is known that could be screened.'), subjects: [] }
  const { screening, lists } = await screenQuestions(
    ports,
    request,
    screened.flatMap(({ questions }) => questions),
  )
  if (!screening.done) return { screening, lists, subjects: [] }
  const left = all.length - screened.length
  return {
    screening,
    lists,
    subjects: screened.map(({ subject }) => subject),
    ...(left === 0 ? {} : { unscreened: leftOut(left) }),
    sanctioned: sanctionedOwnership(request.company.ownership, sanctionedNodes(screening)),
  }
}

function leftOut(count: number): string {
  const who = count === 1 ? 'One person or company was' : `${count} people and companies were`
  return `${who} not screened: one request screens ${maxSubjects}, the company first, then owners by their share, then officers.`
}

/** Node of an owner → ids of the entities that it may be. */
function sanctionedNodes({
  hits,
}: ScreeningFacts & { readonly done: true }): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { subject, topics, entityId } of hits) {
    if (subject?.role !== 'owner' || subject.node === undefined || !topics.includes('sanction')) continue
    found.set(subject.node, [...(found.get(subject.node) ?? []), entityId])
  }
  return found
}
