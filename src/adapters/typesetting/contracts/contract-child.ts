import type { SetContract } from '../../../flows/ports/typesetting/contract-setter.ts'
import { contractDocx } from './contract-docx.ts'
import { contractHtml } from './contract-html.ts'
import type { ContractAnswer, ContractTask } from './contract-messages.ts'
import { createContractSetter } from './contract-pdf.ts'

/** Runs as a child process that may be killed at any moment: whatever a template asks of the pages, it asks of this process. */
const setPdf = createContractSetter()

process.on('message', (task: ContractTask) => {
  void answer(task).then((answered) => process.send?.(answered))
})

async function answer(task: ContractTask): Promise<ContractAnswer> {
  try {
    return { kind: 'done', made: await made(task) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

async function made({ tree, format, at, extras }: ContractTask): Promise<SetContract> {
  switch (format) {
    case 'pdf':
      return setPdf(tree, at, extras)
    case 'docx':
      return { bytes: await contractDocx(tree), archival: null }
    case 'html':
      return { bytes: new TextEncoder().encode(contractHtml(tree)), archival: null }
  }
}
