import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

test.use({ storageState: { cookies: [], origins: [] } })

test('the second shop opens and gets an owner', async ({ request, baseURL }) => {
  test.setTimeout(120_000)
  const readLink = async () =>
    /Create the owner\s+(\S+)\s/.exec(await readFile('test-results/second-shop.txt', 'utf8'))?.[1] ?? ''
  await expect.poll(readLink, { timeout: 100_000 }).toContain('token=')
  const token = new URL(await readLink()).searchParams.get('token')
  const post = async (path: string, data: object) =>
    expect((await request.post(path, { data, headers: { origin: baseURL ?? '' } })).status(), path).toBe(200)
  const owner = { email: 'ruth@shop.example', password: 'oak and ash and thorn' }
  await post('/api/staff/owner', { ...owner, token, name: 'Ruth Hob' })
  await post('/api/auth/sign-in/email', owner)
  expect(await (await request.get('/api/login')).text()).toContain('Ruth Hob')
  await request.storageState({ path: 'test-results/second-owner.json' })
})
