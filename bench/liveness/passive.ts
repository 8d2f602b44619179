import { readFileSync } from 'node:fs'
import { InferenceSession } from 'onnxruntime-node'
import { judgeLiveness } from '../../src/engine/face/liveness/judge-liveness.ts'
import { measureFrame } from '../../src/engine/face/liveness/measures/measure-frame.ts'
import { detectFaces } from '../../src/adapters/inference/face/detect-faces.ts'
import { faceFiles } from '../../src/adapters/inference/face/face-analysis.ts'
import type { LivenessFrame, FrameMeasures } from '../../src/vocabulary/face/liveness-frame.ts'
import type { FoundFace } from '../../src/vocabulary/face/face.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { testPersons, measuredFrames } from '../../training/liveness/measured-frames.ts'
import { kinds } from '../../training/liveness/simulator.ts'
import { facesOf, hasFaceSets, labelledPairs, pixelsOf } from '../faces/sets.ts'
import { shareWithInterval, percentileRange } from '../kit/figures.ts'
import { otherSimulator } from './other-simulator.ts'
import { retouchPhoto } from './retouched.ts'

/** Frames of each person and kind. */
const framesPerPerson = 14

/** What is said of one frame at the default thresholds, 0.5 and 0.2. */
type Verdict = 'taken for a recapture' | 'cannot tell' | 'taken for someone alive' | 'no face'

function verdictOf(face: FoundFace | null, measures: FrameMeasures | null): Verdict {
  if (face === null) return 'no face'
  const view: LivenessFrame = {
    measures,
    size: { width: 0, height: 0 },
    at: null,
    face: { found: face, outline: [], mouthShade: null, eyeColours: null },
  }
  const { live, recaptured } = judgeLiveness([view])
  if (live === null || recaptured === null) return 'cannot tell'
  return recaptured > 0.5 || live < 0.2 ? 'taken for a recapture' : 'taken for someone alive'
}

function line(name: string, verdicts: readonly Verdict[], wrong: Verdict): string {
  const faces = verdicts.filter((verdict) => verdict !== 'no face')
  const part = (verdict: Verdict) => faces.filter((one) => one === verdict).length
  const cells = [
    shareWithInterval(part(wrong), faces.length),
    shareWithInterval(part('cannot tell'), faces.length),
    `${verdicts.length - faces.length}/${verdicts.length}`,
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

/** Lines of a table, the worst attack first, then people before a camera; each as taken and retouched afterwards. */
export async function simulatedLines(): Promise<readonly string[]> {
  const frames = await measuredFrames(
    'other',
    { simulate: otherSimulator, workOver: retouchPhoto },
    { persons: testPersons, each: framesPerPerson },
  )
  const groups = kinds.flatMap((kind) =>
    [false, true].map((isWorkedOver) => ({
      kind,
      name: isWorkedOver ? `${kind}, retouched` : kind,
      verdicts: frames
        .filter((frame) => frame.kind === kind && frame.isWorkedOver === isWorkedOver)
        .map(({ face, measures }) => verdictOf(face, measures)),
    })),
  )
  const missed = (verdicts: readonly Verdict[]) =>
    verdicts.filter((one) => one === alive).length /
    Math.max(1, verdicts.filter((one) => one !== 'no face').length)
  const attacks = groups.filter(({ kind }) => kind !== 'bona fide').sort((a, b) => missed(b.verdicts) - missed(a.verdicts)) // prettier-ignore
  const genuine = groups.filter(({ kind }) => kind === 'bona fide')
  return [
    ...attacks.map(({ name, verdicts }) => line(`${name}: taken for someone alive (APCER)`, verdicts, alive)),
    ...genuine.map(({ name, verdicts }) => line(`${name}: taken for a recapture (BPCER)`, verdicts, 'taken for a recapture')), // prettier-ignore
  ]
}

const alive: Verdict = 'taken for someone alive'

/** Real people's pictures, none of which was made for this: stills of television, press photographs, grey portraits. */
export async function realLines(): Promise<readonly string[]> {
  if (!hasFaceSets()) return []
  const open = readFileSync(new URL(`../../models/${faceFiles.detector}`, import.meta.url))
  const detector = await InferenceSession.create(open, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const times: number[] = []
  const verdict = async (pixels: Pixels): Promise<Verdict> => {
    const [face] = await detectFaces(detector, pixels)
    if (face === undefined) return 'no face'
    const begin = process.cpuUsage()
    const measures = measureFrame(pixels, face.quad)
    const { user, system } = process.cpuUsage(begin)
    times.push((user + system) / 1000)
    return verdictOf(face, measures)
  }
  const press = [...new Set(labelledPairs().flatMap(({ files }) => files))].map((file) => () => pixelsOf(`deepface/${file}`)) // prettier-ignore
  const sets = [
    { name: 'press photographs', pictures: press },
    ...(await Promise.all(([['frjs', 'stills of television'], ['bbt', 'grey stills']] as const).map(async ([set, name]) => ({ name, pictures: (await facesOf(set)).map(({ pixels }) => () => Promise.resolve(pixels)) })))),
  ] // prettier-ignore
  const lines: string[] = []
  for (const { name, pictures } of sets) {
    const verdicts: Verdict[] = []
    for (const picture of pictures) verdicts.push(await verdict(await picture()))
    lines.push(line(name, verdicts, 'taken for a recapture'))
  }
  console.log(`measures of one frame, processor time: ${percentileRange(times)}`)
  return lines
}
