import { useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../kit/components/icon.tsx'
import { useSession } from '../session.ts'
import type { DecisionWord } from './summary.ts'
import type { OpenTransaction } from './open-transaction.ts'

interface DecideBarProps {
  readonly transaction: OpenTransaction
  readonly onDecided: (decision: DecisionWord) => void
  readonly onUndone: () => void
}

interface Words {
  readonly reason: string
  readonly note: string
}

/** A person's decision, with a reason and a note; it can be undone at once. */
export function DecideBar({ transaction, onDecided, onUndone }: DecideBarProps) {
  const { decide: texts } = useText()
  const { client, notify } = useSession()
  const [words, setWords] = useState<Words>({ reason: '', note: '' })
  const [isBusy, setBusy] = useState(false)
  const { id, decision: before } = transaction
  const store = async (decision: DecisionWord, { reason, note }: Words): Promise<void> => {
    const given = { ...(reason === '' ? {} : { reason }), ...(note === '' ? {} : { note }) }
    await client.call('PATCH /transaction/{id}', { path: { id }, body: { decision, ...given } })
  }
  const fail = (error: unknown): void => {
    notify({ text: `${texts.failed}. ${error instanceof Error ? error.message : ''}`, isFailure: true })
  }
  const undo = (): void => {
    store(before, transaction).then(() => {
      notify({ text: texts.done[before] })
      onUndone()
    }, fail)
  }
  const decide = async (decision: DecisionWord): Promise<void> => {
    setBusy(true)
    try {
      await store(decision, words)
      setWords({ reason: '', note: '' })
      notify({ text: texts.done[decision], action: { label: texts.undo, run: undo } })
      onDecided(decision)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section class="decide" aria-label={before === 'review' ? texts.title : texts.change}>
      <ReasonFields words={words} onWords={setWords} />
      <DecideButtons before={before} isBusy={isBusy} onDecide={(decision) => void decide(decision)} />
    </section>
  )
}

interface DecideButtonsProps {
  readonly before: DecisionWord
  readonly isBusy: boolean
  readonly onDecide: (decision: DecisionWord) => void
}

const choices = [
  { decision: 'reject', label: 'reject', style: 'button-bad' },
  { decision: 'review', label: 'toReview', style: '' },
  { decision: 'accept', label: 'accept', style: 'button-good' },
] as const

function DecideButtons({ before, isBusy, onDecide }: DecideButtonsProps) {
  const { decide: texts } = useText()
  return (
    <div class="decide-buttons">
      {choices
        .filter(({ decision }) => decision !== before)
        .map(({ decision, label, style }) => (
          <button
            key={decision}
            type="button"
            class={`button ${style}`}
            disabled={isBusy}
            onClick={() => onDecide(decision)}
          >
            <Icon name={decision} />
            {isBusy ? texts.saving : texts[label]}
          </button>
        ))}
    </div>
  )
}

interface ReasonFieldsProps {
  readonly words: Words
  readonly onWords: (words: Words) => void
}

function ReasonFields({ words, onWords }: ReasonFieldsProps) {
  const { decide: texts, transaction } = useText()
  return (
    <details class="reason">
      <summary>{texts.explain}</summary>
      <label for="reason">{transaction.reason}</label>
      <input
        id="reason"
        class="input"
        maxLength={1_000}
        value={words.reason}
        aria-describedby="reason-hint"
        onInput={({ currentTarget }) => onWords({ ...words, reason: currentTarget.value })}
      />
      <p id="reason-hint" class="quiet small">
        {texts.reasonHint}
      </p>
      <label for="note">{transaction.note}</label>
      <textarea
        id="note"
        class="input"
        rows={3}
        maxLength={10_000}
        value={words.note}
        onInput={({ currentTarget }) => onWords({ ...words, note: currentTarget.value })}
      />
    </details>
  )
}
