import { callTables } from './contract-for-shoppers.ts'
import type { Import } from './read-imports.ts'

/** The files that run with these: reached by imports of values that are not left for later. Pages load no schema of a call. */
export function followImports(imports: Import[], starts: string[]): Set<string> {
  const left = starts.some((file) => file.startsWith('app/')) ? callTables : []
  const atRunTime = imports.filter(({ from, typeOnly, lazy }) => !typeOnly && !lazy && !left.includes(from))
  const targets = Map.groupBy(atRunTime, ({ from }) => from)
  const reached = new Set(starts)
  // A set that grows while it is read gives what was added, too.
  for (const file of reached) for (const { to } of targets.get(file) ?? []) reached.add(to)
  return reached
}
