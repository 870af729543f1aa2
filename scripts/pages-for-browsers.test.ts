import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnInBrowsers, layoutFile } from './pages-for-browsers.ts'

/** What React Router takes from a page on the server, beside its component. */
const served = /export (?:const|(?:async )?function) (loader|action|middleware|headers|meta|links)\b/

test('no page that is drawn in browsers has a part that the server would run', () => {
  expect(drawnInBrowsers.length).toBeGreaterThan(50)
  for (const file of drawnInBrowsers)
    expect([file, served.exec(readFileSync(file, 'utf8'))?.[1]]).toEqual([file, undefined])
})

test('nothing of the back office is drawn before the person is known', () => {
  const layout = readFileSync(layoutFile, 'utf8')
  expect(layout).toContain("export { HydrateFallback } from './waiting.tsx'")
  expect(layout).toMatch(/export const clientLoader = /)
})
