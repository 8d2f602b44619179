import type { Schemas } from '../../kit/client/shapes.generated.ts'
import { useText } from '../../i18n/text.ts'
import { useFormat } from '../../kit/format.ts'
import { fieldRows, type FieldRow, type TransactionData } from './summary.ts'

type Box = Schemas['Box']

/** A place in one of the images that belongs to a field. */
export interface Highlight {
  readonly key: string
  readonly side: 'front' | 'back'
  readonly box: Box
  /** Stays when the pointer leaves. */
  readonly isPinned: boolean
}

interface FieldListProps {
  readonly data: TransactionData
  readonly highlight: Highlight | null
  readonly onHighlight: (highlight: Highlight | null) => void
}

/** What was read, with where from and how certainly; a field shows its place in the image. */
export function FieldList({ data, highlight, onHighlight }: FieldListProps) {
  const { transaction: texts } = useText()
  const { main, more } = fieldRows(data)
  const rows = (some: readonly FieldRow[]) => (
    <dl class="fields">
      {some.map((row) => (
        <FieldItem key={row.key} row={row} highlight={highlight} onHighlight={onHighlight} />
      ))}
    </dl>
  )
  return (
    <section class="card" aria-labelledby="fields">
      <h3 id="fields">{texts.fields}</h3>
      {main.length === 0 && <p class="quiet">{texts.noFields}</p>}
      {main.length > 0 && rows(main)}
      {more.length > 0 && (
        <details>
          <summary>{texts.moreFields(more.length)}</summary>
          {rows(more)}
        </details>
      )}
    </section>
  )
}

type FieldItemProps = Omit<FieldListProps, 'data'> & { readonly row: FieldRow }

/** Below it a reading is marked as uncertain. */
const certain = 0.9

function FieldItem({ row: { key, best, others }, highlight, onHighlight }: FieldItemProps) {
  const { transaction: texts, fields } = useText()
  const format = useFormat()
  const label = fields[key]
  const { outputBox: box, source, confidence } = best
  const place = box === undefined ? null : ({ key, side: best.index === 0 ? 'front' : 'back', box } as const)
  const isShown = highlight?.key === key
  const show = (isPinned: boolean) => place !== null && onHighlight({ ...place, isPinned })
  return (
    <div
      class={isShown ? 'field field-shown' : 'field'}
      onPointerEnter={() => highlight?.isPinned !== true && show(false)}
      onPointerLeave={() => highlight?.isPinned !== true && onHighlight(null)}
    >
      <dt>
        {place === null ? (
          label
        ) : (
          <button
            type="button"
            aria-label={texts.showInImage(label)}
            aria-pressed={isShown && highlight.isPinned}
            onClick={() => (isShown && highlight.isPinned ? onHighlight(null) : show(true))}
          >
            {label}
          </button>
        )}
      </dt>
      <dd>
        <span class="field-value">{format.date(best.value)}</span>
        <span class="field-origin small quiet">
          {source !== undefined && <span class="origin">{texts.source[source]}</span>}
          {confidence < certain && (
            <span class="uncertain">{texts.confidence(format.percent(confidence))}</span>
          )}
        </span>
        {others.length > 0 && (
          <span class="field-others small">
            {texts.alsoRead}:{' '}
            {others
              .map((one) => `${one.value}${one.source === undefined ? '' : ` (${texts.source[one.source]})`}`)
              .join(', ')}
          </span>
        )}
      </dd>
    </div>
  )
}
