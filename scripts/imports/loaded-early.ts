import { followImports } from './follow-imports.ts'
import type { Import } from './read-imports.ts'

const start = 'server/shop-process.ts'

/** What a process that serves shoppers does without, until staff ask for it (decision 209). */
export const onDemand = [
  'server/back-office-routes.ts',
  'server/back-office.ts',
  'server/catalogue/import/apply-work.ts',
  'server/content/kind-entries.ts',
  'server/staff/sign-in-library.ts',
  'better-auth/api',
  'better-auth/minimal',
  'prom-client',
]

/** The imports that load such a part with every process. */
export function findLoadedEarly(imports: Import[]): Import[] {
  const reached = followImports(imports, [start])
  return imports.filter(
    ({ from, to, typeOnly, lazy }) => !typeOnly && !lazy && onDemand.includes(to) && reached.has(from),
  )
}
