import { parseArgs } from 'node:util'
import { withBenchLock } from './kit/bench-lock.ts'
import { reportAccuracy } from './faces/accuracy.ts'
import { faceApi, ownMatcher } from './faces/matchers.ts'
import { hasFaceSets } from './faces/sets.ts'
import { reportSpeed } from './faces/speed.ts'

/**
 * `npm run bench:faces [-- accuracy | speed] [--each 3] [--peers FOLDER]`: whether the same person is distinguished from others,
 * on the sets of ../shared/data/vision/faces, also with one side degraded to a printed portrait; and how long that takes,
 * in this process and over HTTP against the built service. Accuracy does not depend on the machine; times do, and the
 * load average is printed.
 *
 * With `--each`, so many pictures of everyone are looked at, and none degraded. With `--peers`, the pipeline of the package
 * face-api sees the same pictures, from a folder in which
 * `npm i @vladmandic/face-api @tensorflow/tfjs @tensorflow/tfjs-backend-wasm` was run.
 */
const { values, positionals: requestedParts } = parseArgs({
  options: { peers: { type: 'string' }, each: { type: 'string', default: 'Infinity' } },
  allowPositionals: true,
})
const isRequested = (part: string) => requestedParts.length === 0 || requestedParts.includes(part)

if (isRequested('accuracy') && hasFaceSets()) {
  await reportAccuracy(ownMatcher(), Number(values.each))
  if (values.peers !== undefined) await reportAccuracy(await faceApi(values.peers), Number(values.each))
} else if (isRequested('accuracy'))
  console.error('accuracy is SKIPPED: there are no pictures at ../shared/data/vision/faces')
if (isRequested('speed')) await withBenchLock(reportSpeed)
