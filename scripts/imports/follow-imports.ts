import { callTables } from './contract-for-shoppers.ts'
import type { Import } from './read-imports.ts'

/** The files that load together with these, through static imports of values. Pages load no schemas of calls. */
export function followImports(imports: Import[], starts: string[]): Set<string> {
  const left = starts.some((file) => file.startsWith('app/')) ? callTables : []
  const atRunTime = imports.filter(({ from, typeOnly, lazy }) => !typeOnly && !lazy && !left.includes(from))
  const targets = Map.groupBy(atRunTime, ({ from }) => from)
  const reached = new Set(starts)
  // Iterating over a Set includes entries that are added meanwhile.
  for (const file of reached) for (const { to } of targets.get(file) ?? []) reached.add(to)
  return reached
}
