import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Program } from '../entrypoints/cli/program.ts'
import { drawSpecimenFile, listSpecimens } from '../flows/specimens/specimen.ts'
import { openEncoder } from '../adapters/inference/images/open-encoder.ts'
import { exportMasterKey, loadMasterKey } from '../platform/sealing/master-key.ts'
import { recordMasterKeyExport } from '../platform/sealing/master-key-export.ts'
import { packagePath } from '../platform/files/package-path.ts'
import { describeSettings, type Environment, readSettings } from '../platform/settings/settings.ts'
import { connect } from './connect.ts'
import { moveStore } from './store/move-store.ts'
import { restoreStore } from './store/restore-store.ts'
import { importSealCertificates, listSealCertificates } from './seal-certificates.ts'
import { serve, runWorker } from './serve.ts'

/** A certificate of its own is for other devices of the network: they are listened to unless the settings say where. */
const openToNetwork = (environment: Environment): Environment =>
  (environment['SYMBOLON_HOST'] ?? '').trim() === ''
    ? { ...environment, SYMBOLON_HOST: '0.0.0.0' }
    : environment

/** What the command line may have done, for one environment. Settings are read by the commands that need them. */
export function openProgram(environment: Environment, print: (line: string) => void): Program {
  const settings = (): ReturnType<typeof readSettings> => readSettings(environment)
  return {
    serve: async ({ isSelfSigned }) =>
      serve(readSettings(isSelfSigned ? openToNetwork(environment) : environment), { isSelfSigned, print }),
    worker: async () => runWorker(settings(), print),
    connect: async (mode) => connect(settings(), mode),
    specimen: async (request) => {
      const encoder = openEncoder()
      const today = new Date().toISOString().slice(0, 10)
      return drawSpecimenFile(
        { inference: encoder, readPicture: (name) => readFile(join(packagePath('data/people'), name)) },
        { ...request, today, signal: new AbortController().signal },
      ).finally(() => encoder.close())
    },
    specimens: () => listSpecimens(),
    qrCode: async (text) => {
      const encoder = openEncoder()
      return encoder.writeQrCode(text, new AbortController().signal).finally(() => encoder.close())
    },
    exportMasterKey: (path) => {
      const { dataDir, masterKey } = settings().storage
      const masterKeyStore = loadMasterKey({
        given: masterKey ?? undefined,
        directory: dataDir,
        whenMissing: 'refuse',
      })
      exportMasterKey(masterKeyStore, path)
      recordMasterKeyExport(dataDir, masterKeyStore)
    },
    restore: (request, onProgress) => restoreStore(settings(), request, onProgress),
    move: (request, onProgress) => moveStore(settings(), request, onProgress),
    webhookSecret: () => settings().account.webhookSecret,
    settings: () => describeSettings(environment),
    sealCertificates: async () => listSealCertificates(settings()),
    importSealCertificates: async (request) => importSealCertificates(settings(), request),
  }
}
