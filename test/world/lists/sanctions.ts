import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestServer } from '../service/server.ts'

/** Someone who is put on the list, or a body. */
export interface SanctionedPerson {
  readonly id: number
  /** `SURNAME, Given Names`; of a body as it is. */
  readonly name: string
  /** `YYYY-MM-DD`; a body has none. */
  readonly dob?: string
  readonly passport?: string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Loads a sanctions list of these persons and bodies alone as `us_ofac`, in the publisher's format, and serves it. */
export async function loadSanctions(server: TestServer, persons: readonly SanctionedPerson[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-sanctions-'))
  try {
    const rows = persons.map(({ id, name, dob, passport }) => {
      const columns = '-0- ,'.repeat(7)
      if (dob === undefined) return `${id},"${name}",-0- ,"SDGT",${columns}-0- `
      const [year = '', month = '', day = ''] = dob.split('-')
      const number = passport === undefined ? '' : ` Passport ${passport} (Iran);`
      const remarks = `DOB ${day} ${months[Number(month) - 1] ?? ''} ${year};${number}`
      return `${id},"${name}","individual","SDGT",${columns}"${remarks}"`
    })
    writeFileSync(join(folder, 'sdn.csv'), `${rows.join('\r\n')}\r\n`)
    writeFileSync(join(folder, 'alt.csv'), '')
    writeFileSync(join(folder, 'add.csv'), '')
    await server.service.ports.lists.refresh({
      source: 'us_ofac',
      files: () => Promise.resolve([{ path: folder }]),
      origin: 'file',
      force: true,
      signal: new AbortController().signal,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
