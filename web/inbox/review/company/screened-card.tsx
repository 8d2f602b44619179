import type { Schemas } from '../../../kit/client/shapes.generated.ts'
import { useText } from '../../../i18n/text.ts'
import { Badge } from '../../../kit/components/badge.tsx'
import { useFormat } from '../../../kit/format.ts'
import type { OpenTransaction } from '../open-transaction.ts'

interface ScreenedCardProps {
  readonly aml: Schemas['CompanyAml']
  readonly officers: NonNullable<OpenTransaction['officers']>
}

/** The company, its officers and owners: who was searched for on the lists, with what was found, and who was not. */
export function ScreenedCard({ aml, officers }: ScreenedCardProps) {
  const { company: texts } = useText()
  const names = new Set(aml.subjects.map(({ name }) => name))
  const others = officers.filter(({ name }) => !names.has(name))
  return (
    <section class="card" aria-labelledby="screened">
      <h3 id="screened">{texts.screened}</h3>
      {!aml.screened && (
        <p>
          <strong>{texts.notScreened}</strong> <span class="quiet">{aml.reason}</span>
        </p>
      )}
      {aml.missing.length > 0 && <p>{texts.missingLists(aml.missing.join(', '))}</p>}
      <ul class="subjects">
        {aml.subjects.map((subject, index) => (
          <li key={index}>
            <strong>{subject.name}</strong> <span class="quiet">{texts.role[subject.role]}</span>{' '}
            <Matches aml={aml} subject={subject} />
          </li>
        ))}
        {others.map(({ name }, index) => (
          <li key={`other-${index}`}>
            <strong>{name}</strong> <span class="quiet">{texts.role.officer}</span>{' '}
            <Badge tone="wait">{texts.notSearched}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Subject = Schemas['CompanyAml']['subjects'][number]

function Matches({ aml, subject }: { readonly aml: Schemas['CompanyAml']; readonly subject: Subject }) {
  const { company: texts } = useText()
  const format = useFormat()
  if (!aml.screened) return <Badge tone="wait">{texts.notSearched}</Badge>
  const found = aml.match.filter(({ subject: of }) => of.name === subject.name && of.role === subject.role)
  if (found.length === 0) return <Badge tone="good">{texts.noMatch}</Badge>
  return (
    <ul class="matches">
      {found.map(({ id, schema, score, reason, fullname = [] }) => (
        <li key={id}>
          <Badge tone="bad">{texts.schema[schema]}</Badge> {fullname[0] ?? id}{' '}
          <span class="quiet small">
            {format.percent(score)} · {reason}
          </span>
        </li>
      ))}
    </ul>
  )
}
