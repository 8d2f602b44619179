import { expireArchives } from './expire-archives.ts'
import { expireQuickReadings } from './expire-quick-readings.ts'
import { deleteBlobs } from './delete-blobs.ts'
import { orphanSweepEveryMs, deleteOrphans } from './delete-orphans.ts'
import type { Schedule, JobHandler } from './job-handler.ts'

export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  'forget-blobs': deleteBlobs,
}

const minute = 60_000

/** @param days since a person last did something on a link */
export function forgetUnfinishedFlows(days: number): Schedule {
  return {
    name: 'forget unfinished flows',
    everyMs: 60 * minute,
    run: ({ records }) => records.forgetUnfinished(days),
  }
}

export const schedules: readonly Schedule[] = [
  {
    name: 'give back lapsed reservations',
    everyMs: minute,
    run: ({ records }) => records.reapReservations(),
  },
  { name: 'forget old answers', everyMs: 60 * minute, run: ({ records }) => records.forgetAnswers() },
  {
    name: 'purge what is past its time',
    everyMs: 10 * minute,
    run: ({ records }, signal) => records.purge(signal),
  },
  {
    name: 'forget what a legal hold kept',
    everyMs: 10 * minute,
    run: ({ records }) => records.forgetReleased(),
  },
  {
    name: 'carry a new master key on',
    everyMs: 5000,
    run: ({ records }) => records.carryMasterKeyOn(),
  },
  { name: 'end old archives', everyMs: minute, run: expireArchives },
  { name: 'end quick readings of yesterday', everyMs: minute, run: expireQuickReadings },
  { name: 'sweep blobs without a record', everyMs: orphanSweepEveryMs, run: deleteOrphans },
]
