import { expect, type Page } from '@playwright/test'

/** Makes an API call as the person signed in on this page, whatever the page shows. */
export async function send(page: Page, path: string, data: object | string) {
  const origin = await readOrigin(page)
  const answer = await page.request.post(path, { data, headers: { origin } })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

export const readOrigin = async (page: Page) => new URL((await page.request.get('/healthz')).url()).origin
