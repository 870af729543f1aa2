import type { BrowserContext, Page } from '@playwright/test'

export const consentPrompt = (page: Page) => page.getByRole('region', { name: 'May we use analytics cookies?' })

type Asked = { address: string; referer: string | undefined }

/** Stands in for Google, with a script that only sets the cookies of the real one. Returns the requests to it. */
export async function standInForGoogle(context: BrowserContext): Promise<Asked[]> {
  const asked: Asked[] = []
  await context.route(/https:\/\/[\w.-]*(googletagmanager|google-analytics|google)\.com\//, (route) => {
    asked.push({ address: route.request().url(), referer: route.request().headers().referer })
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=GA1.1.1; Path=/"; document.cookie = "_ga_TEST=GS1.1; Path=/"',
    })
  })
  return asked
}
