import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFaults } from './imports/faults.ts'
import { onDemand } from './imports/loaded-early.ts'

/** Writes a tree of files with the given lines. */
function writeTree(tree: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'showroom-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const check = (tree: Record<string, string>) => findFaults(writeTree(tree))

const targets = {
  'contract/calls.ts': '',
  'contract/catalogue.ts': '',
  'server/app.ts': '',
  'server/serve.ts': '',
  'server/platform/log.ts': '',
  'server/media/pictures.ts': '',
  'server/site/settings.ts': '',
  'server/catalogue/products/products.ts': '',
  'server/content/pages.ts': '',
  'app/api.ts': '',
  'app/ui/button.tsx': '',
  'app/storefront/cards.tsx': '',
  'app/admin/table.tsx': '',
  'db/demo/load.ts': '',
  'tests/oracles/naive-prices.ts': '',
  'tests/support/shop.ts': '',
}

/** The check's result for one file that imports another. */
function checkOne(from: string, to: string, statement = 'import { a } from'): string[] {
  const depth = '../'.repeat(from.split('/').length - 1) || './'
  return check({ ...targets, [from]: `${statement} '${to in targets ? depth + to : to}'\n` })
}

describe('allows', () => {
  it.each([
    ['contract/site.ts', 'contract/catalogue.ts'],
    ['contract/site.ts', 'zod'],
    ['server/platform/mail.ts', 'server/platform/log.ts'],
    ['server/platform/mail.ts', 'nodemailer'],
    ['server/catalogue/api.ts', 'server/serve.ts'],
    ['server/catalogue/api.ts', 'contract/catalogue.ts'],
    ['server/catalogue/api.ts', 'server/catalogue/products/products.ts'],
    ['server/content/api.ts', 'server/catalogue/products/products.ts'],
    ['server/site/logo.ts', 'server/media/pictures.ts'],
    ['server/app.ts', 'server/content/pages.ts'],
    ['server/app.ts', 'db/demo/load.ts'],
    ['server.ts', 'server/app.ts'],
    ['app/ui/link.tsx', 'react'],
    ['app/storefront/page.tsx', 'app/ui/button.tsx'],
    ['app/storefront/page.tsx', 'contract/calls.ts'],
    ['app/admin/page.tsx', 'contract/catalogue.ts'],
    ['app/admin/page.tsx', 'zod'],
    ['server/media/pictures.test.ts', 'server/content/pages.ts'],
    ['tests/support/shop.ts', 'app/admin/table.tsx'],
    ['tests/oracles/naive-search.ts', 'tests/oracles/naive-prices.ts'],
    ['server/media/pictures.test.ts', 'tests/oracles/naive-prices.ts'],
  ])('%s → %s', (from, to) => {
    expect(checkOne(from, to)).toEqual([])
  })

  it('a schema imported as a type by the storefront', () => {
    expect(checkOne('app/storefront/page.tsx', 'contract/catalogue.ts', 'import type { A } from')).toEqual([])
  })

  it('a type of the product imported by an oracle', () => {
    const statement = 'import type { Product } from'
    expect(checkOne('tests/oracles/naive-search.ts', 'server/catalogue/products/products.ts', statement)).toEqual([])
  })

  it('imports in comments and in generated files', () => {
    const text =
      "// import { a } from '../server/app.ts'\n/* x\nimport '../server/app.ts' */\nimport type { R } from './+types/x'\n"
    expect(check({ ...targets, 'app/root.tsx': text })).toEqual([])
  })
})

describe('refuses', () => {
  it.each([
    ['contract/site.ts', 'server/serve.ts', 'the contract may not use server/serve.ts'],
    ['contract/site.ts', 'react', 'the contract uses no package but zod'],
    ['server/platform/mail.ts', 'contract/calls.ts', 'the platform may not use the contract'],
    ['server/platform/mail.ts', 'server/site/settings.ts', 'the platform may not use a feature'],
    ['server/media/api.ts', 'server/site/settings.ts', 'media may not use site'],
    ['server/catalogue/api.ts', 'server/content/pages.ts', 'catalogue may not use content'],
    ['server/catalogue/api.ts', 'server/app.ts', 'a feature may not use server/app.ts'],
    ['server/catalogue/api.ts', 'app/api.ts', 'a feature may not use app/api.ts'],
    ['server/serve.ts', 'server/site/settings.ts', 'server/serve.ts may not use a feature'],
    ['server/baskets/api.ts', 'server/site/settings.ts', 'a feature is missing in scripts/imports/rules.ts'],
    ['server.ts', 'server/site/settings.ts', 'server.ts may not use a feature'],
    ['app/ui/picture.tsx', 'contract/calls.ts', 'app/ui may not use the contract'],
    ['app/ui/picture.tsx', 'app/api.ts', 'app/ui may not use app/api.ts'],
    ['app/storefront/page.tsx', 'app/admin/table.tsx', 'app/storefront may not use app/admin'],
    ['app/admin/page.tsx', 'app/storefront/cards.tsx', 'app/admin may not use app/storefront'],
    ['app/admin/page.tsx', 'server/serve.ts', 'app/admin may not use server/serve.ts'],
    ['app/root.tsx', 'server/platform/log.ts', 'app/root.tsx may not use the platform'],
    ['app/storefront/page.tsx', 'contract/catalogue.ts', 'a zod schema may only be imported as a type here'],
    ['contract/client.ts', 'contract/catalogue.ts', 'a zod schema may only be imported as a type here'],
    ['app/root.tsx', 'zod', 'zod may only be imported as a type here'],
    ['tests/oracles/naive-search.ts', 'server/catalogue/products/products.ts', 'an oracle may not use a feature'],
    ['server/catalogue/products/products.ts', 'tests/oracles/naive-prices.ts', 'a feature may not use an oracle'],
    ['server/app.ts', 'tests/support/shop.ts', 'server/app.ts may not use tests/support/shop.ts'],
    ['contract/client.ts', 'zod', 'zod may only be imported as a type here'],
  ])('%s → %s', (from, to, reason) => {
    expect(checkOne(from, to)).toEqual([expect.stringContaining(`${from} → ${to}: ${reason}`)])
  })

  it.each([
    ['a type', 'import type { A } from'],
    ['several lines', 'import {\n  a,\n  type B,\n} from'],
    ['a re-export', 'export * from'],
    ['an effect', 'import'],
    ['a default', 'import a, { b } from'],
    ['a namespace', 'import * as a from'],
    ['an import when needed', 'const a = await import('],
  ])('every form of import: %s', (_, statement) => {
    const closing = statement.endsWith('(') ? ')' : ''
    const lines = check({ ...targets, 'app/admin/page.tsx': `${statement} '../../server/app.ts'${closing}\n` })
    expect(lines).toEqual(['app/admin/page.tsx → server/app.ts: app/admin may not use server/app.ts'])
  })

  it('a cycle, reported once', () => {
    const lines = check({
      'server/site/a.ts': "import { b } from './b.ts'\n",
      'server/site/b.ts': "import type { C } from './c.ts'\n",
      'server/site/c.ts': "export { a } from './a.ts'\n",
      'server/site/d.ts': "import { a } from './a.ts'\n",
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^(server\/site\/[abc]\.ts → ){3}server\/site\/[abc]\.ts: a cycle$/)
  })

  it('what every process would load, although few need it', () => {
    const tree = {
      'server/shop-process.ts': "import { a } from './app.ts'\n",
      'server/app.ts': "import { a } from './site/a.ts'\nconst b = () => import('./back-office-routes.ts')\n",
      'server/site/a.ts': '',
      'server/back-office-routes.ts': "import 'better-auth/minimal'\n",
    }
    expect(check(tree)).toEqual([])
    const early = { ...tree, 'server/app.ts': "import { b } from './back-office-routes.ts'\n" }
    expect(check(early)).toEqual([
      'server/app.ts → server/back-office-routes.ts: every process would load it at its start',
      'server/back-office-routes.ts → better-auth/minimal: every process would load it at its start',
    ])
    expect(check({ ...tree, 'server.ts': "import 'prom-client'\n" })).toContain(
      'server.ts → prom-client: every process would load it at its start',
    )
  })

  it('a folder whose name says nothing', () => {
    expect(check({ 'app/storefront/hooks/use-x.ts': "import 'react'\n" })).toEqual([
      'app/storefront/hooks/use-x.ts: a folder called hooks says nothing about what is in it',
    ])
  })
})

it('names only modules on demand that exist', () => {
  expect(onDemand.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})

it.each([
  ['the faults, and ends with 1', "import '../../server/app.ts'\n", 1],
  ['nothing where there are none, and ends with 0', '', 0],
])('the command prints %s', (_, text, code) => {
  const root = writeTree({ ...targets, 'app/admin/page.tsx': text })
  const program = join(import.meta.dirname, 'check-imports.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, root], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([code, ''])
  expect(stdout).toBe(
    findFaults(root)
      .map((fault) => `${fault}\n`)
      .join(''),
  )
  expect(stdout.length > 0).toBe(code === 1)
})
