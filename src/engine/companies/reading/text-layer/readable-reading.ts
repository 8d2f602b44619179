import type { CompanyKey } from '../../../../vocabulary/companies/company.ts'
import type { ReadFrom, ReadValue } from '../../../../vocabulary/companies/registration-reading.ts'
import type { PrintReading } from '../read-print.ts'
import { hasUnreadScript } from './scripts.ts'

/** A value beside a label that could not be compared with the pixels. */
const besideUnread = 0.6

/** A reading without values in a script that pixels cannot confirm: such a text layer is not believed. */
export function trusted(reading: PrintReading): PrintReading {
  const entries = Object.entries(reading.values).filter(([, { value }]) => !hasUnreadScript(value))
  const values: Partial<Record<CompanyKey, ReadValue>> = Object.fromEntries(entries)
  const isReadable = ({ name }: { readonly name: string }): boolean => !hasUnreadScript(name)
  return {
    ...reading,
    values,
    officers: reading.officers.filter(isReadable),
    owners: reading.owners.filter(isReadable),
  }
}

/** Confidences of what stands beside labels that were not confirmed are lowered. */
export function readableReading(reading: PrintReading): PrintReading {
  const lowered = <Read extends ReadFrom>(read: Read): Read =>
    read.label !== undefined && hasUnreadScript(read.label)
      ? { ...read, confidence: Math.min(read.confidence, besideUnread) }
      : read
  const values = Object.fromEntries(
    Object.entries(reading.values).map(([key, value]) => [key, lowered(value)]),
  )
  return {
    ...reading,
    values,
    ...(reading.shareCapital === undefined ? {} : { shareCapital: lowered(reading.shareCapital) }),
    officers: reading.officers.map(lowered),
    owners: reading.owners.map(lowered),
  }
}
