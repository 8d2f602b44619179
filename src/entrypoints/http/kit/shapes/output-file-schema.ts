import { z } from 'zod'
import type { MakingNotes } from '../../../../vocabulary/agreements/contract-notes.ts'
import type { ContractFacts } from '../../../../vocabulary/decision/facts.ts'
import type { OutputFile, Transaction } from '../../../../vocabulary/transactions/transaction.ts'

/** What the maker of a template or contract should know of it. */
export const makingNotes = {
  fontUsed: z
    .string()
    .describe(
      'Extension: the installed family that is set; Noto Sans where the one asked for is not installed.',
    ),
  leftOut: z
    .array(
      z.object({
        element: z
          .string()
          .describe('`unreadable` where its name is none of HTML, `…` for whatever is more.'),
        attribute: z
          .exactOptional(z.string())
          .describe('Where the element stays without it; `style.position` for one property of a style.'),
        count: z.int(),
      }),
    )
    .describe('Extension: what of the HTML no contract shows.'),
  archival: z
    .boolean()
    .nullable()
    .describe(
      'Extension: whether the PDF keeps to PDF/A-2a; null for other formats. False where no font has a character, or a picture has no `alt`.',
    ),
}

/** With what a contract alone says. */
export const contractMakingNotes = {
  ...makingNotes,
  missingPictures: z
    .array(z.string())
    .describe('Extension: tokens of pictures of the vault that were not found; their places are empty.'),
}

export const unresolvedKeys = z
  .array(z.string())
  .describe('Extension: keys of placeholders that had no value and became empty.')

export const outputFileSchema = z
  .object({
    name: z.string(),
    fileName: z.string(),
    fileUrl: z.string().describe('Signed address that expires.'),
    templateId: z.string().optional().describe('Extension, of a contract: what it was made from.'),
    templateVersion: z.int().optional().describe('Extension, of a contract: which version of the template.'),
    unresolved: z.exactOptional(unresolvedKeys),
    fontUsed: z.exactOptional(makingNotes.fontUsed),
    leftOut: z.exactOptional(makingNotes.leftOut),
    archival: z.exactOptional(makingNotes.archival),
    missingPictures: z.exactOptional(contractMakingNotes.missingPictures),
  })
  .meta({
    id: 'OutputFile',
    description:
      'A file of a transaction. A contract that its request asked for says how it was made (extension).',
  })

type Sign = (path: string) => string

export function presentFile(
  { name, fileName, template }: OutputFile,
  sign: Sign,
): z.input<typeof outputFileSchema> {
  return {
    name,
    fileName,
    fileUrl: sign(`/filevault/${encodeURIComponent(fileName)}`),
    ...(template === undefined ? {} : { templateId: template.id, templateVersion: template.version }),
  }
}

/** Files of a transaction. The first one of a template is what the request asked for; later ones were generated since. */
export function presentFiles(
  { files, facts }: Pick<Transaction, 'files' | 'facts'>,
  sign: Sign,
): z.input<typeof outputFileSchema>[] {
  const asked = facts.contracts ?? []
  return files.map((file, index) => {
    const made = asked.find((contract) => isOf(contract, file))
    const isFirst = made !== undefined && files.findIndex((other) => isOf(made, other)) === index
    return { ...presentFile(file, sign), ...(isFirst ? presentNotes(made) : {}) }
  })
}

function isOf({ templateId, version, failed }: ContractFacts, { template }: OutputFile): boolean {
  return failed === undefined && template?.id === templateId && template.version === version
}

export function presentMaking({ leftOut, missingPictures, ...notes }: MakingNotes) {
  return { ...notes, leftOut: [...leftOut], missingPictures: [...missingPictures] }
}

function presentNotes({ unresolved, notes }: ContractFacts) {
  return {
    unresolved: [...unresolved],
    ...(notes === undefined ? {} : presentMaking(notes)),
  }
}
