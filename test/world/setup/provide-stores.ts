import type { TestProject } from 'vitest/node'
import { startStores } from '../stores/stores.ts'

/** Starts the servers of a suite and tells its tests where they are. They are stopped whatever the tests did. */
export async function provideStores(
  project: TestProject,
  requested: { readonly objects: boolean },
): Promise<() => Promise<void>> {
  const stores = await startStores(requested)
  project.provide('stores', stores?.addresses ?? null)
  return async () => stores?.stop()
}
