type Cell = string | number | boolean

/** Rows that are alike, as a Markdown table under the names of their fields. */
export function writeTable(rows: Record<string, Cell>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`
  const rule = names.map((name) => (rows.every((row) => Number.isFinite(Number(row[name]))) ? '--:' : '---'))
  return [line(names), line(rule), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n')
}
