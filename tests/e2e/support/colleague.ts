import { type Browser, expect, type Page } from '@playwright/test'
import { fromOwnNetwork } from './own-network.ts'
import { readOrigin } from './staff-calls.ts'

export const colleaguePassword = 'thorn and ash and oak'

/** A seller who is signed in in another browser. */
export const hireSales = (browser: Browser, owner: Page, name: string) => addColleague(browser, owner, name, 'sales')

/** A colleague with the role of an editor. */
export const hireEditor = (browser: Browser, owner: Page, name: string) => addColleague(browser, owner, name, 'editor')

async function addColleague(browser: Browser, owner: Page, name: string, role: 'sales' | 'editor'): Promise<Page> {
  const origin = await readOrigin(owner)
  const headers = { origin, ...fromOwnNetwork() }
  const post = async (from: Page, path: string, data: object) => {
    const answer = await from.request.post(path, { data, headers })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const email = `${name.toLowerCase().replace(/\W/g, '-')}@shop.example`
  const { link } = await post(owner, '/api/staff/invitations', { name, email, role })
  const context = await browser.newContext({ baseURL: origin, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  const password = colleaguePassword
  await post(page, '/api/staff/sign-in/accept', { token: new URL(link).searchParams.get('token'), name, password })
  await post(page, '/api/auth/sign-in/email', { email, password })
  return page
}
