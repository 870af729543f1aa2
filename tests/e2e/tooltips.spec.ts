import { expect, type Page, test } from '@playwright/test'
import { beKnown, desktop, moving, open, phone } from './support/visit.ts'

test.use(moving)

const tip = (page: Page) => page.locator('[role=tooltip]')
const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

/** Stops the clock: only the journey advances it. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await beKnown(page)
  await page.clock.install()
  await open(page, '/terms')
  await page.getByRole('contentinfo').dispatchEvent('pointerover')
  await expect(tip(page)).toBeAttached()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a tooltip appears after 100 ms, stays under the pointer, and goes with it', async ({ page }) => {
    await openWithStoppedClock(page)
    await button(page, 'Search').hover()
    await page.clock.runFor(99)
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip(page)).toHaveText('Search')
    await expect(tip(page)).toBeVisible()
    const { x = 0, y = 0, width = 0, height = 0 } = (await tip(page).boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
    await page.clock.runFor(2_000)
    await expect(tip(page)).toBeVisible()
    await page.mouse.move(700, 700, { steps: 5 })
    await page.clock.runFor(100)
    await expect(tip(page)).toBeHidden()
  })

  test('the keyboard shows a tooltip as well, and Escape hides it', async ({ page }) => {
    await openWithStoppedClock(page)
    await page.getByLabel('Search the shop').focus()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Search')).toBeFocused()
    await page.clock.runFor(100)
    await expect(tip(page)).toHaveText('Search')
    await expect(tip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip(page)).toBeHidden()
  })

  test('a control with visible text has no tooltip, and pressing an icon hides its own', async ({ page }) => {
    await openWithStoppedClock(page)
    await page.getByRole('link', { name: 'New In', exact: true }).first().hover()
    await page.clock.runFor(1_000)
    await expect(tip(page)).toBeHidden()
    await button(page, 'Search').hover()
    await page.clock.runFor(100)
    await expect(tip(page)).toBeVisible()
    await page.mouse.down()
    await expect(tip(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a finger held for 700 ms shows a tooltip for 1500 ms', async ({ page, context }) => {
    await openWithStoppedClock(page)
    const { x = 0, y = 0 } = (await page.getByRole('link', { name: /^Call / }).boundingBox()) ?? {}
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }))
    await touch('touchStart', [{ x: x + 20, y: y + 20 }])
    await page.clock.runFor(699)
    await expect(tip(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip(page)).toContainText('Call ')
    await expect(tip(page)).toBeVisible()
    const { x: left = -1, width = 0 } = (await tip(page).boundingBox()) ?? {}
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(phone.width)
    await touch('touchEnd', [])
    await page.clock.runFor(1_499)
    await expect(tip(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(tip(page)).toBeHidden()
  })
})
