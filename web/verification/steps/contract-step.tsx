import { LazyPart } from '../parts/lazy-part.tsx'

const load = async () => (await import('./contract/sign-contract.tsx')).SignContract

/** Reading and signing, loaded when it comes to that. */
export function ContractStep() {
  return <LazyPart load={load} show={(SignContract) => <SignContract />} />
}
