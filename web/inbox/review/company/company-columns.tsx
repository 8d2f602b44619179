import type { Schemas } from '../../../kit/client/shapes.generated.ts'
import { useText } from '../../../i18n/text.ts'
import { Badge } from '../../../kit/components/badge.tsx'
import { useFormat } from '../../../kit/format.ts'

type Row = Schemas['CompanyComparison']

interface CompanyColumnsProps {
  readonly comparison: readonly Row[]
  readonly registry: Schemas['CompanyRegistry'] | undefined
  readonly reading: Schemas['CompanyReading'] | null
}

const columns = ['given', 'document', 'register'] as const
const tones = { confirmed: 'good', contradicted: 'bad', single: 'quiet', unknown: 'quiet' } as const

/** What was given, what the document says and what the register says, side by side; the value that counts stands out. */
export function CompanyColumns({ comparison, registry, reading }: CompanyColumnsProps) {
  const { company: texts } = useText()
  const rows = comparison.filter((row) => columns.some((column) => row[column] !== null))
  return (
    <section class="card" aria-labelledby="company">
      <h3 id="company">{texts.title}</h3>
      <div class="wide-table" tabIndex={0} role="group" aria-labelledby="company">
        <table class="columns">
          <thead>
            <tr>
              <th scope="col">{texts.value}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts.column[column]}
                </th>
              ))}
              <th scope="col">{texts.agreementTitle}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {registry !== undefined && <RegistryLine registry={registry} />}
      {reading !== null && (
        <p class="quiet small">
          {[texts.pages(reading.pages.read, reading.pages.total), ...reading.unread].join(' ')}
        </p>
      )}
    </section>
  )
}

function ComparisonRow({ row }: { readonly row: Row }) {
  const { company: texts } = useText()
  const format = useFormat()
  const { key, from, agreement, pairs } = row
  const against = pairs.filter(({ agrees }) => !agrees)
  return (
    <>
      <tr>
        <th scope="row">{texts.key[key]}</th>
        {columns.map((column) => (
          <td key={column} class={from === column ? 'counts' : undefined}>
            {row[column] === null ? '–' : format.date(row[column])}
          </td>
        ))}
        <td>
          <Badge tone={tones[agreement]}>{texts.agreement[agreement]}</Badge>
        </td>
      </tr>
      {against.map(({ of, sentence }) => (
        <tr key={of.join()} class="against">
          <td colSpan={5}>{sentence}</td>
        </tr>
      ))}
    </>
  )
}

function RegistryLine({ registry }: { readonly registry: Schemas['CompanyRegistry'] }) {
  const { company: texts } = useText()
  const format = useFormat()
  const { state, reason, register, date } = registry
  return (
    <p>
      <strong>{texts.registry[state]}</strong>{' '}
      <span class="quiet">
        {[register, typeof date === 'string' ? format.date(date) : undefined, reason]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </span>
    </p>
  )
}
