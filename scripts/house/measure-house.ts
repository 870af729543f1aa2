import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycles } from '../imports/cycles.ts'
import { followImports } from '../imports/follow-imports.ts'
import { readImports } from '../imports/read-imports.ts'
import { findMentions, type Mentions } from './mentions.ts'

/** Matches the product's own code, which is shipped. Tests, benchmarks, scripts, the demonstration shop and style sheets are not counted. */
const productFiles = ['server.ts', '{server,app,contract}/**/*.{ts,tsx}']
const isTest = /\.test\.tsx?$/

/** The entry files whose imports are counted, type imports left out. */
const closures = {
  'product page of the storefront': ['app/storefront/product/product-page.tsx'],
  'product page of the back office': ['app/admin/products/product-page.tsx'],
  'API and work of the import': [
    'server/catalogue/import/import-staff-api.ts',
    'server/catalogue/import/import-routes.ts',
    'server/catalogue/import/check-work.ts',
    'server/catalogue/import/apply-work.ts',
    'server/catalogue/import/undo-work.ts',
  ],
}

export type Size = { files: number; lines: number }
export type House = Size & {
  median: number
  p90: number
  longest: { file: string; lines: number }
  inCycles: number
  closures: Record<string, Size>
} & Mentions

export function measureHouse(root: string, asked: { facts: string[]; kinds: string[] }): House {
  const texts = new Map(listProductFiles(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const lengths = [...texts]
    .map(([file, text]) => ({ file, lines: countLines(text) }))
    .sort((a, b) => a.lines - b.lines)
  const imports = readImports(root).filter(({ from, to }) => texts.has(from) && texts.has(to))
  const sizeOf = (files: Iterable<string>) => sumSizes([...files].map((file) => countLines(texts.get(file) ?? '')))
  return {
    ...sizeOf(texts.keys()),
    median: at(lengths, 0.5).lines,
    p90: at(lengths, 0.9).lines,
    longest: at(lengths, 1),
    inCycles: new Set(findCycles(imports).flat()).size,
    closures: Object.fromEntries(
      Object.entries(closures).map(([name, starts]) => {
        const present = starts.filter((file) => texts.has(file))
        return [name, sizeOf(followImports(imports, present))] as const
      }),
    ),
    ...findMentions(texts, asked),
  }
}

const listProductFiles = (root: string) => globSync(productFiles, { cwd: root }).filter((file) => !isTest.test(file))
const countLines = (text: string) => text.split('\n').length - 1
const sumSizes = (lines: number[]): Size => ({ files: lines.length, lines: lines.reduce((sum, each) => sum + each, 0) })

function at(sorted: { file: string; lines: number }[], share: number) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? { file: 'none', lines: 0 }
}
