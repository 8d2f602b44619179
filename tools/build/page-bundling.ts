import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import { faceWeights } from './face-weights.ts'

/** `weights:face-detector` in a script: a file of the detector's weights beside the scripts, and its name. */
const weightFiles: Plugin = {
  name: 'weights',
  setup: (bundler) => {
    const file = 'face-detector.bin'
    const model = fileURLToPath(new URL('../../models/face-detector.onnx', import.meta.url))
    bundler.onResolve({ filter: /^weights:face-detector$/ }, () => ({ path: file, namespace: 'weights' }))
    bundler.onLoad({ filter: /./, namespace: 'weights' }, () => ({
      contents: faceWeights(readFileSync(model)),
      loader: 'file',
    }))
  },
}

/** How scripts of pages are put together, whichever they are. */
export const pageBundling = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
  tsconfig: 'web/tsconfig.json',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [weightFiles],
  // Files that scripts import and get the relative address of: `new URL(imported, import.meta.url)`.
  loader: { '.bin': 'file', '.woff2': 'file', '.png': 'file', '.svg': 'file' },
} as const satisfies BuildOptions
