import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { onnxConstant, onnxGraph, onnxModel, onnxValue } from './onnx.ts'

const models = fileURLToPath(new URL('../../../models', import.meta.url))
const detector = 'text-detector.onnx'
const manifestShape = z.looseObject({
  files: z.array(z.looseObject({ name: z.string(), sha256: z.string() })),
})

/**
 * Leaves the models of the package in a folder, with another text detector: it finds nothing in small pictures, and in
 * those that are looked at 512 or more pixels wide it counts to `turns` before.
 */
export function writeHangingModels(directory: string, iterations: bigint): void {
  cpSync(models, directory, { recursive: true })
  const weights = hangingDetector(iterations)
  writeFileSync(join(directory, detector), weights)
  const place = join(directory, 'manifest.json')
  const manifest = manifestShape.parse(JSON.parse(readFileSync(place, 'utf8')))
  const sha256 = createHash('sha256').update(weights).digest('hex')
  const files = manifest.files.map((file) => (file.name === detector ? { ...file, sha256 } : file))
  writeFileSync(place, JSON.stringify({ ...manifest, files }))
}

function hangingDetector(iterations: bigint): Uint8Array {
  const body = onnxGraph({
    nodes: [
      { operator: 'Identity', inputs: ['going'], outputs: ['goes on'] },
      { operator: 'Add', inputs: ['sum', 'nought'], outputs: ['new sum'] },
    ],
    constants: [onnxConstant('nought', 'float', 0)],
    inputs: [onnxValue('turn', 'int64'), onnxValue('going', 'bool'), onnxValue('sum', 'float')],
    outputs: [onnxValue('goes on', 'bool'), onnxValue('new sum', 'float')],
  })
  const picture = ['one', 'planes', 'height', 'width']
  return onnxModel({
    nodes: [
      { operator: 'Shape', inputs: ['x'], outputs: ['sides'] },
      { operator: 'Gather', inputs: ['sides', 'the last'], outputs: ['width'] },
      { operator: 'Div', inputs: ['width', 'wide'], outputs: ['is wide'] },
      { operator: 'Mul', inputs: ['is wide', 'often'], outputs: ['turns'] },
      { operator: 'Loop', inputs: ['turns', 'yes', 'begin'], outputs: ['end'], body },
      { operator: 'Mul', inputs: ['x', 'end'], outputs: ['map'] },
    ],
    constants: [
      onnxConstant('the last', 'int64', 3),
      onnxConstant('wide', 'int64', 512),
      onnxConstant('often', 'int64', iterations),
      onnxConstant('yes', 'bool', 1),
      onnxConstant('begin', 'float', 0),
    ],
    inputs: [onnxValue('x', 'float', picture)],
    outputs: [onnxValue('map', 'float', picture)],
  })
}
