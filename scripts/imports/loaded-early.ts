import { followImports } from './follow-imports.ts'
import type { Import } from './read-imports.ts'

/** The program, and the module that every process but the supervisor loads. */
const starts = ['server.ts', 'server/shop-process.ts']

/** The modules that a process loads only when staff need them (decision 209). */
export const onDemand = [
  'server/back-office-routes.ts',
  'server/back-office.ts',
  'server/catalogue/import/apply-work.ts',
  'server/content/kind-entries.ts',
  'server/staff/sign-in-library.ts',
]
const packages = /^(better-auth|@better-auth\/[^/]+|prom-client)(\/|$)/

const isOnDemand = ({ to, ours }: Import) => (ours ? onDemand.includes(to) : packages.test(to))

/** The imports through which every process would load such a module at its start. */
export function findLoadedEarly(imports: Import[]): Import[] {
  const reached = followImports(imports, starts)
  return imports.filter((item) => !item.typeOnly && !item.lazy && isOnDemand(item) && reached.has(item.from))
}
