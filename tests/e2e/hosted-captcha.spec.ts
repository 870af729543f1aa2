import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { onFirstCall } from './support/intercepted-calls.ts'
import { openNewShop } from './support/other-shop.ts'
import { shortenTimeouts } from './support/short-timeouts.ts'
import { open } from './support/visit.ts'

/** A stand-in for hCaptcha's script: it renders a control that gives a value when it is used. */
const script = `window.hcaptcha = {
  render(place, { sitekey, callback }) {
    const control = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am human: ' + sitekey })
    control.onclick = () => callback('a value')
    place.append(control)
  },
}`

test('a hosted captcha loads on request, also after it failed or timed out, and is completed again after a refusal', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-hosted-'))
  const captcha = { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'key-of-the-shop', CAPTCHA_SECRET: 'secret' }
  const shop = await openNewShop(folder, { ...captcha, DEMO: 'none' })
  const asked: string[] = []
  await page.route('https://js.hcaptcha.com/**', (route) => {
    const times = asked.push(route.request().url())
    if (times === 1) return route.abort()
    // The second request is never answered.
    return times === 2 ? undefined : route.fulfill({ contentType: 'text/javascript', body: script })
  })
  const restoreTimeouts = await shortenTimeouts(page)
  await onFirstCall(page, '**/api/contact', (route) => route.fulfill({ status: 401, json: {} }))
  try {
    await open(page, `${shop.address}/contact`)
    const send = page.getByRole('button', { name: 'Send Request' })
    const check = page.getByRole('button', { name: 'Check that I am a person with hCaptcha' })
    const control = page.getByRole('button', { name: 'I am human: key-of-the-shop' })
    await page.getByLabel('Name').fill('Ada Byron')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
    await expect(check).toBeVisible()
    expect(asked).toEqual([])

    await check.click()
    const failure = page.getByRole('alert').filter({ hasText: 'The check by hCaptcha could not be loaded.' })
    await expect(failure).toBeVisible()
    await check.click()
    await expect(page.getByRole('button', { name: 'Loading the check by hCaptcha…' })).toBeFocused()
    await expect(failure).toBeHidden()
    await expect(failure).toBeVisible()
    await restoreTimeouts()
    await check.click()
    await expect(control).toBeVisible()
    await expect(check).toHaveCount(0)
    await expect(send).toBeDisabled()
    await control.click()
    await expect(send).toBeEnabled()

    await send.click()
    await expect(page.getByRole('alert')).toContainText('The check that you are a person was refused')
    await expect(send).toBeDisabled()
    await expect(page.getByLabel('How can we help?')).toHaveValue('Does the Alder come in green?')
    await check.click()
    await control.click()
    await expect(send).toBeEnabled()
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
})
