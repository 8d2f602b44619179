import { useText } from '../../i18n/text.ts'
import { Badge } from '../../kit/components/badge.tsx'
import { Icon } from '../../kit/components/icon.tsx'
import { StoredImage } from '../../kit/components/stored-image.tsx'
import { useFormat } from '../../kit/format.ts'
import { useVisible } from '../../kit/state/use-visible.ts'
import { hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { DecisionBadge } from './decision-badge.tsx'
import { lineOf, portraitOf, titleOf, worstSeverity, type Severity } from './summary.ts'
import type { TransactionRow } from './use-transactions.ts'

interface QueueRowProps {
  readonly row: TransactionRow
  readonly isOpen: boolean
}

const tones: Readonly<Record<Severity, 'bad' | 'wait' | 'quiet'>> = {
  high: 'bad',
  medium: 'wait',
  low: 'quiet',
}

/** One transaction in a line: portrait, name, document, warnings, decision, age. */
export function QueueRow({ row, isOpen }: QueueRowProps) {
  const { queue: texts, testMode } = useText()
  const format = useFormat()
  const severity = worstSeverity(row.warning)
  return (
    <li>
      <a
        class="row"
        href={hrefOf({ section: 'review', id: row.id })}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Thumbnail row={row} />
        <span class="row-text">
          <span class="row-head">
            <span class="row-title">{titleOf(row) || <i>{texts.noName}</i>}</span>
            <time
              class="row-time quiet small"
              dateTime={new Date(row.createdAt * 1000).toISOString()}
              title={format.time(row.createdAt)}
            >
              {format.relativeTime(row.createdAt, Date.now() / 1000)}
            </time>
          </span>
          <span class="row-line quiet">{lineOf(row) || texts.noDocument}</span>
          <span class="row-badges">
            <DecisionBadge decision={row.decision} />
            {severity !== null && (
              <Badge tone={tones[severity]} icon="warning">
                {texts.warnings(row.warning.length)}
              </Badge>
            )}
            {row.mode === 'test' && <Badge tone="quiet">{testMode}</Badge>}
          </span>
        </span>
      </a>
    </li>
  )
}

/** The smallest picture of a record; it is fetched once the row is seen, because each view is an entry of the audit log. */
function Thumbnail({ row }: Pick<QueueRowProps, 'row'>) {
  const { images } = useSession()
  const [element, isVisible] = useVisible<HTMLSpanElement>()
  const { face, front, back } = row.outputImage
  const token = face ?? front ?? back
  const crop = token === front ? portraitOf(row.data) : undefined
  return (
    <span class="thumbnail" ref={element}>
      {token !== undefined && isVisible ? (
        <StoredImage images={images} token={token} alt="" {...(crop === undefined ? {} : { crop })} />
      ) : (
        <Icon name="image" />
      )}
    </span>
  )
}
