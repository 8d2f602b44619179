import { workerData } from 'node:worker_threads'
import type { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { turnedUpright } from '../../../engine/imaging/geometry/quarter-turns.ts'
import { serveTasks } from '../../../platform/threads/serve-tasks.ts'
import { readModelFiles, takenFrom } from './model-files.ts'
import { faceFiles, openFaceFunctions, type FaceFunctions } from '../face/face-analysis.ts'
import { type LineReaders, lineFiles, openLineReaders } from './line-readers.ts'
import type { NetworkSettings, NetworkTask } from './network-messages.ts'
import { detectDocuments } from '../page/detect-documents.ts'
import { detectText, type TextDetectors } from '../text/detect-text.ts'
import { scriptNetworks } from '../text/script-networks.table.ts'
import { tagWords } from '../text/tag-words.ts'
import { openScriptReaders, type ReadScript } from '../text/script-readers.ts'
import { openSession } from './open-session.ts'
import { openedOnce } from './opened-once.ts'

/** Runs as a worker thread: holds the networks and answers one task after the other. */

const finderFile = 'page-finder.onnx'
const detectorFile = 'text-detector.onnx'
const smallDetectorFile = 'text-finder.onnx'
const taggerFile = 'registration-tagger.onnx'

interface Networks {
  readonly finder: InferenceSession
  readonly detectors: TextDetectors
  readonly lines: LineReaders
  readonly readScript: ReadScript
  readonly faces: FaceFunctions
  readonly tagger: () => Promise<InferenceSession>
  readonly models: Readonly<Record<string, string>>
}

const filesAtStart = [finderFile, detectorFile, smallDetectorFile, ...Object.values(lineFiles)]
/** Files that are not held until something is asked of them. */
const laterFiles: readonly string[] = [
  taggerFile,
  ...Object.values(faceFiles),
  ...Object.values(scriptNetworks).flatMap(({ files }) => files),
]

async function openNetworks({ modelDirectory, threads, lineThreads }: NetworkSettings): Promise<Networks> {
  const files = await readModelFiles(modelDirectory, [...filesAtStart, ...laterFiles])
  const models = Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256]))
  // They were read to see that they are whole; anyone who never needs one does not hold it.
  for (const name of laterFiles) files.delete(name)
  const taken = (name: string) => takenFrom(files, name)
  const readAgain = async (name: string) =>
    (await readModelFiles(modelDirectory, [name])).get(name)?.bytes ?? new Uint8Array()
  const open = (weights: Uint8Array, { keepsMemory } = { keepsMemory: false }) =>
    openSession(weights, { threads, keepsMemory })
  const [finder, large, small] = [
    await open(taken(finderFile)),
    await open(taken(detectorFile), { keepsMemory: true }),
    await open(taken(smallDetectorFile), { keepsMemory: true }),
  ]
  const lines = await openLineReaders(taken, (weights) => openSession(weights, { threads: lineThreads }))
  return {
    finder,
    detectors: { large, small },
    lines,
    readScript: openScriptReaders(scriptNetworks, {
      network: async (name) => open(await readAgain(name)),
      json: async (name) => JSON.parse(Buffer.from(await readAgain(name)).toString('utf8')) as unknown,
      body: lines.body,
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
  if (task.task === 'findText') return detectText(networks.detectors, task.pixels, task)
  if (task.task === 'keepLines') {
    networks.lines.body.takeOver(task.lines)
    return null
  }
  const { alphabet } = task
  if (alphabet !== 'mrz' && alphabet !== 'latin')
    return networks.readScript(alphabet, task.pixels, task.quads)
  return networks.lines.read({ ...task, alphabet })
}

await serveTasks<NetworkTask>(async () => {
  sharp.cache(false)
  sharp.concurrency(1)
  const settings: unknown = workerData
  const networks = await openNetworks(settings as NetworkSettings)
  return { ready: networks.models, perform: (task) => perform(networks, task) }
})
