import { lettersOf, lineOfLetters, runsToTheLeft, type VizLetter, type VizLine } from '../text-line.ts'

/** Letters that stand together: a word, or the part of one in the same script. */
interface Run {
  readonly letters: readonly VizLetter[]
  /** Whether it holds what Latin print has not. */
  readonly isLocal: boolean
  /** Middles of its outermost letters, as parts 0..1 of the line's width. */
  readonly from: number
  readonly to: number
}

/** A Latin word that the other reading passed over must be read with this mean certainty, 0..1, and have so many letters. */
const passedOver = { certain: 0.9, letters: 2 } as const

/**
 * A line read in its script, its Latin words and its figures as the Latin alphabet has them where that is surer: `Фамилия /
 * Surname`, `姓名 Name`. A Latin word that the script's reading passed over is put where it stands.
 */
export function withLatinWords(read: VizLine, latin: VizLine | null): VizLine {
  if (latin === null) return read
  const runs = joined(runsOf(read))
  const words = runsOf(latin)
  const kept = runs.map((run, at) => {
    if (run.isLocal || isBlank(run)) return run
    const [left, right] = extentOf(runs, at)
    const inside = lettersOf(latin).filter(({ centre }) => centre > left && centre < right)
    const better = runOf(trimmed(inside))
    return better !== null && certainty(better) >= certainty(run) ? better : run
  })
  const missing = words.filter(
    (word) =>
      word.letters.length >= passedOver.letters &&
      certainty(word) >= passedOver.certain &&
      !runs.some((run) => !isBlank(run) && run.from < word.to && run.to > word.from),
  )
  if (missing.length === 0) return lineOfLetters(kept.flatMap(({ letters }) => letters), read.quad, read.script) // prettier-ignore
  return lineOfLetters(inOrder([...kept, ...missing.map(withBlank)], read), read.quad, read.script)
}

/** Runs of letters and blanks, as they are read. */
function runsOf(line: VizLine): readonly Run[] {
  const groups: VizLetter[][] = []
  let before: Kind = ''
  for (const letter of lettersOf(line)) {
    const kind = kindOf(letter.symbol, before)
    const group = groups.at(-1)
    if (group === undefined || kind !== before) groups.push([letter])
    else group.push(letter)
    before = kind
  }
  return groups.flatMap((group) => runOf(group) ?? [])
}

/** Latin words and figures that nothing but blanks parts are one. */
function joined(runs: readonly Run[]): readonly Run[] {
  const isLatin = (run: Run | undefined): boolean => run !== undefined && !run.isLocal && !isBlank(run)
  return runs.reduce<readonly Run[]>((all, run, at) => {
    const before = all.at(-1)
    const isInside = isBlank(run) && isLatin(before) && isLatin(runs[at + 1])
    if (before === undefined || !(isInside || (isLatin(run) && isLatin(before)))) return [...all, run]
    return [
      ...all.slice(0, -1),
      {
        ...before,
        letters: [...before.letters, ...run.letters],
        from: Math.min(before.from, run.from),
        to: Math.max(before.to, run.to),
      },
    ]
  }, [])
}

type Kind = 'blank' | 'local' | 'latin' | ''

/** Marks belong to the letter before them. */
function kindOf(symbol: string, before: Kind): Kind {
  if (/\s/.test(symbol)) return 'blank'
  if (/\p{M}/u.test(symbol)) return before === 'latin' ? 'latin' : 'local'
  return /[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]|[\uD800-\uDFFF]/u.test(symbol) ? 'local' : 'latin'
}

function runOf(letters: readonly VizLetter[]): Run | null {
  if (letters.length === 0) return null
  const centres = letters.map(({ centre }) => centre)
  const isLocal = letters.some(({ symbol }) => kindOf(symbol, '') === 'local')
  return { letters, isLocal, from: Math.min(...centres), to: Math.max(...centres) }
}

const isBlank = ({ letters }: Run): boolean => letters.every(({ symbol }) => /\s/.test(symbol))

/** From the middle between a run and what stands to its left to that between it and what stands to its right. */
function extentOf(runs: readonly Run[], at: number): readonly [left: number, right: number] {
  const run = runs[at]
  if (run === undefined) return [0, 1]
  const others = runs.filter((other) => other !== run && !isBlank(other))
  const before = Math.max(
    0,
    ...others.filter(({ to }) => to <= run.from).map(({ to }) => (to + run.from) / 2),
  )
  const behind = Math.min(
    1,
    ...others.filter(({ from }) => from >= run.to).map(({ from }) => (from + run.to) / 2),
  )
  return [before, behind]
}

function trimmed(letters: readonly VizLetter[]): readonly VizLetter[] {
  const isLetter = letters.map(({ symbol }) => /\S/.test(symbol))
  const [first, last] = [isLetter.indexOf(true), isLetter.lastIndexOf(true)]
  return first < 0 ? [] : letters.slice(first, last + 1)
}

function certainty({ letters }: Run): number {
  return letters.reduce((sum, { confidence }) => sum + confidence, 0) / (letters.length || 1)
}

const blankBeside = (centre: number): VizLetter => ({ symbol: ' ', confidence: 1, alternatives: [], centre })

function withBlank(word: Run): Run {
  return { ...word, letters: [blankBeside(word.from), ...word.letters, blankBeside(word.to)] }
}

/** Letters of all runs as the line is read, one blank between words. */
function inOrder(runs: readonly Run[], line: VizLine): readonly VizLetter[] {
  const sign = runsToTheLeft(line) ? -1 : 1
  const middle = ({ from, to }: Run): number => sign * (from + to)
  const letters = runs.toSorted((a, b) => middle(a) - middle(b)).flatMap((run) => run.letters)
  return trimmed(letters.filter(({ symbol }, at) => symbol !== ' ' || letters[at - 1]?.symbol !== ' '))
}
