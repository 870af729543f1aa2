import { type Browser, expect, test } from '@playwright/test'
import { countTraffic } from '../../bench/browser/traffic.ts'
import { findEveryKind } from './support/shop-pages.ts'
import { phone } from './support/visit.ts'

const asPhone = { viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
test.use(asPhone)

/** Several pages are visited at once, because most of a visit is waiting for the network to be idle. */
const atOnce = 3

test('a first visit to any kind of page is small, and the page passes the checks of every page', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const paths = await findEveryKind(request)
  for (let at = 0; at < paths.length; at += atOnce) {
    await Promise.all(paths.slice(at, at + atOnce).map((path) => expectLight(browser, baseURL, path)))
  }
})

async function expectLight(browser: Browser, baseURL: string | undefined, path: string): Promise<void> {
  const context = await browser.newContext({ baseURL, ...asPhone })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const broken: unknown[] = []
  tools.on('Audits.issueAdded', ({ issue }) => broken.push(issue.details.contentSecurityPolicyIssueDetails))
  await tools.send('Network.enable')
  await tools.send('Audits.enable')
  const traffic = countTraffic(tools)
  await page.goto(path)
  await expect.poll(() => traffic.quietMs(), { timeout: 30_000 }).toBeGreaterThan(1500)
  const { bytes, requests, hosts } = traffic.sum()
  expect.soft(bytes.JS, `${path}: JS`).toBeLessThanOrEqual(130_000)
  expect.soft(bytes.CSS, `${path}: CSS`).toBeLessThanOrEqual(20_000)
  expect.soft(requests, `${path}: requests`).toBeLessThanOrEqual(25)
  expect.soft(hosts, `${path}: hosts`).toHaveLength(1)
  expect.soft(broken.filter(Boolean), `${path}: content security policy`).toEqual([])
  await context.close()
}

test('the code that every page runs is compiled while it downloads', async ({ request }) => {
  const page = await (await request.get('/')).text()
  for (const part of ['react', 'storefront-layout']) {
    const [address = ''] = new RegExp(`/assets/${part}-[\\w-]+\\.js`).exec(page) ?? []
    const code = await (await request.get(address)).text()
    expect(code.split('\n', 1), part).toEqual(['//# allFunctionsCalledOnLoad'])
  }
})
