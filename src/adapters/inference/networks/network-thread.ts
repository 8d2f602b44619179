import { workerData } from 'node:worker_threads'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { z } from 'zod'
import { turnedUpright } from '../../../engine/imaging/geometry/quarter-turns.ts'
import { serveTasks } from '../../../platform/threads/serve-tasks.ts'
import { readModelFiles } from './model-files.ts'
import { faceFiles, openFaceFunctions, type FaceFunctions } from '../face/face-analysis.ts'
import type { NetworkSettings, NetworkTask } from './network-messages.ts'
import { detectDocuments } from '../page/detect-documents.ts'
import { recogniseMrz } from '../text/recognise-mrz.ts'
import { detectText, type TextDetectors } from '../text/detect-text.ts'
import { findScript } from '../text/find-script.ts'
import { openLineBody } from '../text/line-body.ts'
import { readerOfSeen } from '../text/recognise-head.ts'
import { recogniseText, type Recogniser } from '../text/recognise-text.ts'
import { scriptNetworks } from '../text/script-networks.table.ts'
import { tagWords } from '../text/tag-words.ts'
import { openScriptReaders, type ReadScript } from '../text/script-readers.ts'
import { openedOnce } from './opened-once.ts'

/** Runs as a worker thread: holds the networks and answers one task after the other. */

const finderFile = 'page-finder.onnx'
const detectorFile = 'text-detector.onnx'
const smallDetectorFile = 'text-finder.onnx'
const stripReaderFile = 'strip-reader.onnx'
const recogniserFile = 'text-recogniser.onnx'
const scriptFinderFile = 'script-finder.onnx'
const alphabetFile = 'text-recogniser.alphabet.json'
const marksFile = 'script-latn.onnx'
const marksAlphabetFile = 'script-latn.alphabet.json'
const taggerFile = 'registration-tagger.onnx'
const marksHead = { name: 'script-latn', input: 'columns' } as const
const alphabetShape = z.object({ blank: z.literal(0), symbols: z.string().min(1) })

interface Networks {
  readonly finder: InferenceSession
  readonly detectors: TextDetectors
  readonly stripReader: InferenceSession
  readonly recogniser: Recogniser
  readonly readScript: ReadScript
  readonly faces: FaceFunctions
  readonly tagger: () => Promise<InferenceSession>
  readonly models: Readonly<Record<string, string>>
}

const filesAtStart = [
  finderFile,
  detectorFile,
  smallDetectorFile,
  stripReaderFile,
  recogniserFile,
  scriptFinderFile,
  alphabetFile,
  marksFile,
  marksAlphabetFile,
]
/** Files that are not held until something is asked of them. */
const laterFiles: readonly string[] = [
  taggerFile,
  ...Object.values(faceFiles),
  ...Object.values(scriptNetworks).flatMap(({ files }) => files),
]

async function openNetworks({ modelDirectory, threads }: NetworkSettings): Promise<Networks> {
  const files = await readModelFiles(modelDirectory, [...filesAtStart, ...laterFiles])
  const models = Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256]))
  // They were read to see that they are whole; anyone who never needs one does not hold it.
  for (const name of laterFiles) files.delete(name)
  /** The weights of one file, which are not kept here any longer. */
  const taken = (name: string) => {
    const weights = files.get(name)?.bytes ?? new Uint8Array()
    files.delete(name)
    return weights
  }
  const readAgain = async (name: string) =>
    (await readModelFiles(modelDirectory, [name])).get(name)?.bytes ?? new Uint8Array()
  // Arenas and memory patterns keep what the largest shapes, and every shape, needed for ever. Only those asked in few shapes
  // have one: the text detector, for which giving it back each time costs a third of a scan, and the networks of faces, a
  // fifth of a face.
  const open = (weights: Uint8Array, { keepsMemory } = { keepsMemory: false }) =>
    InferenceSession.create(weights, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: keepsMemory,
      enableMemPattern: false,
      // A thread that spins while it waits takes the processor from the request beside it.
      extra: { session: { 'intra_op.allow_spinning': '0' } },
      graphOptimizationLevel: 'all',
    })
  const symbolsOf = (name: string) =>
    alphabetShape.parse(JSON.parse(Buffer.from(taken(name)).toString('utf8'))).symbols
  const [finder, large, small, stripReader, recogniser, scriptFinder, marks] = [
    await open(taken(finderFile)),
    await open(taken(detectorFile), { keepsMemory: true }),
    await open(taken(smallDetectorFile), { keepsMemory: true }),
    await open(taken(stripReaderFile)),
    await open(taken(recogniserFile)),
    await open(taken(scriptFinderFile)),
    await open(taken(marksFile)),
  ]
  const body = openLineBody(recogniser)
  return {
    finder,
    detectors: { large, small },
    stripReader,
    recogniser: {
      body,
      symbols: symbolsOf(alphabetFile),
      beyond: {
        look: (seen) => findScript(scriptFinder, seen),
        readMarks: readerOfSeen(marks, marksHead, symbolsOf(marksAlphabetFile)),
      },
    },
    readScript: openScriptReaders(scriptNetworks, {
      network: async (name) => open(await readAgain(name)),
      json: async (name) => JSON.parse(Buffer.from(await readAgain(name)).toString('utf8')) as unknown,
      body,
    }),
    faces: openFaceFunctions(async (name) => open(await readAgain(name), { keepsMemory: true })),
    tagger: openedOnce(async () => open(await readAgain(taggerFile))),
    models,
  }
}

async function perform(networks: Networks, task: NetworkTask): Promise<unknown> {
  if (task.task === 'turnUpright') return turnedUpright(task.pixels, task.quarters)
  if (task.task === 'findObjects') return detectDocuments(networks.finder, task.pixels)
  if (task.task === 'seeFaces') return networks.faces.analyseFaces(task.pixels, task.closely, task.measured)
  if (task.task === 'outlineFace') return networks.faces.outlineFace(task.pixels)
  if (task.task === 'tagWords') return tagWords(await networks.tagger(), task.words)
  if (task.task === 'findText') return detectText(networks.detectors, task.pixels, task.longSide)
  if (task.reader === 'strip-reader') return recogniseMrz(networks.stripReader, task.pixels, task.quads)
  const { alphabet } = task
  if (alphabet !== 'mrz' && alphabet !== 'latin')
    return networks.readScript(alphabet, task.pixels, task.quads)
  return recogniseText(networks.recogniser, task.pixels, { ...task, alphabet })
}

await serveTasks<NetworkTask>(async () => {
  sharp.cache(false)
  sharp.concurrency(1)
  const settings: unknown = workerData
  const networks = await openNetworks(settings as NetworkSettings)
  return { ready: networks.models, perform: (task) => perform(networks, task) }
})
