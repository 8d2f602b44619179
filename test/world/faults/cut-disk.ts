import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * A disk whose power can be cut while it is written to. It is an ext4 file system in an image, and the image lies on a
 * file system that can copy a file in one instant: the copy is what would have been on the disk had the power gone.
 */
export interface PowerCutDisk {
  readonly path: string
  /** Everything written so far reaches the disk. */
  sync(): void
  /** Copies the disk as it is at this instant, and mounts the copy; the folder. */
  cut(): Promise<string>
  /** Unmounts a copy and removes it. */
  discard(copy: string): void
  close(): void
}

const run = promisify(execFile)

/** @returns null where such a disk cannot be made, after a loud sentence */
export function openPowerCutDisk(): PowerCutDisk | null {
  const home = mkdtempSync(join(tmpdir(), 'symbolon-disk-'))
  // A database server that runs as another person must get through.
  chmodSync(home, 0o755)
  const mounted: string[] = []
  const mount = (image: string, at: string): void => {
    mkdirSync(at)
    execFileSync('mount', ['-o', 'loop', image, at], { stdio: 'pipe' })
    mounted.push(at)
  }
  const unmount = (at: string): void => {
    // Anyone who still looks at it, as systems do at a new disk, keeps nothing from going on.
    execFileSync('umount', ['-l', at], { stdio: 'pipe' })
    mounted.splice(mounted.indexOf(at), 1)
    rmSync(at, { recursive: true, force: true })
  }
  const close = (): void => {
    for (const at of [...mounted].reverse()) unmount(at)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const [outer, path] = [join(home, 'outer'), join(home, 'disk')]
    const image = join(outer, 'disk.img')
    emptyImage(join(home, 'outer.img'), 6)
    execFileSync('mkfs.xfs', ['-q', '-m', 'reflink=1', join(home, 'outer.img')], { stdio: 'pipe' })
    mount(join(home, 'outer.img'), outer)
    emptyImage(image, 2)
    execFileSync('mkfs.ext4', ['-q', image], { stdio: 'pipe' })
    mount(image, path)
    let cuts = 0
    const imageOf = (copy: string): string => join(outer, `${copy.slice(home.length + 1)}.img`)
    return {
      path,
      sync: () => execFileSync('sync', ['-f', path]),
      cut: async () => {
        const copy = join(home, `cut${++cuts}`)
        await run('cp', ['--reflink=always', image, imageOf(copy)])
        mount(imageOf(copy), copy)
        return copy
      },
      discard: (copy) => {
        unmount(copy)
        rmSync(imageOf(copy))
      },
      close,
    }
  } catch (error) {
    close()
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    process.stderr.write(
      `SKIPPED: no disk could be made whose power can be cut (root, loop mounts and xfsprogs are needed; ${why}); its tests did not run.\n`,
    )
    return null
  }
}

/** So many gigabytes, which take no space until they are written to. */
function emptyImage(path: string, gigabytes: number): void {
  writeFileSync(path, '')
  truncateSync(path, gigabytes * 2 ** 30)
}

/** Whether such a disk can be made here. */
export function canSimulatePowerCut(): boolean {
  const disk = openPowerCutDisk()
  disk?.close()
  return disk !== null
}

/** A library that turns every sync of a process into nothing; null, after a loud sentence, when it is not here. */
export function syncSwallower(): string | null {
  const places = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
  for (const folder of places) {
    const path = `${folder}/libeatmydata.so`
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return path
  }
  process.stderr.write(
    'SKIPPED: libeatmydata is not here (Debian: apt-get install libeatmydata1); no power cut was tried without syncs.\n',
  )
  return null
}
