import type { ContractFormat } from '../../vocabulary/agreements/contract-tree.ts'
import type { RequestFacts } from '../../vocabulary/decision/facts.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { ExpectedValues } from '../../vocabulary/verification/hosted-link.ts'
import type { LinkKind } from '../../vocabulary/verification/link-modes.ts'

/** Pictures that the account gives with a link; null for none. */
export interface ReferenceInputs {
  readonly document: ImageInput | null
  readonly documentBack: ImageInput | null
  readonly face: ImageInput | null
}

/** A link as it is asked for. */
export interface LinkCommand {
  /** Null for a mode that there is not. */
  readonly kind: LinkKind | null
  readonly version: 2 | 3
  readonly isReusable: boolean
  readonly profile: string
  readonly profileOverride: unknown
  readonly customData: string
  /** A code of `linkLanguages`, or empty. */
  readonly language: string
  readonly userPhone: string
  readonly expected: ExpectedValues
  /** The same, parsed, with the templates that are to be filled. */
  readonly request: RequestFacts
  /** Id of a template; null for none. */
  readonly contractSign: string | null
  readonly contractFormat: ContractFormat
  readonly contractPrefill: ReadonlyMap<string, string>
  readonly references: ReferenceInputs
}
