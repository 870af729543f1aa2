import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readCode } from '../../support/staff/authenticator.ts'
import { findFaults } from '../support/axe.ts'
import { openNewShop } from '../support/other-shop.ts'
import { desktop, phone } from '../support/visit.ts'

const owner = { name: 'Ruth Hob', email: 'ruth@shop.example', password: 'oak and ash and thorn' }

test('an owner who lacks the required authenticator app can open only their account', async ({ browser }) => {
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-owners-'))
  const shop = await openNewShop(folder, { DEMO: 'none', OWNERS_NEED_CODE_FROM: '2026-01-01' })
  try {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const page = await context.newPage()
    await page.goto(shop.ownerLink)
    await page.getByLabel('Your name').fill(owner.name)
    await page.getByLabel('Email address').fill(owner.email)
    await page.getByLabel('Password').fill('Ruth-Hob-2026')
    await page.getByRole('button', { name: 'Create the owner' }).click()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/made of the shop’s name, your name/)
    await expect(page.getByLabel('Your name')).toHaveValue(owner.name)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Create the owner' }).click()

    const bar = page.getByRole('region', { name: 'An authenticator app is needed' })
    await expect(bar).toContainText('Set it up below')
    await expect(page).toHaveURL(`${shop.address}/admin/account`)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await findFaults(page)).toEqual([])
    }
    await page.goto(`${shop.address}/admin/people`)
    await expect(page).toHaveURL(`${shop.address}/admin/account`)

    await page.getByRole('button', { name: 'Set it up', exact: true }).click()
    await page.getByLabel('Your password').fill(owner.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = await page.locator('code').textContent()
    await page.getByLabel(/six digits/).fill(readCode(key ?? ''))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(bar).toHaveCount(0)
    await page.goto(`${shop.address}/admin/people`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
    await context.close()
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
})
