import { expect, type Page, test } from '@playwright/test'
import { desktop, phone } from './support/visit.ts'

const visits = Object.entries({ phone, desktop }).flatMap(([device, viewport]) =>
  ['/contact', '/interest-free-credit'].map((path) => ({ device, viewport, path })),
)

for (const { device, viewport, path } of visits) {
  test(`a first visit to ${path} on a ${device} changes to the shop’s typefaces, and little moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const release = await holdFonts(page)
    // The page's load event would wait for the fonts.
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await listUsedFonts(page, 'main p')).toEqual([])
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    expect(await listUsedFonts(page, 'main p')).toEqual([expect.stringMatching(/^Source Sans 3/)])
    expect(await listUsedFonts(page, 'h1')).toEqual([expect.stringMatching(/^Petrona/)])
    expect(await sumShifts(page)).toBeLessThan(0.01)
  })
}

test('fonts are preloaded only on wide screens', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const early = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? []
  expect(early).toHaveLength(2)
  for (const link of early) expect(link).toContain('media="(min-width: 48rem)"')
})

/** Holds fonts back until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function listUsedFonts(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
  await tools.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

const sumShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    type Shift = PerformanceEntry & { value: number }
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return (observer.takeRecords() as Shift[]).reduce((sum, { value }) => sum + value, 0)
  })
