import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../server/platform/database.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'

const folder = join(import.meta.dirname, 'migrations')

/** A shop of the first release, with rows in every kind of table that later releases have changed. */
const firstRelease = `
  insert into categories (id, name, route_name) values (1, 'Sofas & Chairs', 'sofas-chairs');
  insert into sub_categories (uuid, category_id, name, route_name)
    values ('11111111-1111-4111-8111-111111111111', 1, 'Sofas', 'sofas');
  insert into products (uuid, name, status, sub_category_uuid)
    values ('22222222-2222-4222-8222-222222222222', 'Alder Sofa', 'published', '11111111-1111-4111-8111-111111111111');
  insert into variants (product_uuid, name, price_pence) values ('22222222-2222-4222-8222-222222222222', 'Sage', 129500);
  insert into enquiries (uuid, name, email, department, description)
    values ('33333333-3333-4333-8333-333333333333', 'Ada', 'ada@example.com', 'General Inquiry', 'Is it comfortable?');
  insert into outbox (message_id, enquiry_uuid, kind, to_address, subject, body)
    values ('<1@shop.example>', '33333333-3333-4333-8333-333333333333', 'enquiry', 'shop@shop.example', 'Sofa', 'Is it?');
  update site_settings set shop_name = 'Oak & Ash';`

test('a shop of the first release keeps everything when it is migrated', async () => {
  const old = await createTestDatabase('template1')
  onTestFinished(old.drop)
  await migrateDatabase(old.connection, await takeFirst(2))
  await old.sql.unsafe(firstRelease)
  await migrateDatabase(old.connection)

  const [sofa] = await old.sql`select p.name, price_pence from products p join variants v on v.product_uuid = p.uuid`
  expect(sofa).toEqual({ name: 'Alder Sofa', price_pence: 129_500 })
  const [mail] = await old.sql`select about_uuid, to_address, status from outbox`
  expect(mail).toEqual({
    about_uuid: '33333333-3333-4333-8333-333333333333',
    to_address: 'shop@shop.example',
    status: 'queued',
  })
  expect(await old.sql`select shop_name from site_settings`).toEqual([{ shop_name: 'Oak & Ash' }])

  const fresh = await createTestDatabase()
  onTestFinished(fresh.drop)
  expect(await describeTables(old.sql)).toEqual(await describeTables(fresh.sql))
})

/** The first `count` migrations, in a folder of their own. */
async function takeFirst(count: number): Promise<string> {
  const older = await mkdtemp(join(tmpdir(), 'showroom-older-'))
  onTestFinished(() => rm(older, { recursive: true }))
  await cp(folder, older, { recursive: true })
  const file = join(older, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: object[] }
  expect(journal.entries.length).toBeGreaterThan(count)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return older
}

const describeTables = async (sql: postgres.Sql) => ({
  columns: await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`,
  constraints: await sql`
    select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: await sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
})
