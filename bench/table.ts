type Cell = string | number | boolean

/** Rows with the same fields as a Markdown table, whose headings are the names of the fields. */
export function writeTable(rows: Record<string, Cell>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`
  const rule = names.map((name) => (rows.every((row) => Number.isFinite(Number(row[name]))) ? '--:' : '---'))
  return [line(names), line(rule), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n')
}
