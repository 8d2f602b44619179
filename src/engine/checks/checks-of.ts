import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { checks } from './all.ts'
import { linkChecks } from './link-checks.ts'

/** What is asked about these facts, in this order: of a hosted link more than of any other request. */
export const checksOf = ({ link }: Pick<Facts, 'link'>): readonly Check[] =>
  link === undefined ? checks : [...checks, ...linkChecks]
