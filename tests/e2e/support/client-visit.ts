import type { Page } from '@playwright/test'
import { open } from './visit.ts'

type Router = { navigate: (path: string) => Promise<void> }

/** Goes from the sign-in page into the shop without a new document, so that the browser calls the API itself. */
export async function enterFromSignIn(page: Page, path: string): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
  await page.evaluate((to) => (Reflect.get(window, '__reactRouterDataRouter') as Router).navigate(to), path)
  await page.getByRole('contentinfo').waitFor()
}

/** Replaces the shop's answer to the browser by a changed one. */
export async function answerInstead<Answer>(
  page: Page,
  address: string,
  change: (answer: Answer) => unknown,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Answer) })
  })
}

/** Opens the home page from another, so that the browser itself requests its data. */
export async function goHome(page: Page): Promise<void> {
  await open(page, '/terms')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await page.getByRole('main').getByRole('heading', { name: 'How To Find Us' }).waitFor()
}
