import type { RequestFacts } from '../../../vocabulary/decision/facts.ts'
import { romaniseName } from './romanise-name.ts'

/** What was asked, with how a name in another script may be spelled in Latin letters: as the lists are asked about it. */
export function romaniseRequest(request: RequestFacts): RequestFacts {
  const inLatin = request.verifyName === undefined ? null : romaniseName(request.verifyName)
  return inLatin === null ? request : { ...request, verifyNameInLatin: inLatin }
}
