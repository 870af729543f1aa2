import { expect, test } from '@playwright/test'
import { hold } from './support/intercepted-calls.ts'
import { beKnown, desktop, followLink, open } from './support/visit.ts'

test.use({ viewport: desktop })
test.beforeEach(({ page }) => beKnown(page))

test('a link followed while another page loads leads to its page, though the other page arrives first', async ({
  page,
}) => {
  await open(page, '/disclaimer')
  await followLink(page, '/terms')
  await expect(page).toHaveURL('/terms')
  const releaseText = await hold(page, '**/api/**')
  await followLink(page, '/disclaimer')
  const releaseCode = await hold(page, '**/assets/contact-page-*.js')
  const asked = page.waitForRequest(/contact-page-[^/]+\.js/)
  await page.getByRole('banner').getByRole('link', { name: 'Email Us' }).click()
  await asked
  releaseText()
  await expect(page).toHaveURL('/disclaimer')
  releaseCode()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('a link followed at the moment when the code of another page arrives leads to its page', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(async () => {
    const follow = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
    const send = window.fetch
    const arrived = Promise.withResolvers<Response>()
    await new Promise<void>((asked) => {
      window.fetch = () => {
        asked()
        return arrived.promise
      }
      follow('/contact')
    })
    window.fetch = send
    follow('/find-us')
    arrived.resolve(new Response())
  })
  await expect(page).toHaveURL('/find-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How To Find Us')
})

test('a link whose code arrives at the moment when another page does leads to its page', async ({ page }) => {
  await open(page, '/terms')
  await followLink(page, '/disclaimer')
  await expect(page).toHaveURL('/disclaimer')
  const releaseText = await hold(page, '**/api/**')
  await page.evaluate(async () => {
    type Router = { subscribe(then: (state: { location: Location }) => void): void }
    const follow = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
    const send = window.fetch
    const arrived = Promise.withResolvers<Response>()
    await new Promise<void>((asked) => {
      window.fetch = (...call) => {
        if (!/contact-page-[^/]+\.js$/.test(String(call[0]))) return send(...call)
        window.fetch = send
        asked()
        return arrived.promise
      }
      // The router reports the page before React has rendered it.
      ;(Reflect.get(window, '__reactRouterDataRouter') as Router).subscribe(({ location }) => {
        if (location.pathname === '/terms') arrived.resolve(new Response())
      })
      follow('/terms')
      follow('/contact')
    })
  })
  releaseText()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
})
