import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Person, type PersonPicture, pictureFile } from '../../src/engine/specimens/person.ts'
import { people } from '../../src/engine/specimens/tables/people.table.ts'

const folder = fileURLToPath(new URL('../../data/people/', import.meta.url))
const rows: readonly Person[] = people
const stills: readonly PersonPicture[] = ['portrait', 'selfie-1', 'selfie-2']
const movements: readonly PersonPicture[] = ['turn-left', 'turn-right', 'look-up', 'open-mouth', 'blink']
const picturesOf = (person: Person) =>
  [...stills, ...movements].flatMap((picture) => {
    const sha256 = person.pictures[picture]
    return sha256 === undefined ? [] : [{ picture, sha256, file: pictureFile(person, picture) }]
  })
const listed = rows.flatMap(picturesOf)

describe('The people who do not exist', () => {
  it('are in their folder exactly as they are listed', () => {
    const there = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
    expect(there.sort()).toEqual(listed.map(({ file }) => file).sort())
    const changed = listed.filter(
      ({ file, sha256 }) =>
        createHash('sha256')
          .update(readFileSync(folder + file))
          .digest('hex') !== sha256,
    )
    expect(changed).toEqual([])
  })

  it('take at most ten megabytes, and a key frame eight thousand bytes', () => {
    const sizes = listed.map(({ file, picture }) => ({ picture, bytes: readFileSync(folder + file).length }))
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(10_000_000)
    const moving = sizes.filter(({ picture }) => movements.includes(picture))
    expect(moving.filter(({ bytes }) => bytes > 7 * 8000)).toEqual([])
  })

  it('are pictures without metadata, of movements seven frames side by side', async () => {
    for (const { file, picture } of listed) {
      const { format, width, height, exif, icc, xmp, iptc } = await sharp(folder + file).metadata()
      expect({ format, exif, icc, xmp, iptc }, file).toEqual({ format: 'jpeg' })
      if (movements.includes(picture)) expect([width, height], file).toEqual([7 * 256, 256])
    }
  })

  it('are two dozen at least, of both sexes, of every age and of every skin', () => {
    expect(rows.length).toBeGreaterThanOrEqual(24)
    expect(listed.length).toBe(rows.length * (stills.length + movements.length))
    for (const sex of ['F', 'M']) {
      const ages = rows.filter((person) => person.sex === sex).map(({ age }) => age)
      for (const [from, to] of [
        [0, 12],
        [13, 17],
        [18, 29],
        [30, 44],
        [45, 59],
        [60, 74],
        [75, 99],
      ] as const)
        // prettier-ignore
        expect(
          ages.filter((age) => age >= from && age <= to),
          `${sex} ${from}`,
        ).not.toEqual([])
    }
    for (const from of [0, 0.2, 0.4, 0.6, 0.8])
      expect(rows.filter(({ skin }) => skin >= from && skin <= from + 0.2).length).toBeGreaterThan(1)
  })
})
