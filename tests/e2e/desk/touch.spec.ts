import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectRoomMade } from '../support/drag.ts'
import { phone } from '../support/visit.ts'

test.use({ hasTouch: true, isMobile: true, viewport: phone })

/** A finger, as the browser itself hears of it. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The handles are not there.')
  const [x, top, bottom] = [start.x + start.width / 2, start.y + start.height / 2, end.y + end.height / 2]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', top)
  for (let step = 1; step <= 10; step++) await touch('touchMove', top + ((bottom - top) * step) / 10)
  await expectRoomMade(to)
  await touch('touchEnd')
}

test('brands are put in another order by a finger, and by the buttons beside', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'Change the order' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Change the order' })
  const handles = dialog.getByRole('button', { name: /: place \d+ of/ })
  const names = () => handles.evaluateAll((all) => all.map((one) => /^Move (.*): place/.exec(one.ariaLabel ?? '')?.[1]))
  const [first, second, third, ...rest] = await names()
  await dialog.getByRole('button', { name: `Move ${second} up`, exact: true }).tap()
  await expect.poll(names).toEqual([second, first, third, ...rest])
  await dragByTouch(page, handles.nth(0), handles.nth(2))
  await expect.poll(names).toEqual([first, third, second, ...rest])
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
})
