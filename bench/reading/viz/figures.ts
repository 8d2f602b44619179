import { characterErrorRate, shareWithInterval } from '../../kit/figures.ts'
import { confidentThreshold } from '../printed-values.ts'
import type { JudgedFront, JudgedValue } from './judged-value.ts'

/** What one scan said of a front. */
export interface JudgedKind {
  readonly front: JudgedFront
  readonly isRecognised: boolean
  readonly isKind: boolean
  readonly isSide: boolean
  /** Recognised as a document of a state whose it is not. */
  readonly isAnother: boolean
  /** Of the processor. */
  readonly seconds: number
}

export const isRight = ({ truth, answer }: JudgedValue): boolean => answer === truth
export const isSure = ({ answer, confidence }: JudgedValue): boolean => answer !== '' && confidence >= confidentThreshold // prettier-ignore

export const valueHead = ['exact of printed', 'exact of answered', 'CER printed', 'CER answered', 'wrong ≥ 0.9'] as const // prettier-ignore

/** Shares of values; one that is invented counts among the answered and the wrong. */
export function valueCells(values: readonly JudgedValue[]): readonly string[] {
  const printed = values.filter(({ truth }) => truth !== '')
  const answered = values.filter(({ answer }) => answer !== '')
  const right = printed.filter(isRight).length
  const given = answered.filter(({ truth }) => truth !== '')
  const percent = (rate: number): string => (Number.isNaN(rate) ? '-' : `${(100 * rate).toFixed(2)} %`)
  return [
    shareWithInterval(right, printed.length),
    shareWithInterval(right, answered.length),
    percent(characterErrorRate(printed)),
    percent(characterErrorRate(given)),
    shareWithInterval(answered.filter((one) => isSure(one) && !isRight(one)).length, answered.length),
  ]
}

export const kindHead = ['kind', 'side', 'not recognised', 'another', 'CPU ms'] as const

export function kindCells(kinds: readonly JudgedKind[]): readonly string[] {
  const count = (is: (kind: JudgedKind) => boolean): number => kinds.filter(is).length
  const seconds = kinds.reduce((sum, kind) => sum + kind.seconds, 0)
  return [
    shareWithInterval(
      count(({ isKind }) => isKind),
      kinds.length,
    ),
    shareWithInterval(
      count(({ isSide }) => isSide),
      kinds.length,
    ),
    `${count(({ isRecognised }) => !isRecognised)}`,
    `${count(({ isAnother }) => isAnother)}`,
    ((1000 * seconds) / kinds.length).toFixed(0),
  ]
}
