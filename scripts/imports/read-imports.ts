import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** One import, paths from the root of the project; `to` is a file of ours, or the name of a package. */
export type Import = {
  from: string
  to: string
  typeOnly: boolean
  /** A dynamic `import()`. */
  lazy: boolean
  ours: boolean
}

const sources = ['*.ts', '{contract,server,app,scripts,tests,bench,db}/**/*.{ts,tsx}']
const patterns = [
  /^\s*(?:import|export)\s+(?<type>type\s+(?!from\b|,))?[\w$*{}\s,]*?\bfrom\s*['"](?<name>[^'"]+)['"]/gm,
  /^\s*import\s*['"](?<name>[^'"]+)['"]/gm,
  /\b(?<lazy>import\()\s*['"](?<name>[^'"]+)['"]/g,
]

export function readImports(root: string): Import[] {
  return globSync(sources, { cwd: root }).flatMap((from) => readFileImports(root, from))
}

function readFileImports(root: string, from: string): Import[] {
  const text = withoutComments(readFileSync(join(root, from), 'utf8'))
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ groups }): Import[] => {
      const name = groups?.name ?? ''
      const how = { typeOnly: Boolean(groups?.type), lazy: Boolean(groups?.lazy) }
      if (!name.startsWith('.')) return [{ from, to: name, ...how, ours: false }]
      const to = resolveFile(root, join(dirname(from), name.replace(/\?.*$/, '')))
      // A missing file is either generated or reported by the type checker.
      return to ? [{ from, to, ...how, ours: true }] : []
    })
}

function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
}

function resolveFile(root: string, path: string): string | undefined {
  const tries = ['', '.ts', '.tsx', '/index.ts'].map((ending) => join(root, path + ending))
  const found = tries.find((file) => existsSync(file) && statSync(file).isFile())
  return found && relative(root, found)
}
