import type { Import } from './read-imports.ts'

/** Finds cycles of imports, each once. */
export function findCycles(imports: Import[]): string[][] {
  const targets = Map.groupBy(
    imports.filter((item) => item.ours),
    (item) => item.from,
  )
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const { to } of targets.get(file) ?? []) visit(to)
    path.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return cycles
}
