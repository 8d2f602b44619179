import type { FixedClockService } from '../../test/world/service/frozen-service.ts'
import type { ScanAnswer } from '../../test/world/service/wire-shapes.ts'
import type { DocumentReading } from '../../src/vocabulary/reading/document-reading.ts'

/** What one scan at the HTTP interface made of one picture. */
export interface ScanMeasurement {
  readonly answer: ScanAnswer
  readonly reading: DocumentReading | null
  /** Of the processor, of all threads of this process; what takes the picture out of its file is not in it. */
  readonly seconds: number
}

/** Scans a picture file under `security_medium`. */
export async function measureScan(service: FixedClockService, picture: Uint8Array): Promise<ScanMeasurement> {
  const used = process.cpuUsage()
  const document = Buffer.from(picture).toString('base64')
  const answer = await service.scan({ profile: 'security_medium', document })
  const { user, system } = process.cpuUsage(used)
  return { answer, reading: await service.readingOf(answer), seconds: (user + system) / 1e6 }
}
