/** Numbers of each half of a template: a direction of length 1, and a place. */
const half = 128
const width = 2 * half
const bytesEach = 4 * width

export interface GalleryEntry {
  readonly id: string
  /** 256 floats of 32 bits, little-endian. */
  readonly bytes: Uint8Array
}

export interface GalleryQuestion {
  readonly bytes: Uint8Array
  /** How much a distance of places counts against the cosine of directions. */
  readonly placeWeight: number
  /** Evidence below this is not told: the cosine less the weighted distance. */
  readonly least: number
  /** How many of the best are answered. */
  readonly most: number
}

export interface GalleryHit {
  readonly id: string
  readonly evidence: number
}

/** Faces of one account side by side in memory, each compared with what is asked: no one is left out. */
export class GalleryIndex {
  #numbers = new Float32Array(0)
  #ids: string[] = []
  readonly #at = new Map<string, number>()

  get size(): number {
    return this.#ids.length
  }

  /** Those that are there already are not added again. */
  add(entries: readonly GalleryEntry[]): void {
    this.#reserve(this.size + entries.length)
    for (const { id, bytes } of entries) {
      if (this.#at.has(id)) continue
      this.#numbers.set(numbersOf(bytes), this.size * width)
      this.#at.set(id, this.size)
      this.#ids.push(id)
    }
  }

  /** The last one takes the place of each; what was there is overwritten. */
  drop(ids: readonly string[]): void {
    for (const id of ids) {
      const at = this.#at.get(id)
      const last = this.#ids.pop()
      if (at === undefined || last === undefined) {
        if (last !== undefined) this.#ids.push(last)
        continue
      }
      const end = this.size
      this.#at.delete(id)
      if (last !== id) {
        this.#numbers.copyWithin(at * width, end * width, (end + 1) * width)
        this.#ids[at] = last
        this.#at.set(last, at)
      }
      this.#numbers.fill(0, end * width, (end + 1) * width)
    }
  }

  /** Best first; equal ones by id. */
  search({ bytes, placeWeight, least, most }: GalleryQuestion): readonly GalleryHit[] {
    const request = numbersOf(bytes)
    const hits: GalleryHit[] = []
    for (let row = 0; row < this.size; row++) {
      const start = row * width
      const cosine = dot(this.#numbers, start, request)
      // A distance only takes away: such a one cannot reach what is asked for.
      if (cosine < least) continue
      const evidence = cosine - placeWeight * distance(this.#numbers, start + half, request)
      if (evidence >= least) hits.push({ id: this.#ids[row] ?? '', evidence })
    }
    return hits.sort((a, b) => b.evidence - a.evidence || (a.id < b.id ? -1 : 1)).slice(0, most)
  }

  #reserve(entries: number): void {
    if (entries * width <= this.#numbers.length) return
    const larger = new Float32Array(Math.max(entries, Math.ceil(this.size * 1.5), 1024) * width)
    larger.set(this.#numbers.subarray(0, this.size * width))
    this.#numbers = larger
  }
}

/** Four sums at a time: the processor need not wait for one to add to it. */
function dot(all: Float32Array, start: number, request: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < half; at += 4) {
    a += (all[start + at] ?? 0) * (request[at] ?? 0)
    b += (all[start + at + 1] ?? 0) * (request[at + 1] ?? 0)
    c += (all[start + at + 2] ?? 0) * (request[at + 2] ?? 0)
    d += (all[start + at + 3] ?? 0) * (request[at + 3] ?? 0)
  }
  return a + b + c + d
}

function distance(all: Float32Array, start: number, request: Float32Array): number {
  let square = 0
  for (let at = 0; at < half; at++) square += ((all[start + at] ?? 0) - (request[half + at] ?? 0)) ** 2
  return Math.sqrt(square)
}

/** @throws Error when it has not the length of a template */
function numbersOf(bytes: Uint8Array): Float32Array {
  if (bytes.length !== bytesEach) throw new Error('A template of a face has another length.')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return Float32Array.from({ length: width }, (_, at) => view.getFloat32(4 * at, true))
}
