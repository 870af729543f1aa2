import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSecretBox } from '../../platform/secret-box.ts'
import { mailServers } from '../tables.ts'
import { checkSenderDomain } from './domain-checks.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
})

const check = (mail: { smtpUrl?: string; from?: string } = {}) => {
  const config = { smtpUrl: undefined, from: undefined, internalHosts: [], dnsServer: undefined, ...mail }
  return checkSenderDomain({ db, box: openSecretBox('secret'), config }, async (name) => {
    asked.push(name)
    return { state: 'none' }
  })
}
const type = (typed: Partial<typeof mailServers.$inferInsert>) =>
  db.update(mailServers).set(typed).where(eq(mailServers.use, 'sending'))

test('without a mail server or a sender nothing is looked up', async () => {
  expect(await check()).toEqual({ domain: '', findings: [] })
  expect(await check({ from: 'hello@oak.example' })).toEqual({ domain: '', findings: [] })
  expect(await check({ smtpUrl: 'smtp://mail.oak.example' })).toEqual({ domain: '', findings: [] })
  expect(asked).toEqual([])
})

test('the domain that staff typed is looked up, with the selector of its key', async () => {
  await type({ host: 'smtp.gmail.com', address: 'hello@Oak.example', dkimSelector: 's1' })
  const { domain, findings } = await check()
  expect([domain, findings.map((each) => each.check)]).toEqual(['oak.example', ['spf', 'dkim', 'dmarc']])
  expect(asked.toSorted()).toEqual(['_dmarc.oak.example', 'oak.example', 's1._domainkey.oak.example'])
  expect(findings[0]?.add).toEqual({ name: 'oak.example', value: 'v=spf1 include:_spf.google.com ~all' })
})

test('server and sender of the environment come first', async () => {
  await type({ host: 'smtp.gmail.com', address: 'hello@oak.example' })
  const { domain, findings } = await check({ smtpUrl: 'smtp://192.0.2.7:587', from: 'Oak <hello@env.example>' })
  expect(domain).toBe('env.example')
  expect(findings[0]?.add).toEqual({ name: 'env.example', value: 'v=spf1 ip4:192.0.2.7 ~all' })
  expect(findings[2]?.add?.value).toBe('v=DMARC1; p=none; rua=mailto:hello@env.example')
})
