import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestArrivals } from '../../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { sharedReader } from '../../../tests/support/imports/shared-reader.ts'
import { ruth } from '../../../tests/support/staff/staff-client.ts'
import type { Bindings } from '../../serve.ts'
import { importRoutes } from './import-routes.ts'

const { db, storage, close } = await openTestMedia(await createTestDatabase())
afterAll(close)
const app = new Hono<Bindings>()
const requireStaff = async () => ({ member: { ...ruth, role: 'editor' as const } })
importRoutes(app, { db, storage, reader: sharedReader, arrivals: openTestArrivals(), requireStaff })

test('the outcomes of a file are downloaded under its name, whatever letters it has', async () => {
  const name = encodeURIComponent('Spring list – Łódź.csv')
  const sent = await app.request(`/api/staff/imports/file?name=${name}`, {
    method: 'POST',
    body: 'Name,Price\nAlder,10',
  })
  const { uuid } = await sent.json()
  const answer = await app.request(`/api/staff/imports/${uuid}/outcomes.csv`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const named = encodeURIComponent('Spring list – Łódź-outcomes.csv')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${named}`)
  expect(await answer.text()).toMatch(/^\ufeff?Line,Outcome,/)
})
