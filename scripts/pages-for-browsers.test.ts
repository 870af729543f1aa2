import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyForServer } from './pages-for-browsers.ts'

const app = join(import.meta.dirname, '../app')

test.each([
  ['admin/brands/brand-page.tsx', 'export default () => null'],
  ['admin/overview/overview-page.tsx', 'export default () => null'],
  ['admin/layout/back-office-layout.tsx', "export default () => null\nexport { HydrateFallback } from './waiting.tsx'"],
])('the server draws nothing of %s', async (file, module) => {
  expect(await emptyForServer(join(app, file))).toBe(module)
})

test.each([
  ['a page with a loader of its own', 'admin/layout/unknown-page.tsx'],
  ['a page before the sign-in', 'admin/sign-in/sign-in-page.tsx'],
  ['a part of pages', 'admin/record/record-page.tsx'],
  ['a page of the shop', 'storefront/home/home-page.tsx'],
])('the server has %s', async (_, file) => {
  expect(await emptyForServer(join(app, file))).toBeUndefined()
})

test('the back office renders nothing before the person is known', () => {
  const layout = readFileSync(join(app, 'admin/layout/back-office-layout.tsx'), 'utf8')
  expect(layout).toContain("export { HydrateFallback } from './waiting.tsx'")
  expect(layout).toMatch(/export const clientLoader = /)
})
