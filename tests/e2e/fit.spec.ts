import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoFaults } from './support/axe.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

const sofas = '/store/sofas-chairs/sofas'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Will it fit?' })
const ask = (page: Page) => page.getByRole('link', { name: 'Will it fit?' })

async function findSofa(page: Page, name = 'Cloud Boucle Sofa'): Promise<string> {
  await page.goto(sofas)
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? ''
}

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('measurements are typed once, judged for all options, and kept for every product', async ({ page }) => {
      await beKnown(page)
      await open(page, await findSofa(page))
      await ask(page).click()
      const space = panel(page).getByRole('group', { name: 'Your space' })
      const verdict = panel(page).getByRole('status')
      await space.getByLabel('Width').fill('6ft 11')
      await expect(space).toContainText('210.82 cm')
      await expect(verdict).toContainText('No: 10 cm too wide for the space. It would fit with the arms off.')
      await space.getByLabel('Width').fill('2.4 m')
      await expect(verdict).toContainText('It fits with 20 cm to spare.')
      await panel(page).getByRole('group', { name: 'The narrowest door' }).getByLabel('Width').fill('76')
      await expect(verdict).toContainText(
        'Tight: 1 cm to spare through a 76 cm door, with the legs off, carried on its back.',
      )
      await expect(
        panel(page).getByRole('img', { name: /in your space, 240 cm wide.*a door of 76 × 198 cm/ }),
      ).toBeVisible()
      await expect(
        panel(page).getByRole('region', { name: 'All options' }).getByText('Tight', { exact: true }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await expect(ask(page)).toBeFocused()
      await expect(page.locator('#product')).toContainText('Tight: 1 cm to spare through a 76 cm door')
      await expectNoFaults(page)

      await open(page, await findSofa(page, 'Alder 3 Seater Sofa'))
      await expect(page.locator('#product')).toContainText('It fits with 5 cm to spare')
      await ask(page).click()
      await panel(page).getByRole('button', { name: 'Forget my measurements' }).click()
      await expect(verdict).toContainText('One is enough to begin.')
      await expect(panel(page).getByRole('link', { name: 'How to measure' })).toBeFocused()
      await expect(space.getByLabel('Width')).toHaveValue('')
      expect(await page.evaluate(() => 'home_measures' in localStorage)).toBe(false)
    })

    test('a list filters by the kept measurements, which are in its address and shown as chips', async ({ page }) => {
      await beKnown(page)
      await page.addInitScript(() => localStorage.setItem('home_measures', '{"spaceWidth":213.5,"doorWidth":78}'))
      await open(page, sofas)
      const all = await page.locator('#products li').count()
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.locator('#filters summary', { hasText: 'Fits my space' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Use my saved measurements' }).click()
      await expect(page).toHaveURL(`${sofas}?spaceWidth=210&doorWidth=75`)
      await expect(page.locator('#filters').getByLabel('Width', { exact: true })).toHaveValue('210')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('#filters')).toContainText(
        /products? (is|are) left out, as we do not know|We know the dimensions/,
      )
      await page.locator('#filters').getByLabel('Ceiling').press('Escape')
      const chips = page.getByRole('list', { name: 'Chosen filters' })
      await expect(chips.getByRole('link', { name: 'Remove filter Fits a space 210 cm wide' })).toBeVisible()
      expect(await page.locator('#products li').count()).toBeLessThan(all)
      await expect(page.locator('#products')).toContainText('Alder 3 Seater')
      await expect(page.locator('#products')).not.toContainText('Cloud Boucle Sofa')
      await chips.getByRole('link', { name: 'Remove filter Fits through a door 75 cm wide' }).click()
      await expect(page).toHaveURL(`${sofas}?spaceWidth=210`)
      await chips.getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL(sofas)
    })
  })
}

test('the sheet says how to measure, is reached from the panel, and fits one printed page', async ({ page }) => {
  await beKnown(page)
  await open(page, await findSofa(page))
  await ask(page).click()
  await panel(page).getByRole('link', { name: 'How to measure' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How to measure' })).toBeVisible()
  await expect(page.getByRole('img', { name: /C the depth/ })).toBeVisible()
  await expectNoFaults(page)
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('‘Will it fit?’ leads to the sheet, and the filter is part of the form', async ({ page }) => {
    await page.goto(await findSofa(page))
    await ask(page).click()
    await expect(page).toHaveURL('/how-to-measure')
    await page.goto(`${sofas}?spaceWidth=213.7`)
    await expect(page.getByRole('link', { name: 'Remove filter Fits a space 210 cm wide' })).toBeVisible()
  })
})
