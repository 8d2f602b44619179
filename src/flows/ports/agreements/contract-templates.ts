import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ContractTemplate } from '../../../vocabulary/agreements/contract-template.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { ResultPage, ResultPageRequest } from '../pagination.ts'

/** What a list shows of a template. Times in milliseconds; `updatedAt` is 0 until it is changed. */
export interface ContractTemplateHead {
  /** 12 upper-case alphanumerics. */
  readonly id: string
  readonly name: string
  /** 1 for the first. */
  readonly version: number
  readonly createdAt: number
  readonly updatedAt: number
}

export interface ContractTemplateRow extends ContractTemplateHead, ContractTemplate {}

export interface NewContractTemplate extends ContractTemplate {
  /** How the answer to a request with an Idempotency-Key is kept. */
  readonly idempotency?: StoredAnswer<ContractTemplateHead> | undefined
}

/** A key sees the templates of its account alone, a test key test ones alone. */
export interface ContractTemplateRecords {
  createContractTemplate(principal: Principal, template: NewContractTemplate): Promise<ContractTemplateHead>
  /** With an id, that one alone. */
  listContractTemplates(
    principal: Principal,
    request: ResultPageRequest & { readonly id?: string | undefined },
  ): Promise<ResultPage<ContractTemplateHead>>
  /** The newest version unless another is asked for; null where there is none. */
  getContractTemplate(principal: Principal, id: string, version?: number): Promise<ContractTemplateRow | null>
  /** Stores a new version that never changes; null where there is no such template. */
  replaceContractTemplate(
    principal: Principal,
    id: string,
    next: ContractTemplate,
  ): Promise<ContractTemplateHead | null>
  /** No one finds it any more; its versions stay. False where there is none. */
  removeContractTemplate(principal: Principal, id: string): Promise<boolean>
}
