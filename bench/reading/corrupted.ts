import { shareWithInterval } from '../kit/figures.ts'
import { confidentThreshold } from './printed-values.ts'
import { type BenchSection, reportProgress } from './bench.ts'
import { type CorruptedTrial, tryCorrupted } from './corrupted-trials.ts'
import { printTable } from './table.ts'

/** Pictures that are answered with a wrong value, and those where no check digit could have shown it. */
function report(trials: readonly CorruptedTrial[]): void {
  const wrong = trials.filter((trial) => trial.wrong.length > 0)
  const row = (title: string, of: readonly CorruptedTrial[]): string[] => {
    const part = of.filter((trial) => trial.wrong.length > 0)
    const inBlindSpot = part.filter((trial) => trial.isInBlindSpot)
    const noticeable = of.filter((trial) => trial.isDue)
    return [
      title,
      shareWithInterval(part.length, of.length, 2),
      `${inBlindSpot.length}`,
      shareWithInterval(noticeable.filter((trial) => trial.isMissed).length, noticeable.length, 2),
    ]
  }
  const kind = (name: CorruptedTrial['kind']) => trials.filter((trial) => trial.kind === name)
  printTable([
    ['pictures', 'a wrong value ≥ 0.9', 'of these in blind spots', 'neither finding nor doubt where due'],
    row('all', trials),
    row('smeared (truth: the original)', kind('smeared')),
    row('swapped (truth: what is printed)', kind('swapped')),
  ])
  const values = trials.flatMap((trial) => trial.values)
  console.log(`  values answered ≥ 0.9 that are right: ${shareWithInterval(values.filter(({ isRight, confidence }) => isRight && confidence >= confidentThreshold).length, values.filter(({ confidence }) => confidence >= confidentThreshold).length, 2)}`) // prettier-ignore
  for (const trial of wrong)
    for (const { key, value, truth, confidence } of trial.wrong)
      console.log(`  WRONG BUT SURE ${trial.name}, ${trial.kind} ${trial.pairs.join(' ')}: ${key} ${value} (${confidence}), printed ${truth ?? 'nothing'}; misread ${trial.misread.join(' ')}`) // prettier-ignore
  for (const trial of trials.filter(({ isMissed }) => isMissed))
    console.log(`  NEITHER FINDING NOR DOUBT ${trial.name}, swapped ${trial.pairs.join(' ')}`)
  const inBlindSpot = wrong.filter((trial) => trial.isInBlindSpot).flatMap(({ misread }) => misread)
  console.log(`  blind spots met in reading, by pair: ${counted(inBlindSpot)}`)
  const unnoticed = trials.filter((trial) => trial.isUnnoticeable).map(({ pairs }) => pairs.join(' + '))
  console.log(`  swaps that no check digit notices: ${counted(unnoticed)}`)
  const seconds = trials.reduce((sum, trial) => sum + trial.seconds, 0) / trials.length
  console.log(`  CPU s a picture: ${seconds.toFixed(2)}`)
}

function counted(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => `${text} ${count}`).join(', ') || 'none'
}

export const corrupted: BenchSection = {
  name: 'corrupted',
  title: 'corrupted pictures: one to three characters of the zone smeared or swapped, mid photographs',
  count: 500,
  run: async ({ service, from, count }) => {
    const trials: CorruptedTrial[] = []
    for (let done = 0; done < count; done++) {
      trials.push(await tryCorrupted(service, from + done))
      reportProgress(done + 1, count)
    }
    report(trials)
  },
}
