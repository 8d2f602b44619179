import type { Principal } from '../../vocabulary/account/principal.ts'
import type { ResultPage, ResultPageRequest } from '../ports/pagination.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { LinkFilter, ListedLink } from '../ports/verification/hosted-links.ts'

export interface LinkListRequest extends ResultPageRequest {
  readonly filter: LinkFilter
  /** By which instant; of equal ones, and of links that are not completed, by their making. */
  readonly sort: 'created' | 'completed'
}

export function listLinks(
  { records }: RecordPorts,
  principal: Principal,
  request: LinkListRequest,
): Promise<ResultPage<ListedLink>> {
  return records.listLinks(principal, request)
}
