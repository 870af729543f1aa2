import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMailTests, smtp } from '../../../tests/support/mail/outbox.ts'
import { claimNext, postpone, readLease } from '../queue/lease.ts'
import { mailQueue, markDelivered } from './queue.ts'

const { db, openServer, openOutbox, queue, readRow, statuses } = await openMailTests()

test('a mail of a killed process is sent by another', async () => {
  const server = await openServer()
  await queue('a@example.com')
  expect(await claimNext(db, mailQueue, 300)).toMatchObject({ toAddress: 'a@example.com', attempts: 1 })
  expect(await claimNext(db, mailQueue, 300)).toBeUndefined()
  openOutbox(smtp(server.url), { pollMs: 20 })
  await expect.poll(statuses).toEqual(['sent'])
  expect(await readRow()).toMatchObject({ attempts: 2 })
})

test('a slow process does not overwrite the result of another', async () => {
  await queue('a@example.com')
  const claimed = await claimNext(db, mailQueue, 300)
  if (!claimed) throw new Error('No mail was due.')
  await markDelivered(db, claimed.id, 'sent')
  await postpone(db, mailQueue, readLease(mailQueue, claimed), { delayMs: 0, reason: 'too slow' })
  expect(await readRow()).toMatchObject({ status: 'sent', lastError: null })
})

test('several processes share the work, and each mail is sent once', async () => {
  const server = await openServer()
  const addresses = Array.from({ length: 120 }, () => `${randomUUID()}@example.com`)
  for (let process = 0; process < 3; process++) openOutbox(smtp(server.url))
  await queue(...addresses)
  await expect.poll(async () => new Set(await statuses()), { timeout: 10_000 }).toEqual(new Set(['sent']))
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(addresses.sort())
})

test('closing waits for the mail on its way and begins no other', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = await openServer({ beforeTaking: () => gate })
  const { close } = openOutbox(smtp(server.url), { lanes: 1 })
  await queue('first@example.com', 'second@example.com')
  await expect.poll(server.attempts).toBe(1)
  const closing = close().then(statuses)
  await queue('third@example.com')
  letGo()
  expect(await closing).toEqual(['sent', 'queued', 'queued'])
  expect(server.attempts()).toBe(1)
})

const listeners = sql`pg_stat_activity where datname = current_database() and query ilike 'listen%'`
const findListeners = () => db.execute(sql`select pid from ${listeners}`)
const cutListeners = () => db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)

test('a mail is sent at the next poll while notices are cut off', async () => {
  const server = await openServer()
  openOutbox(smtp(server.url), { pollMs: 50 })
  await expect.poll(cutListeners).not.toHaveLength(0)
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['sent'])
})

test('notices arrive again after any number of cuts', async () => {
  const server = await openServer()
  openOutbox(smtp(server.url))
  const cutUntil = performance.now() + 1500
  while (performance.now() < cutUntil) await cutListeners()
  await expect.poll(findListeners).toHaveLength(1)
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['sent'])
})
