import { test } from '@playwright/test'

/** The data folder of the shop that the running journey visits. */
export function nameDataFolder(): string {
  const { dataDir } = test.info().project.metadata
  if (typeof dataDir !== 'string') throw new Error('playwright.config.ts names no data folder for this project.')
  return dataDir
}
