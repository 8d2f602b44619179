import type { CompanyValues } from '../../vocabulary/companies/company.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { RequestCommand } from '../scan/scan-command.ts'

/** A company as the HTTP interface understood it: at least one of document, name, number, tax number and LEI is there. */
export interface KybCommand extends RequestCommand {
  /** Picture or PDF of a document of the company; null when none was sent. */
  readonly document: ImageInput | null
  readonly given: CompanyValues
}
