import { parseIpAddress, parseRangeBound } from './address-value.ts'

/** Ranges of one kind of address, in order, without overlap. */
interface IpRanges {
  readonly starts: BigUint64Array
  readonly ends: BigUint64Array
  /** Two letters a range. */
  readonly countries: readonly string[]
}

interface IpRange {
  readonly start: bigint
  readonly end: bigint
  readonly country: string
}

/** Takes lines `start,end,CC` one by one; what is no such line is a comment or nothing that we know. */
export class CountryTableBuilder {
  readonly #ranges = { v4: new Array<IpRange>(), v6: new Array<IpRange>() }

  /** @param family of a table that gives its ends as numbers. */
  add(line: string, family: 'v4' | 'v6'): void {
    const [from = '', to = '', country = ''] = line
      .split(',', 3)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return
    const [start, end] = [parseRangeBound(from, family), parseRangeBound(to, family)]
    if (start === null || end?.family !== start.family || end.value < start.value) return
    this.#ranges[start.family].push({ start: start.value, end: end.value, country })
  }

  get size(): number {
    return this.#ranges.v4.length + this.#ranges.v6.length
  }

  /** Address → ISO 3166 alpha-2, or null where no range holds it. */
  build(): (address: string) => string | null {
    const [v4, v6] = [sortRanges(this.#ranges.v4), sortRanges(this.#ranges.v6)]
    return (address) => {
      const parsed = parseIpAddress(address)
      return parsed === null ? null : findCountry(parsed.family === 'v4' ? v4 : v6, parsed.value)
    }
  }
}

function sortRanges(rows: readonly IpRange[]): IpRanges {
  const sorted = rows.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  return {
    starts: BigUint64Array.from(sorted, ({ start }) => start),
    ends: BigUint64Array.from(sorted, ({ end }) => end),
    countries: sorted.map(({ country }) => country),
  }
}

/** The last range that begins at or before the address, if it reaches so far. */
function findCountry({ starts, ends, countries }: IpRanges, value: bigint): string | null {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0n) <= value) low = middle + 1
    else high = middle
  }
  const at = low - 1
  return at >= 0 && value <= (ends[at] ?? -1n) ? (countries[at] ?? null) : null
}
