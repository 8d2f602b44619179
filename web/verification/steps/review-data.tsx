import { useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { useFormatTag, useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { StepScreen } from '../parts/step-screen.tsx'

/** What was read of the document, for the person to look at. Nothing can be changed here: the picture is what counts. */
export function ReviewData() {
  const { readData } = useSession()
  const { driver } = useFlow()
  const { review } = useText().steps
  const tag = useFormatTag()
  const [isNoted, setNoted] = useState(false)
  const goOn = (): void => driver.dispatch({ type: 'done', progress: { isReviewed: true } })
  const report = (): void => {
    driver.note('review_wrong', [])
    setNoted(true)
  }
  const rows = [
    [review.name, readData?.name ?? null],
    [review.dob, writtenDate(readData?.dob ?? null, tag)],
    [review.documentNumber, readData?.documentNumber ?? null],
  ] as const
  return (
    <StepScreen
      title={review.title}
      lead={review.lead}
      actions={
        <>
          <ActionButton onClick={goOn}>{review.right}</ActionButton>
          {isNoted ? null : (
            <ActionButton kind="quiet" onClick={report}>
              {review.wrong}
            </ActionButton>
          )}
        </>
      }
    >
      <dl class="read-data">
        {rows.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      <p role="status" class="hint">
        {isNoted ? review.noted : ''}
      </p>
    </StepScreen>
  )
}

/** @param date `YYYY-MM-DD`; anything else is shown as it is */
function writtenDate(date: string | null, tag: string): string | null {
  if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return date
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
