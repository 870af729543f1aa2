import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { hireEditor } from '../support/colleague.ts'
import { cut } from '../support/intercepted-calls.ts'
import { desktop, phone } from '../support/visit.ts'

/** A device that stores passkeys and verifies its user. */
async function plugInDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const facts = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const options = { ...facts, isUserVerified: true, automaticPresenceSimulation: true }
  await session.send('WebAuthn.addVirtualAuthenticator', { options })
}

test('a passkey is added, signs in alone, and is removed', async ({ page, browser }) => {
  const ida = await hireEditor(browser, page, 'Ida Dell')
  await plugInDevice(ida)
  await ida.goto('/admin/account')
  await ida.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = ida.getByRole('dialog')
  await dialog.getByLabel('Name of the passkey').fill('Ida’s laptop')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('That is not your password.')
  await expect(dialog.getByLabel('Name of the passkey')).toHaveValue('Ida’s laptop')
  await dialog.getByLabel('Your password').fill('thorn and ash and oak')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(ida.getByRole('list', { name: 'Passkeys' })).toContainText('Ida’s laptop')
  for (const viewport of [phone, desktop]) {
    await ida.setViewportSize(viewport)
    expect(await findFaults(ida)).toEqual([])
  }

  await ida.getByRole('button', { name: 'Ida Dell' }).click()
  await ida.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(ida).toHaveTitle('Sign in | Admin')
  expect(await findFaults(ida)).toEqual([])
  const reconnect = await cut(ida, '**/api/auth/passkey/**')
  await ida.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(ida.getByRole('alert')).toContainText('The shop could not be reached just now.')
  reconnect()
  await ida.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(ida.getByRole('heading', { level: 1 })).toHaveText('Hello, Ida Dell')

  await ida.goto('/admin/account')
  await ida.getByRole('button', { name: 'Remove Ida’s laptop' }).click()
  await ida.getByRole('dialog').getByLabel('Your password').fill('thorn and ash and oak')
  await ida.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(ida.getByText('The passkey is removed')).toBeVisible()
  await expect(ida.getByRole('list', { name: 'Passkeys' })).toHaveCount(0)
  await ida.context().clearCookies()
  await ida.goto('/admin/sign-in')
  await ida.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(ida.getByRole('alert')).toContainText('This shop does not know that passkey')
})
