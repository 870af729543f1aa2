import { execFile } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

/** Programs that tests start, some of them many times. */
const programs = {
  server: 'server.ts',
  'bare-shop': 'tests/support/processes/bare-shop.ts',
  'booking-process': 'tests/support/processes/booking-process.ts',
  'content-process': 'tests/support/processes/content-process.ts',
  'form-server': 'tests/support/processes/form-server.ts',
  'job-process': 'tests/support/processes/job-process.ts',
  'large-task-process': 'server/large-task-process.ts',
  'leaving-process': 'tests/support/processes/leaving-process.ts',
  'search-process': 'tests/support/processes/search-process.ts',
  'tap-process': 'tests/support/processes/tap-process.ts',
}

declare module 'vitest' {
  interface ProvidedContext {
    programFolder: string
  }
}

let bundling: Promise<void> | undefined

/** Bundles a program as the shop is bundled, because a start from its sources takes one to two seconds of CPU time. */
export async function bundleProgram(name: keyof typeof programs): Promise<string> {
  const folder = inject('programFolder')
  if (!existsSync(folder)) bundling ??= bundleAll(folder)
  await bundling
  return join(folder, `${name}.js`)
}

async function bundleAll(folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'bundle-programs.ts'),
    own,
    JSON.stringify(programs),
  ])
  try {
    renameSync(own, folder)
  } catch (error) {
    // Another test file has bundled it meanwhile.
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true })
  }
}
