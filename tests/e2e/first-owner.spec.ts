import { expect, test } from '@playwright/test'
import { findFaults } from './support/axe.ts'
import { open } from './support/visit.ts'

const owner = { name: 'Ruth Hob', email: 'ruth@shop.example', password: 'oak and ash and thorn' }

test('the first owner creates an account by the link, signs out, and signs in again', async ({ page }) => {
  await page.goto(process.env.OWNER_LINK ?? 'no link was printed')
  await expect(page).toHaveTitle('Welcome | Admin')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await findFaults(page)).toEqual([])
  await page.getByLabel('Your name').fill(owner.name)
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Create the owner' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${owner.name}`)
  expect(await findFaults(page)).toEqual([])

  await page.getByRole('button', { name: owner.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in | Admin')
  expect(await findFaults(page)).toEqual([])
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The email address or password is wrong.')
  await expect(page.getByLabel('Email address')).toHaveValue(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${owner.name}`)
  // The journeys of the back office start with this session.
  await page.context().storageState({ path: 'test-results/owner.json' })

  await page.goto(process.env.OWNER_LINK ?? '')
  await page.getByLabel('Your name').fill('Somebody Else')
  await page.getByLabel('Email address').fill('else@shop.example')
  await page.getByLabel('Password').fill('thorn and ash and oak')
  await page.getByRole('button', { name: 'Create the owner' }).click()
  await expect(page.getByRole('alert')).toHaveText('Start the shop again to get a fresh one.')
})

test('the back office opens only after signing in', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveTitle('Sign in | Admin')
})

test('the back office has its own layout, and shoppers load none of its code', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const adminAssets = () => asked.filter((path) => path.startsWith('/assets/admin'))
  await page.goto('/admin/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect.poll(adminAssets).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)])
  asked.length = 0
  for (const path of ['/', '/contact']) {
    await open(page, path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect(asked.filter((path) => path.endsWith('.js'))).not.toEqual([])
  expect(adminAssets()).toEqual([])
})
