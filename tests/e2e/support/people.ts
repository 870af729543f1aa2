import { type Browser, expect, type Page } from '@playwright/test'

export const password = 'oak and ash and thorn'
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A new browser without a session. */
export const openBrowser = async (browser: Browser) =>
  (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()

/** Invites somebody as the owner and returns the link. */
export async function invite(page: Page, name: string, email: string, role: string): Promise<string> {
  await page.goto('/admin/people')
  await press(page, 'Invite somebody')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Role').selectOption({ label: role })
  await press(page, 'Create the link')
  const link = await page.getByLabel('The link to pass on').inputValue()
  await press(page, 'Done')
  return link
}

export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Join')
  await expect(heading(page)).toContainText('Hello')
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(secret)
  await press(page, 'Sign in')
}

export async function signOut(page: Page, name: string): Promise<void> {
  const listUsed = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('used-lately')))
  await page.goto('/admin/products')
  await expect.poll(listUsed).toHaveLength(1)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in | Admin')
  expect(await listUsed()).toEqual([])
}
