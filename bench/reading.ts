import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openFixedClockService } from '../test/world/service/frozen-service.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { openPeers } from './peers/peers.ts'
import type { Bench, BenchSection } from './reading/bench.ts'
import { besideSections } from './reading/beside.ts'
import { corrupted } from './reading/corrupted.ts'
import { type Grade, grades } from './kit/grades.ts'
import { lines } from './reading/lines.ts'
import { marks } from './reading/lines/marks.ts'
import { near } from './reading/near.ts'
import { printedSections } from './reading/printed.ts'
import { reliability } from './reading/reliability.ts'
import { signatures } from './reading/signatures.ts'
import { specimens } from './reading/specimens.ts'
import { rotationSection } from './reading/turned.ts'
import { viz } from './reading/viz.ts'
import { mrzSections } from './reading/zones.ts'

/**
 * How well whole scans read documents, judged on every character and never on check digits, beside other readers on the
 * same pictures. Every share stands with its count and its 95 % interval; pictures come from seeds that nothing else uses.
 *
 *     npm run bench:reading -- [--only easy,mid,…] [--count N] [--corrupted N] [--from 0] [--verbose] [--write]
 *       [--scripts Thai,Deva] [--kinds THA,invented-th] [--grade easy]
 *       [--peers-python /path/python3] [--peers-tessdata FOLDER] [--peers-npm FOLDER] [--peers-count 20]
 *
 * Other readers are asked where they are installed, outside of the repository: Debian's `tesseract-ocr`; a Python with
 * `passporteye` and `rapidocr==3.10.0`; a folder with `npm i mrz`; Tesseract's legacy `eng.traineddata` (npm
 * `@tesseract.js-data/eng`, 4.0.0) with Debian's `configs`. Seconds are of the processor: the wall's say nothing on a busy machine.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string' },
    corrupted: { type: 'string' },
    from: { type: 'string', default: '0' },
    scripts: { type: 'string' },
    kinds: { type: 'string' },
    grade: { type: 'string', default: 'mid' },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    'peers-python': { type: 'string', default: 'python3' },
    'peers-tessdata': { type: 'string' },
    'peers-npm': { type: 'string' },
    'peers-count': { type: 'string' },
  },
})

const sections: readonly BenchSection[] = [
  ...mrzSections,
  specimens,
  corrupted,
  ...printedSections,
  ...besideSections,
  rotationSection,
  reliability,
  lines,
  marks,
  viz,
  near,
  signatures,
]

function gradeOf(name: string): Grade {
  const grade = grades.find((one) => one === name)
  if (grade === undefined) throw new Error(`--grade is one of ${grades.join(', ')}`)
  return grade
}

function selectedSections(): readonly BenchSection[] {
  const names = options.only?.split(',')
  const unknown = names?.find((name) => !sections.some((section) => section.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no section ${unknown}: ${sections.map(({ name }) => name).join(', ')}`)
  return sections.filter(({ name }) => names?.includes(name) ?? true)
}

function countOf({ name, count }: BenchSection): number {
  const pictureCount = name === 'corrupted' ? (options.corrupted ?? options.count) : options.count
  return pictureCount === undefined ? count : Number(pictureCount)
}

/** What is the same for all sections; with a section's own count where the other readers get no other. */
function sharedOptions(count: number): Omit<Bench, 'service' | 'peers' | 'count'> {
  return {
    peerCount: Number(options['peers-count'] ?? count),
    from: Number(options.from),
    verbose: options.verbose,
    writes: options.write,
    scripts: options.scripts?.split(',') ?? null,
    kinds: options.kinds?.split(',') ?? null,
    grade: gradeOf(options.grade),
    python: options['peers-python'],
  }
}

await withBenchLock(async () => {
  const requestedSections = selectedSections()
  const peers = await openPeers({
    python: options['peers-python'],
    tessdata: options['peers-tessdata'],
    npm: options['peers-npm'],
  })
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  for (const [name, peer] of peers) if (peer === null) console.log(`NOT HERE: ${name}`)
  const service = await openFixedClockService()
  try {
    for (const section of requestedSections) {
      const count = countOf(section)
      console.log(`\n${section.title}${count > 0 ? `; ${count} pictures` : ''}`)
      await section.run({ service, peers, count, ...sharedOptions(count) })
    }
  } finally {
    for (const peer of peers.values()) peer?.close()
    await service.close()
  }
})
