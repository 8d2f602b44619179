import type { Certificate } from 'pkijs'
import type { SealKey } from './seal-key.ts'

/** Certificates of authorities, by whether they are roots. A root is what a reader brings; it proves nothing when it comes along. */
export function chainAndRoots(authorities: readonly Certificate[]): Pick<SealKey, 'chain' | 'roots'> {
  const isRoot = (one: Certificate): boolean => one.subject.isEqual(one.issuer)
  return { chain: authorities.filter((one) => !isRoot(one)), roots: authorities.filter(isRoot) }
}
