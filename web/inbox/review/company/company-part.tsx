import type { OpenTransaction } from '../open-transaction.ts'
import { CompanyColumns } from './company-columns.tsx'
import { OwnersCard } from './owners-card.tsx'
import { ScreenedCard } from './screened-card.tsx'

/** What is known of a company, and who was searched for; nothing where the transaction is of a person. */
export function CompanyPart({ transaction }: { readonly transaction: OpenTransaction }) {
  const { comparison = [], registry, ownership, owners = [], aml, officers = [], reading } = transaction
  if (transaction.company === undefined) return null
  return (
    <>
      <CompanyColumns comparison={comparison} registry={registry} reading={reading ?? null} />
      {ownership !== undefined && (
        <OwnersCard ownership={ownership} owners={owners} warnings={transaction.warning} />
      )}
      {aml !== undefined && <ScreenedCard aml={aml} officers={officers} />}
    </>
  )
}
