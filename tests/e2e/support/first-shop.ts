import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { expectNoFaults } from './axe.ts'
import { openNewShop } from './other-shop.ts'
import { beKnown, desktop, open, phone } from './visit.ts'

export type FirstShop = Awaited<ReturnType<typeof openFirstShop>>

/** A shop that nobody has set up yet, and the mail server that receives its mails. */
export async function openFirstShop() {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-first-hour-'))
  const shop = await openNewShop(folder, { INTERNAL_MAIL_HOSTS: '127.0.0.1' })
  const mailServer = await startMailServer()
  return {
    ...shop,
    mailServer,
    close: async () => {
      await shop.close()
      await mailServer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Expects that shoppers see nothing of the demonstration any more, at both widths. */
export async function expectOwnShop(stranger: Page): Promise<void> {
  await beKnown(stranger)
  const main = stranger.getByRole('main')
  const pages: Record<string, (() => Promise<void>) | undefined> = {
    '/latest-products': () => expect(main.getByText('Larch Sofa').first()).toBeVisible(),
    '/special-offers': undefined,
    '/find-us': undefined,
    '/terms': () => expect(main).toContainText('We deliver in the valley.'),
    '/': async () => {
      await expect(stranger.getByRole('heading', { name: 'Made in the valley', includeHidden: true })).toBeAttached()
      await expect(stranger.locator('link[rel=stylesheet][href^="/look/"]')).toHaveCount(1)
    },
  }
  for (const [path, expectOwn] of Object.entries(pages)) {
    await open(stranger, path)
    for (const viewport of [phone, desktop]) {
      await stranger.setViewportSize(viewport)
      await expect(stranger.getByText('Hob & Lantern')).toHaveCount(0)
      await expectNoFaults(stranger)
      await expectOwn?.()
    }
  }
}
