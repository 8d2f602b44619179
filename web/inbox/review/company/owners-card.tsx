import type { Schemas } from '../../../kit/client/shapes.generated.ts'
import { useText } from '../../../i18n/text.ts'
import { OwnershipGraph } from './ownership-graph.tsx'
import { drawingOf, listedNodes, shareText } from './ownership.ts'

interface OwnersCardProps {
  readonly ownership: Schemas['CompanyOwnership']
  readonly owners: readonly Schemas['CompanyOwner'][]
  readonly warnings: readonly Schemas['Warning'][]
}

/** Who owns the company: drawn, then each owner with share and path in words, then what is not known. */
export function OwnersCard({ ownership, owners, warnings }: OwnersCardProps) {
  const { company: texts } = useText()
  const listed = listedNodes(warnings)
  const drawing = drawingOf(ownership, listed)
  return (
    <section class="card" aria-labelledby="owners">
      <h3 id="owners">{texts.owners}</h3>
      {drawing === null ? (
        <p class="quiet">{texts.noOwners}</p>
      ) : (
        <>
          <div class="wide-table" tabIndex={0} role="group" aria-labelledby="owners">
            <OwnershipGraph drawing={drawing} label={texts.graph} />
          </div>
          {drawing.leftOut.map((sentence) => (
            <p key={sentence} class="quiet small">
              {sentence}
            </p>
          ))}
        </>
      )}
      <ul class="owners">
        {owners.map((owner) => (
          <li key={owner.node} class={listed.has(owner.node) ? 'listed' : undefined}>
            <strong>{owner.name}</strong> <span>{shareText(owner) ?? texts.shareUnknown}</span>
            {listed.has(owner.node) && <strong> {texts.listed}</strong>}
            <p class="small quiet">{owner.path}</p>
          </li>
        ))}
      </ul>
      {ownership.incomplete.length > 0 && (
        <>
          <h4>{texts.incomplete}</h4>
          <ul class="not-checked">
            {ownership.incomplete.map((sentence) => (
              <li key={sentence} class="quiet">
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
