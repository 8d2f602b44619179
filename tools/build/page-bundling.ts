import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** `worker:frame-worker` in a script: that worker with all that it imports as a file beside the scripts, and its name. */
const workerFiles: Plugin = {
  name: 'workers',
  setup: (bundler) => {
    const folder = fileURLToPath(new URL('../../web/kit/camera/worker', import.meta.url))
    bundler.onResolve({ filter: /^worker:/ }, ({ path }) => ({
      path: `${path.slice('worker:'.length)}.js`,
      namespace: 'workers',
    }))
    bundler.onLoad({ filter: /./, namespace: 'workers' }, async ({ path }) => {
      const { minify, target, tsconfig, absWorkingDir } = bundler.initialOptions
      const { outputFiles } = await bundler.esbuild.build({
        ...({ minify, target, tsconfig, absWorkingDir } as BuildOptions),
        ...{ bundle: true, format: 'iife', platform: 'browser' },
        write: false,
        entryPoints: [join(folder, path.replace(/js$/, 'ts'))],
      })
      return { contents: outputFiles[0]?.contents ?? '', loader: 'file' }
    })
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
  plugins: [weightFiles, workerFiles],
  // Files that scripts import and get the relative address of: `new URL(imported, import.meta.url)`.
  loader: { '.bin': 'file', '.woff2': 'file', '.png': 'file', '.svg': 'file' },
} as const satisfies BuildOptions
