import { expect, type Page, test } from '@playwright/test'
import { beKnown, open, openAsleep, openFoundSofa, phone, untilHydrated, watch } from './support/visit.ts'

test.use({ viewport: phone })

/** Replaces each text by an element, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript')) continue
      const font = document.createElement('font')
      font.textContent = text.nodeValue
      text.parentNode?.replaceChild(font, text)
    }
  })

test('a page that the browser has translated stays when its texts change', async ({ page }) => {
  const { faults } = watch(page)
  await beKnown(page)
  await openFoundSofa(page)
  await translate(page)
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('300')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#product')).toContainText('It fits with')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
  await translate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Hob & Lantern' }).click()
  await expect(page).toHaveURL('/')
  expect(faults).toEqual([])
})

test('a translated page names the day whose times it offers', async ({ page }) => {
  await beKnown(page)
  await open(page, '/visit')
  const days = page.getByRole('group', { name: 'Which day suits you?' }).getByRole('radio', { disabled: false })
  await expect(days.first()).toBeChecked()
  await translate(page)
  await days.nth(2).check()
  const name = (await days.nth(2).getAttribute('aria-label')) ?? ''
  const times = page.getByRole('group', { name: new RegExp(`^${name}`) })
  await times.getByRole('radio', { disabled: false }).first().check()
  await expect(page.getByText(`Your visit: ${name} at`)).toBeVisible()
  await expect(page.getByText('Please choose a time above.')).toHaveCount(0)
})

test('a page that is translated before its scripts start keeps its styles and works', async ({ page }) => {
  await beKnown(page)
  const wake = await openAsleep(page, '/visit')
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const styled = await font()
  await translate(page)
  wake()
  await untilHydrated(page)
  const day = page.getByRole('group', { name: 'Which day suits you?' }).getByRole('radio', { disabled: false }).nth(2)
  await day.check()
  await expect(page.getByRole('group', { name: new RegExp(`^${await day.getAttribute('aria-label')}`) })).toBeVisible()
  expect(await font()).toBe(styled)
})
