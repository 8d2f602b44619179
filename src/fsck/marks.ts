import { property } from './store.ts'

/** The texts whose hashes offer two records for linking (docs/reference/seal-format.md), written anew. */
export function marksOf(fields: unknown): { readonly document: string; readonly person: string } {
  const first = (name: string): string => {
    const values = property(fields, name)
    const value: unknown = Array.isArray(values) ? property(values[0], 'value') : undefined
    return typeof value === 'string' ? value : ''
  }
  const number = (
    first('documentNumber')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  ).join('')
  const issuer = ['countryIso2', 'countryIso3', 'countryFull'].map(first).find((name) => name !== '') ?? ''
  const parts = ['firstName', 'middleName', 'lastName'].map(first).join(' ')
  const name = parts.trim() === '' ? first('fullName') : parts
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
  const words = (letters.match(/\p{L}+/gu) ?? []).sort()
  const born = first('dob')
  return {
    document: number === '' || issuer === '' ? '' : `${issuer.toUpperCase()} ${number}`,
    person: words.length < 2 || !/^\d{4}-\d{2}-\d{2}$/.test(born) ? '' : [born, ...words].join(' '),
  }
}

/** The same of a check of a company: by its number in its country, or else by its LEI. Null of every other transaction. */
export function companyMarksOf(transaction: unknown): ReturnType<typeof marksOf> | null {
  const below = (value: unknown, ...path: readonly string[]): unknown =>
    path.reduce((inner, name) => property(inner, name), value)
  const rows = below(transaction, 'facts', 'sections', 'company', 'content', 'company', 'compared')
  if (!Array.isArray(rows)) return null
  const said = (key: string): string => {
    const row: unknown = rows.find((one) => property(one, 'key') === key)
    const values = ['register', 'document', 'given'].map((column) => property(row, column))
    const value = values.find((one) => typeof one === 'string' && one !== '')
    return ((typeof value === 'string' ? value : '').toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('')
  }
  const [country, number, lei] = [said('countryIso2'), said('registrationNumber'), said('lei')]
  const byLei = lei === '' ? '' : `company LEI ${lei}`
  return {
    document: country === '' || number === '' ? byLei : `company ${country} ${number}`,
    person: '',
  }
}
