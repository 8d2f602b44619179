import { setTimeout as sleep } from 'node:timers/promises'
import { installation } from '../../../flows/ports/inference/inference.ts'
import { exitProcess } from '../../../platform/threads/threads.ts'
import { stripes } from './stripes.fixture.ts'
import { Networks } from './networks.ts'

/** A program that ends with status 3 while its networks, of the folder it is given, are at work. */
async function main(): Promise<void> {
  const networks = await Networks.open({
    settings: { modelDirectory: process.argv[2] ?? '', threads: 2 },
    ...{ waiting: 4, milliseconds: 120_000 },
  })
  const signal = new AbortController().signal
  void networks
    .for(installation.account)
    .findText(stripes(1200, 800), { signal })
    .catch(() => null)
  await sleep(500)
  await exitProcess(3)
}

void main()
