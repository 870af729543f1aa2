import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoFaults, findFaults } from './support/axe.ts'
import { expectRoomMade } from './support/drag.ts'
import { findCards, makePiece, storePieces } from './support/shortlist.ts'
import { beKnown, desktop, open, phone, watch } from './support/visit.ts'

const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const list = (page: Page) => page.getByRole('list', { name: 'Pieces on your shortlist' })
const rows = (page: Page) => list(page).getByRole('listitem')
const heading = (page: Page, name: string) => list(page).getByRole('heading', { name })
const notice = (page: Page, words: string) => page.getByRole('status').getByText(words)
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })

/** A list of this many pieces that the shop no longer has. */
const storeGonePieces = (page: Page, amount: number) =>
  storePieces(
    page,
    Array.from({ length: amount }, (_, n) => ({
      variantUuid: uuidOf(n),
      productUuid: uuidOf(n),
      quantity: 1,
      savedPrice: 1,
    })),
  )

/** Presses the hearts of the first cards of a listing; returns the names of their products. */
async function saveCards(page: Page, amount: number): Promise<string[]> {
  const hearts = page.locator('#products').getByRole('button', { name: /^Shortlist / })
  const names: string[] = []
  for (let place = 0; place < amount; place += 1) {
    const heart = hearts.nth(place)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Shortlist ', ''))
  }
  return names
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${size}`, () => {
    test.use({ viewport })

    test('a shopper saves pieces, changes the list, and undoes a removal', async ({ page }) => {
      const { faults } = watch(page)
      await open(page, '/store/sofas-chairs/sofas')
      const [first = '', second = '', third = ''] = await saveCards(page, 3)
      await expect(notice(page, `${third} is on your shortlist.`)).toBeVisible()
      // The notice closes after ten seconds unless somebody points at it.
      await page.getByRole('button', { name: 'Close', exact: true }).hover()
      await expect(count(page)).toHaveText('Shortlist3')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await findFaults(page, ['[role=status] div'])).toEqual([])
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expectAccessible(page)
      await count(page).click()

      await expect(rows(page)).toHaveCount(3)
      await expect(page.getByText(/^Total from £/)).toBeVisible()
      await expectNoFaults(page)
      const total = await page.getByText(/^Total from £/).textContent()
      await page.getByRole('spinbutton', { name: `Quantity of ${first}` }).fill('4')
      await expect(page.getByText(/^Total from £/)).not.toHaveText(total ?? '')
      await expect(page.getByText('6 pieces')).toBeVisible()
      await page.getByRole('textbox', { name: `Your note on ${second}` }).fill('For the bay window')

      await page.getByRole('button', { name: `Move ${third} up` }).click()
      await expect(rows(page).nth(1).getByRole('heading')).toHaveText(third)
      await page.getByRole('button', { name: `Remove ${first}` }).click()
      await expect(rows(page)).toHaveCount(2)
      await expect(page.getByRole('button', { name: `Remove ${third}` })).toBeFocused()
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(rows(page).first().getByRole('heading')).toHaveText(first)
      await expect(page.getByRole('main')).toBeFocused()

      await page.reload()
      await expect(page.getByRole('spinbutton', { name: `Quantity of ${first}` })).toHaveValue('4')
      await expect(page.getByRole('textbox', { name: `Your note on ${second}` })).toHaveValue('For the bay window')
      expect(faults).toEqual([])
    })
  })
}

test('a product’s heart saves the variant shown, which is changed in the list, and two tabs agree', async ({
  page,
}) => {
  const { products } = await (await page.request.post('/api/search/', { data: { searchField: 'sofa' } })).json()
  const { uuid } = products.find(({ variantAmount }: { variantAmount: number }) => variantAmount > 1)
  const { product } = await (await page.request.get(`/api/product/${uuid}`)).json()
  const other = product.variantList.at(-1)
  await open(page, `/product/${uuid}/-/${other.uuid}`)
  const otherTab = await page.context().newPage()
  await open(otherTab, '/shortlist')
  await expect(otherTab.getByText('Nothing is on it yet')).toBeVisible()
  const heart = page.locator('#product').getByRole('button', { name: `Shortlist ${product.name}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await expect(heading(otherTab, product.name)).toBeVisible()
  const options = otherTab.getByRole('combobox', { name: `Option of ${product.name}` })
  await expect(options).toHaveValue(other.uuid)
  await options.selectOption(product.variantList[0].uuid)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(heading(otherTab, product.name).getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`${product.variantList[0].uuid}$`),
  )
})

test('a page that Back restores counts the first piece that another tab saved', async ({ page }) => {
  // A page in memory receives no event of other tabs.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()))
  await open(page, '/terms')
  const [card] = await findCards(page, 'sofa')
  if (!card) throw new Error('No sofa has a price.')
  const otherTab = await page.context().newPage()
  await open(otherTab, `/product/${card.uuid}`)
  await otherTab
    .locator('#product')
    .getByRole('button', { name: `Shortlist ${card.name}` })
    .click()
  await expect(count(otherTab)).toHaveText('Shortlist1')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(count(page)).toHaveText('Shortlist1')
})

test('the list shows what changed since a piece was saved, and which have left the shop', async ({ page }) => {
  const [priced] = await findCards(page, 'sofa')
  if (!priced) throw new Error('No sofa has a price.')
  const gone = { uuid: uuidOf(1), shownVariantUuid: uuidOf(2), name: 'Vanished Chair', price: 10, onSale: false }
  const saved = { name: 'Its former name', savedPrice: priced.price + 50 }
  await storePieces(page, [makePiece(priced, saved), makePiece(gone)])
  await open(page, '/shortlist')
  await expect(rows(page).filter({ hasText: priced.name })).toContainText('£50 less than when you saved it')
  await expect(rows(page).filter({ hasText: 'Vanished Chair' })).toContainText('It is no longer in our shop.')
  await expectNoFaults(page)
  await page.getByRole('button', { name: `Remove ${priced.name}`, exact: true }).click()
  await expect(notice(page, `${priced.name} is no longer on your shortlist.`)).toBeVisible()
})

test('a list whose pieces have all left the shop has no total, and its enquiry asks for their names', async ({
  page,
}) => {
  const gone = { uuid: uuidOf(1), shownVariantUuid: uuidOf(2), name: 'Vanished Chair', price: 10, onSale: false }
  await beKnown(page)
  await storePieces(page, [makePiece(gone)])
  await open(page, '/shortlist')
  await expect(rows(page)).toContainText('It is no longer in our shop.')
  await expect(page.getByRole('main')).not.toContainText('Total')
  await page.getByRole('link', { name: 'Ask about these' }).click()
  await expect(page.getByRole('region', { name: 'The pieces you ask about' })).toContainText(
    'Pieces no longer in our shop are not sent: please name them in your message.',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('no field has text so small that Safari zooms in on it', async ({ page }) => {
    await beKnown(page)
    await storePieces(
      page,
      (await findCards(page, 'sofa')).slice(0, 2).map((card) => makePiece(card)),
    )
    await open(page, '/shortlist')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Move .*: place 1 of 2/ }).click()
    await expect(page.getByRole('textbox', { name: /^Place/ })).toBeVisible()
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })
})

test('Undo adds nothing to a list that another tab has filled meanwhile', async ({ page, context }) => {
  await storeGonePieces(page, 99)
  await open(page, '/store/sofas-chairs/sofas')
  const hearts = (tab: Page) => tab.locator('#products').getByRole('button', { name: /^Shortlist / })
  await hearts(page).first().click()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await hearts(page).first().click()
  await expect(notice(page, 'is no longer on your shortlist.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).hover()

  const other = await context.newPage()
  await open(other, '/store/sofas-chairs/sofas')
  await hearts(other).nth(1).click()
  await expect(count(page)).toHaveAccessibleName(/100/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'A shortlist holds 100 pieces at most.')).toBeVisible()
  await expect(count(page)).toHaveAccessibleName(/100/)
})

test('a full list, or a browser that stores nothing, is explained and loses nothing on the screen', async ({
  page,
}) => {
  await storeGonePieces(page, 100)
  await open(page, '/store/sofas-chairs/sofas')
  const heart = page
    .locator('#products')
    .getByRole('button', { name: /^Shortlist / })
    .first()
  await heart.click()
  await expect(notice(page, 'A shortlist holds 100 pieces at most.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    Storage.prototype.getItem = refuse
    Storage.prototype.setItem = refuse
  })
  await open(page, '/store/sofas-chairs/sofas')
  await heart.click()
  await expect(notice(page, 'Your browser does not store it')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await count(page).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: 'Your browser does not store this list.' })).toBeVisible()
})

test('a piece is dragged to another place, and the list is printed without the shop around it', async ({ page }) => {
  await page.setViewportSize(desktop)
  const cards = (await findCards(page, 'sofa')).slice(0, 3)
  await storePieces(
    page,
    cards.map((card) => makePiece(card)),
  )
  await open(page, '/shortlist')
  await expect(rows(page)).toHaveCount(3)
  const handle = (name = '') => page.getByRole('button', { name: `Move ${name}: place` })
  await expect(page.getByText(/^Total from £/)).toBeVisible()
  const [from, to] = [await handle(cards[2]?.name).boundingBox(), await handle(cards[0]?.name).boundingBox()]
  if (!from || !to) throw new Error('The handles are missing.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, to.y + 40, { steps: 8 })
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 4 })
  await expectRoomMade(handle(cards[0]?.name))
  await page.mouse.up()
  await expect(rows(page).getByRole('heading')).toHaveText([2, 0, 1].map((place) => cards[place]?.name ?? ''))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('main').getByText(/^Hob & Lantern, 0/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Your note/ }).first()).toHaveCSS('resize', 'none')
  await expect(page.getByText(/^Total from £/)).toBeVisible()
})
