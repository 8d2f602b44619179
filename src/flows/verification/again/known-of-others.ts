import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type { RecordPorts } from '../../ports/ports.ts'

type Known = Pick<Facts, 'known' | 'knownFaces'>

/** What the account knows from other persons' records. A step that is asked for again is no duplicate of the first time. */
export async function knownOfOthers<Given extends Known>(
  { records }: RecordPorts,
  { principal, link }: { readonly principal: Principal; readonly link: HostedLink },
  given: Given,
): Promise<Given> {
  const { known, knownFaces } = given
  const faces = knownFaces !== undefined && 'found' in knownFaces ? knownFaces : null
  const documents = known ?? null
  if (!documents?.seen.length && !faces?.found.length) return given
  const subject = await records.subject(principal, link.subjectId)
  const own = new Set(subject?.records.map(({ id }) => id))
  const isOther = ({ id }: { readonly id: string }): boolean => !own.has(id)
  return {
    ...given,
    ...(documents && { known: { ...documents, seen: documents.seen.filter(isOther) } }),
    ...(faces && { knownFaces: { ...faces, found: faces.found.filter(isOther) } }),
  }
}
