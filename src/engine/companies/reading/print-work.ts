import { legalFormOf } from '../legal-forms/legal-form-of.ts'
import { validateCompanyNumber } from '../numbers/validate-company-number.ts'
import type { CompanyKnowledge } from './company/with-knowledge.ts'
import type { PrintPiece } from './layout/print-piece.ts'
import { type PrintReading, type PrintRequest, readPrint } from './read-print.ts'
import type { TaggedPage } from './tagger/page-tagger.ts'
import { taggedPrint, type WordsOfWindow, wordsOfPage } from './tagger/tag-print.ts'

/** What takes long of the reading of a registration document: nothing else waits for it where it is done in a thread. */
export type PrintTask =
  | { readonly task: 'words'; readonly pieces: readonly PrintPiece[] }
  | ({ readonly task: 'read'; readonly pages: readonly TaggedPage[] } & Pick<
      PrintRequest,
      'country' | 'today'
    >)

/** What comes of each task. */
export interface PrintAnswers {
  readonly words: readonly WordsOfWindow[]
  readonly read: PrintReading
}

/** Does a task, wherever its caller wants it done. */
export type DoPrintTask = <Task extends PrintTask>(
  task: Task,
  signal: AbortSignal,
) => Promise<PrintAnswers[Task['task']]>

const knowledge: CompanyKnowledge = {
  validateNumber: validateCompanyNumber,
  legalForm: legalFormOf,
}

export function printWork(task: PrintTask): PrintAnswers[PrintTask['task']] {
  if (task.task === 'words') return wordsOfPage(task.pieces)
  const { pages, country, today } = task
  const tagged = pages.flatMap(({ pieces, tags }) => (tags === null ? [] : taggedPrint(pieces, tags)))
  return readPrint(pages.flatMap(({ pieces }) => pieces), { country, today, knowledge, tagged })
} // prettier-ignore
