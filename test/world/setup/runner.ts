import { inject, type SerializedConfig, TestRunner } from 'vitest'

const unmatchableName = /(?!)/

/** Runs tests as usual, and counts all of them as skipped when the servers of their suite are not on this machine. */
export default class StoresRunner extends TestRunner {
  constructor(config: SerializedConfig) {
    super(inject('stores') === null ? { ...config, testNamePattern: unmatchableName } : config)
  }
}
