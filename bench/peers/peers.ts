import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { mrzLayoutOf } from '../../src/engine/documents/formats/mrz-layouts.ts'
import { checkDigitsOf, parseMrz } from '../../src/engine/documents/formats/parse-mrz.ts'
import type { Quad } from '../../src/vocabulary/imaging/pixels.ts'
import type { PrintedMrz } from '../reading/printed-values.ts'
import { fitMrz, mrzLineText } from './fit-zone.ts'
import { PythonPeer } from './python-peer.ts'
import { cropFolder, mrzCrops } from './zone-crops.ts'

/** What identifies a holder, as the zone prints it. */
export interface HolderRecord {
  readonly number: string
  readonly surname: string
  readonly names: string
  readonly dob: string
  readonly expiry: string
}

export interface PeerAnswer {
  readonly lines: readonly string[]
  readonly record: HolderRecord | null
  /** The reader itself says that all is valid. */
  readonly isSure: boolean
  readonly seconds: number
}

export interface Peer {
  readonly name: string
  read(file: Uint8Array, mrzLines: readonly Quad[]): Promise<PeerAnswer>
  close(): void
}

/** Where other readers are installed; docs of `bench:reading`. */
export interface PeerPaths {
  readonly python: string
  readonly tessdata: string | undefined
  readonly npm: string | undefined
}

export function recordOf({ format, lines }: PrintedMrz): HolderRecord {
  const { documentNumber, names, dob, expiry } = parseMrz(format, lines)
  return { number: documentNumber, surname: names.surname, names: names.givenNames, dob, expiry }
}

const nothing = { lines: [], record: null, isSure: false }

/** Every other reader; null where it is not here. */
export async function openPeers(places: PeerPaths): Promise<ReadonlyMap<string, Peer | null>> {
  const into = cropFolder()
  const peers = new Map<string, Peer | null>()
  for (const psm of ['6', '7', '11'])
    peers.set(`Tesseract 5, psm ${psm}`, await tesseract(psm, { ...places, into }))
  peers.set('PassportEye, LSTM', await passportEye({ ...places, into, tessdata: undefined }))
  peers.set('PassportEye, legacy', places.tessdata === undefined ? null : await passportEye({ ...places, into })) // prettier-ignore
  peers.set('RapidOCR + npm mrz', await rapidOcr({ ...places, into }))
  return peers
}

type PeerFolders = PeerPaths & { readonly into: string }

/** On the lines that we found, rectified by us, and with our grammar. */
async function tesseract(psm: string, { python, into }: PeerFolders): Promise<Peer | null> {
  const peer = await PythonPeer.open('tesseract', { python, environment: { OMP_THREAD_LIMIT: '1' } })
  if (peer === null) return null
  return {
    name: `Tesseract 5, psm ${psm}`,
    read: async (file, zoneLines) => {
      const { whole, each } = await mrzCrops(file, { lines: zoneLines, into })
      const { texts, seconds } = await peer.ask({ files: psm === '7' ? each : whole, psm })
      const zone = fitMrz(texts)
      if (zone === null) return { ...nothing, seconds }
      const isSure = checkDigitsOf(mrzLayoutOf(zone.format), zone.lines).every(({ valid }) => valid)
      return { lines: zone.lines, record: recordOf(zone), isSure, seconds }
    },
    close: () => peer.close(),
  }
}

async function passportEye({ python, tessdata, into }: PeerFolders): Promise<Peer | null> {
  const isLegacy = tessdata !== undefined
  const environment = { OMP_THREAD_LIMIT: '1', ...(isLegacy ? { TESSDATA_PREFIX: tessdata } : {}) }
  const peer = await PythonPeer.open('passporteye', { python, environment })
  if (peer === null) return null
  return {
    name: `PassportEye, ${isLegacy ? 'legacy' : 'LSTM'}`,
    read: async (bytes) => {
      const file = join(into, 'picture.jpg')
      writeFileSync(file, bytes)
      const parameters = isLegacy ? '--oem 0' : ''
      const { texts, record, valid, seconds } = await peer.ask({ file, parameters })
      const of = (key: string) => (record?.[key] ?? '').replace(/<+$/, '')
      const reported = { number: of('number'), surname: of('surname'), names: of('names'), dob: of('date_of_birth'), expiry: of('expiration_date') } // prettier-ignore
      return { lines: texts, record: record === null ? null : reported, isSure: valid === true, seconds }
    },
    close: () => peer.close(),
  }
}

const parsedShape = z.object({
  details: z.array(
    z.object({
      valid: z.boolean(),
      field: z.string().nullable(),
      value: z.string().nullable(),
      autocorrect: z.array(z.object({ line: z.number(), column: z.number(), corrected: z.string() })),
    }),
  ),
})

/** Every text of the whole picture; those that look like lines of a zone go through the parser, which may correct them. */
async function rapidOcr({ python, npm, into }: PeerFolders): Promise<Peer | null> {
  const entry = npm === undefined ? null : join(npm, 'node_modules', 'mrz', 'package.json')
  if (entry === null || !existsSync(entry)) return null
  const { parse } = z
    .object({
      parse: z.function({
        input: [z.array(z.string()), z.object({ autocorrect: z.boolean() })],
        output: z.unknown(),
      }),
    }) // prettier-ignore
    .parse(await import(pathToFileURL(createRequire(entry).resolve('mrz')).href))
  const peer = await PythonPeer.open('rapidocr', { python, environment: {} })
  if (peer === null) return null
  return {
    name: 'RapidOCR + npm mrz',
    read: async (bytes) => {
      const file = join(into, 'picture.jpg')
      writeFileSync(file, bytes)
      const { texts, seconds } = await peer.ask({ file })
      const lines = texts.map(mrzLineText).filter((text) => text.length >= 28 && /<|\d{6}/.test(text))
      for (const count of [3, 2]) {
        const answer = parsed(lines.slice(-count), (taken) => parse([...taken], { autocorrect: true }))
        if (answer !== null) return { ...answer, seconds }
      }
      return { ...nothing, lines, seconds }
    },
    close: () => peer.close(),
  }
}

function parsed(
  lines: readonly string[],
  parse: (lines: readonly string[]) => unknown,
): Omit<PeerAnswer, 'seconds'> | null {
  try {
    const { details } = parsedShape.parse(parse(lines))
    const characters = lines.map((line) => Array.from(line))
    for (const { autocorrect } of details)
      for (const { line, column, corrected } of autocorrect) {
        const row = characters[line]
        if (row !== undefined) row[column] = corrected
      }
    // It takes the code of no invented state for valid; that is not held against it.
    const isSure = details.every(
      ({ field, valid }) => valid || field === 'issuingState' || field === 'nationality',
    )
    const of = (field: string) => details.find((one) => one.field === field)?.value ?? ''
    const record = { number: of('documentNumber'), surname: of('lastName'), names: of('firstName'), dob: of('birthDate'), expiry: of('expirationDate') } // prettier-ignore
    return { lines: characters.map((row) => row.join('')), record, isSure }
  } catch {
    return null // It knows no such format.
  }
}
