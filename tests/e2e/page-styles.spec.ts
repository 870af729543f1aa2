import { expect, type Page, test } from '@playwright/test'
import { hold } from './support/intercepted-calls.ts'
import { findEveryPage } from './support/shop-pages.ts'
import { open } from './support/visit.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page contains each rule of the style sheet that can apply to one of its elements', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    for (const path of await findEveryPage(request)) {
      await page.goto(path)
      const { missing, brought, all } = await compareStyles(page, await readSheet(page))
      expect.soft(missing, path).toEqual([])
      expect.soft(brought, `${path}: rules`).toBeLessThan(all * 0.75)
    }
  })

  test('the comparison names a rule that a page lacks', async ({ page }) => {
    await page.goto('/terms')
    const sheet = `${await readSheet(page)}@media print{.wrap a:not(.x):hover::after{color:red}}.not-there{color:red}`
    const { missing } = await compareStyles(page, sheet)
    expect(missing).toEqual([expect.stringContaining('.wrap a:not(.x):hover::after')])
  })
})

test('the rest of the styles has loaded before any script runs', async ({ page }) => {
  const bring = await hold(page, '**/assets/app-*.css')
  const waiting = page.waitForRequest('**/assets/app-*.css')
  const arrived = page.waitForResponse('**/assets/entry.client-*.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await waiting
  await arrived
  await expect(page.locator('head > script[type=module]')).toHaveCount(0)
  bring()
  await expect(page.locator('head > script[type=module]')).toHaveCount(1)
  await expect(page.locator('#shop-styles + link[rel=stylesheet]')).toHaveCount(1)
})

test('links and forms of a page work when the style sheet fails to load', async ({ page }) => {
  await page.route('**/assets/app-*.css', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/')
  await failed
  await page.getByRole('searchbox').fill('oak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/oak')
})

test('a page looks the same whether it is opened from another page or directly', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer')
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true')
  const styles = await describeMain(page)
  await open(page, '/disclaimer')
  expect(await describeMain(page)).toEqual(styles)
})

/** Describes the elements of the page by their computed styles. */
const describeMain = (page: Page) =>
  page.locator('main *:not(script)').evaluateAll((elements) =>
    elements.map((element) => {
      const { display, margin, padding, color, fontSize, maxWidth, textDecoration } = getComputedStyle(element)
      return [element.localName, display, margin, padding, color, fontSize, maxWidth, textDecoration].join(' ')
    }),
  )

/** The whole sheet, as the script of the page names it. */
async function readSheet(page: Page): Promise<string> {
  const [address = ''] = /\/assets\/app-[\w-]+\.css/.exec(await page.content()) ?? []
  return (await page.request.get(address)).text()
}

/** Compares rules as the browser serialises them, ignoring the conditions around them. */
const compareStyles = (page: Page, sheet: string) =>
  page.evaluate((text) => {
    type Found = { rule: CSSStyleRule; key: string }
    const list = (rules: CSSRuleList, under = ''): Found[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [{ rule, key: under + rule.cssText }]
        if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return []
        const [condition] = rule.cssText.split('{', 1)
        return list(rule.cssRules as CSSRuleList, `${under}${condition}{ `)
      })
    /** Removes the states from a selector, as if every element were in each of them. */
    const inAnyState = (selector: string) =>
      selector
        .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
        .replace(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replace(
          /:(?:hover|focus|focus-visible|focus-within|active|checked|disabled|popover-open|open|target|invalid|user-invalid|placeholder-shown|indeterminate)(?![\w-])/g,
          ':nth-child(n)',
        )
        .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*')
    const whole = new CSSStyleSheet()
    whole.replaceSync(text)
    const own = document.querySelector<HTMLStyleElement>('#shop-styles')?.sheet
    const brought = new Set(list(own?.cssRules ?? new CSSStyleSheet().cssRules).map(({ key }) => key))
    const all = list(whole.cssRules)
    const missing = all.filter(
      ({ rule, key }) => !brought.has(key) && document.querySelector(inAnyState(rule.selectorText)),
    )
    return { missing: missing.map(({ key }) => key), brought: brought.size, all: all.length }
  }, sheet)
