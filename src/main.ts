#!/usr/bin/env node
import { runCommandLine } from './entrypoints/cli/run-command-line.ts'
import { exitCodes } from './entrypoints/cli/exit-codes.ts'
import { openProgram } from './main/open-program.ts'
import { readEnvironment, SettingsError } from './platform/settings/settings.ts'
import { exitProcess } from './platform/threads/threads.ts'

// The runtime of the networks reports to its maker unless this is set; it reads it when it is loaded, in a thread later.
process.env['ORT_DISABLE_TELEMETRY'] = '1'

/** The only file that touches the process: arguments and environment in, lines and an exit status out. */
async function main(): Promise<number> {
  const screen = {
    out: (line: string) => void process.stdout.write(`${line}\n`),
    err: (text: string) => void process.stderr.write(text),
    interactive: process.stderr.isTTY,
  }
  try {
    const environment = readEnvironment(process.cwd(), process.env)
    return await runCommandLine(openProgram(environment, screen.out), screen, process.argv.slice(2))
  } catch (error) {
    screen.err(`${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof SettingsError ? exitCodes.usage : exitCodes.fault
  }
}

await exitProcess(await main())
