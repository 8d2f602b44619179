import type { ScreeningQuery } from '../vocabulary/screening.ts'

/** What one list is asked. */
export type ListQuestion = Pick<
  ScreeningQuery,
  'name' | 'idNumber' | 'address' | 'entity' | 'country' | 'countries' | 'birthYear' | 'birthDate' | 'gender'
> & {
  readonly limit: number
  /** 0..1 */
  readonly band: number
}
