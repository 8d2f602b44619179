import type { FixedClockService } from '../../test/world/service/frozen-service.ts'
import type { Grade } from '../kit/grades.ts'
import type { Peer } from '../peers/peers.ts'

/** What every section works with. */
export interface Bench {
  readonly service: FixedClockService
  /** Other readers by name; null where one is not installed. */
  readonly peers: ReadonlyMap<string, Peer | null>
  /** Pictures of a section. */
  readonly count: number
  /** How many of them the other readers get too. */
  readonly peerCount: number
  /** Index of the first picture. */
  readonly from: number
  readonly verbose: boolean
  readonly writes: boolean
  /** Scripts (ISO 15924) asked for; null: all. */
  readonly scripts: readonly string[] | null
  /** Fronts asked for, by how their identities begin; null: all. */
  readonly kinds: readonly string[] | null
  /** How hard the photographs of fronts are. */
  readonly grade: Grade
  /** Python of other readers. */
  readonly python: string
}

export interface BenchSection {
  readonly name: string
  readonly title: string
  /** Pictures when no count is given. */
  readonly count: number
  readonly run: (bench: Bench) => Promise<void>
}

/** Says how far a section is, where figures do not go. */
export function reportProgress(done: number, count: number): void {
  if (done % 10 === 0 || done === count) process.stderr.write(`  … ${done} of ${count}\n`)
}

/** The pictures of a section, one by one. */
export async function* drawPictures<Picture>(
  { from, count }: Pick<Bench, 'from' | 'count'>,
  take: (index: number) => Promise<Picture>,
): AsyncGenerator<Picture> {
  for (let done = 0; done < count; done++) {
    yield await take(from + done)
    reportProgress(done + 1, count)
  }
}
