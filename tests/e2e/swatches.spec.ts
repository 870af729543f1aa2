import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { desktop, open, phone } from './support/visit.ts'

const linkTo = (page: Page, { variantUuid }: { variantUuid: string }) =>
  page.locator(`#products .swatches a[href$="${variantUuid}"]`)

/** The photograph of a colour, which covers that of the card. */
const coverOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').backgroundImage)

type Colour = { name: string; swatch: string; variantUuid: string; imageUrl: string }

/** Finds a sofa with two colours, and the colours. */
async function findColours(page: Page) {
  const { products } = await (await page.request.post('/api/search/', { data: { searchField: 'sofa' } })).json()
  const card = products.find(({ swatches }: { swatches: Colour[] }) => swatches.length > 1)
  const [first, second]: Colour[] = card.swatches
  if (!first || !second) throw new Error('No sofa has two colours.')
  return { uuid: card.uuid as string, first, second }
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${size}`, () => {
    test.use({ viewport })

    test('each colour of a card leads to its variant', async ({ page }) => {
      await open(page, '/search/sofa')
      await expectAccessible(page)
      const link = linkTo(page, (await findColours(page)).second)
      const address = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(address)
    })
  })
}

test.describe('with a mouse or the keyboard', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false })

  test('a colour shows its variant’s photograph, which is not fetched before, also without JavaScript', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/search/sofa')
    const { first, second } = await findColours(page)
    const link = linkTo(page, second)
    expect(await coverOf(link)).toBe('none')
    expect(fetched).not.toContain(second.imageUrl)
    await link.hover()
    await expect.poll(() => fetched).toContain(second.imageUrl)
    expect(await coverOf(link)).toContain(second.imageUrl)
    await page.mouse.move(0, 0)
    expect(await coverOf(link)).toBe('none')
    await linkTo(page, first).focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    expect(await coverOf(link)).toContain(second.imageUrl)
    expect(await measureGap(link)).toBeLessThan(1)
  })
})

/** The difference in size between the covering photograph and the covered one. */
const measureGap = (link: Locator) =>
  link.evaluate((element) => {
    const photograph = element.closest('ul')?.parentElement?.querySelector('[data-photograph]')
    const { width = 0, height = 0 } = photograph?.getBoundingClientRect() ?? {}
    const cover = getComputedStyle(element, '::after')
    return Math.abs(width - Number.parseFloat(cover.width)) + Math.abs(height - Number.parseFloat(cover.height))
  })

test('a search for a colour shows the variant that has it, and its page the same photograph and price', async ({
  page,
}) => {
  const { uuid, second } = await findColours(page)
  await open(page, `/search/${encodeURIComponent(`${second.name} sofa`)}`)
  const card = page.locator('#products li').filter({ has: page.locator(`a[href*="${uuid}"]`) })
  const link = card.getByRole('link').first()
  await expect(link).toHaveAttribute('href', new RegExp(`${second.variantUuid}$`))
  const hash = second.imageUrl.replace(/^.*\/|-\d+\.\w+$/g, '')
  await expect(link.locator('img').first()).toHaveAttribute('src', new RegExp(hash))
  const price = /£[\d,.]+/.exec((await link.textContent()) ?? '')?.[0] ?? 'no price'
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${second.variantUuid}$`))
  await expect(page.getByRole('main')).toContainText(price)
  await expect(page.getByRole('main').locator(`img[src*="${hash}"]`).first()).toBeVisible()
})

test('the options of a product show their colours beside their names', async ({ page }) => {
  const { uuid, second } = await findColours(page)
  await open(page, `/product/${uuid}`)
  const option = page.getByRole('navigation', { name: 'Options' }).locator(`a[href$="${second.variantUuid}"]`).first()
  await expect(option).toHaveText(/\w/)
  await expect(option.locator('i')).toHaveAttribute('style', `background-color:${second.swatch}`)
})
