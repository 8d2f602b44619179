/** A machine that a release is made for. */
export interface ReleasePlatform {
  readonly id: string
  /** As `npm ci --os --cpu --libc` and Node name them; null where there is one C library. */
  readonly os: string
  readonly cpu: string
  readonly libc: 'glibc' | null
  /** Packages of natives that are for this machine alone. */
  readonly nativePackages: readonly string[]
}

/** Where every native library is to be had (docs/operate/install.md). */
export const releasePlatforms: readonly ReleasePlatform[] = [
  platform('linux', 'x64', {
    libc: 'glibc',
    typst: 'linux-x64-gnu',
    sharp: ['sharp-linux-x64', 'sharp-libvips-linux-x64'],
  }),
  platform('linux', 'arm64', {
    libc: 'glibc',
    typst: 'linux-arm64-gnu',
    sharp: ['sharp-linux-arm64', 'sharp-libvips-linux-arm64'],
  }),
  platform('darwin', 'arm64', {
    libc: null,
    typst: 'darwin-arm64',
    sharp: ['sharp-darwin-arm64', 'sharp-libvips-darwin-arm64'],
  }),
  platform('win32', 'x64', { libc: null, typst: 'win32-x64-msvc', sharp: ['sharp-win32-x64'] }),
]

interface Natives {
  readonly libc: 'glibc' | null
  readonly typst: string
  readonly sharp: readonly string[]
}

function platform(os: string, cpu: string, { libc, typst, sharp }: Natives): ReleasePlatform {
  const typstPackage = `@myriaddreamin/typst-ts-node-compiler-${typst}`
  return {
    id: `${os}-${cpu}`,
    os,
    cpu,
    libc,
    nativePackages: [
      ...sharp.map((name) => `@img/${name}`),
      typstPackage,
      // It sets the filter of system calls, which there is on Linux alone.
      ...(os === 'linux' ? [`@koromix/koffi-linux-${cpu}`] : []),
    ],
  }
}

/** Throws an Error that names the platforms there are. */
export function releasePlatform(id: string): ReleasePlatform {
  const found = releasePlatforms.find((each) => each.id === id)
  if (found === undefined)
    throw new Error(`--platform must be one of ${releasePlatforms.map((each) => each.id).join(', ')}`)
  return found
}
