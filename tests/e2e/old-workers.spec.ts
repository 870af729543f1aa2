import { expect, type Page, test } from '@playwright/test'
import { open, watch } from './support/visit.ts'

const worker = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.url.endsWith('/terms')) event.respondWith(new Response('The earlier website'))
  })`

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Leaves the service worker of an earlier website in the browser; the back office does not remove it. */
async function leaveWorker(page: Page): Promise<void> {
  const contentType = 'text/javascript'
  await page.context().route('**/earlier-worker.js', (route) => route.fulfill({ contentType, body: worker }))
  await page.goto('/admin/sign-in')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/earlier-worker.js')
    await navigator.serviceWorker.ready
  })
}

test('a service worker of an earlier website no longer answers after one visit', async ({ page }) => {
  await leaveWorker(page)
  await page.goto('/terms')
  await expect(page.locator('body')).toHaveText('The earlier website')

  await open(page, '/')
  await expect.poll(() => countWorkers(page)).toBe(0)
  await page.goto('/terms')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a browser without service workers shows the shop without errors', async ({ page }) => {
  const { faults } = watch(page)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await open(page, '/')
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
  expect(faults).toEqual([])
})
