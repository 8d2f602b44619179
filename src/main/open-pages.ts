import { openContractSetter } from '../adapters/typesetting/contracts/open-contract-setter.ts'
import { openTypesetting } from '../adapters/typesetting/open-typesetting.ts'
import type { Ports } from '../flows/ports/ports.ts'

/** Reports and contracts are set apart, so that no template holds up a scan. */
export function openPages(closers: (() => Promise<void>)[]): Pick<Ports, 'pages' | 'contracts'> {
  const [pages, contracts] = [openTypesetting(), openContractSetter()]
  closers.push(
    () => pages.close(),
    () => contracts.close(),
  )
  return { pages, contracts }
}
