import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { type Look, LookStyle, ownLook, ownStyle, typePairings } from '../../contract/look/look.ts'
import { writeStyles } from '../../contract/look/styles.ts'
import { listFonts } from '../../contract/look/typefaces.ts'
import { addPicture } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { openStaffShop } from '../../tests/support/staff/staff-shop.ts'
import { pictures } from '../media/tables.ts'
import { Problem } from '../platform/problem.ts'
import { addressStyles, readLook, showLook } from './look.ts'
import { lookRoute } from './look-route.ts'
import { contentVersion } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })
const plum: Look = { ...ownLook, accent: '#6b2a4f', corner: 'round' }

const app = new Hono()
lookRoute(app)
app.onError((error, { text }) => text(error.message, error instanceof Problem ? (error.status as 404) : 500))

test('a shop begins with the default look, which pages do not mention', async () => {
  const { version, edit } = await answered(client.look())
  expect([version, edit]).toEqual([1, ownLook])
  expect(await showLook(db, await readLook(db))).toBeUndefined()
})

test('a look is saved under its version, is public, and can be undone from the history', async () => {
  const before = await answered(client.look())
  const [seen] = await db.select().from(contentVersion)
  const saved = await answered(client.saveLook({ version: before.version, edit: plum }))
  expect((await db.select().from(contentVersion))[0]?.version).toBe((seen?.version ?? 0) + 1)
  expect(await answered(client.look())).toEqual({ version: saved.version, edit: plum })
  expect(await statusOf(client.saveLook({ version: before.version, edit: ownLook }))).toBe(409)
  const { entries } = await answered(client.history({ entity: 'look', id: '1' }))
  expect(entries[0]).toMatchObject({ former: { accent: ownLook.accent }, state: { accent: plum.accent } })
  expect(entries[0]?.differences).toContainEqual(expect.objectContaining({ label: 'Corners', after: 'Round' }))
  await answered(client.saveLook({ version: saved.version, edit: ownLook }))
})

test.each([
  ['accent', 'red'],
  ['accent', '#12345'],
  ['paper', 'url(https://elsewhere.example)'],
  ['paper', '#fff;}body{display:none}'],
  ['corner', 'wavy'],
  ['header', ''],
])('%s %j is refused in a sentence at its field', async (field, value) => {
  const { version } = await answered(client.look())
  const answer = await client.saveLook({ version, edit: { ...ownLook, [field]: value } })
  expect(answer).toMatchObject({ status: 400, problem: { fields: { [`edit.${field}`]: expect.any(String) } } })
})

test('only owners see and change the look', async () => {
  const shop = await openStaffShop()
  try {
    for (const role of ['owner', 'editor', 'sales'] as const) {
      await shop.employ(role)
      const browser = await shop.enter(`${role}@shop.example`)
      const expected = role === 'owner' ? 200 : 403
      expect((await browser.call('look')).status, role).toBe(expected)
      expect((await browser.call('saveLook', { version: 1, edit: plum })).status, role).toBe(expected)
    }
  } finally {
    await shop.close()
  }
})

test('the stylesheet of any look is cached for good under its digest, and briefly under another digest', async () => {
  const address = addressStyles(LookStyle.parse(plum)) ?? ''
  const answer = await app.request(address)
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toContain('--color-green:#6b2a4f')
  const older = await app.request(address.replace(/look\/[^/]+/, 'look/0123456789'))
  expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  for (const wrong of ['/look/x/nothing.css', address.replace('round', 'wavy')]) {
    expect((await app.request(wrong)).status, wrong).toBe(404)
  }
})

test('the fonts of a pairing are shipped, and no other file is', async () => {
  for (const type of typePairings) {
    const { headings, text } = listFonts(type)
    for (const address of [headings, text]) {
      if (address === undefined) continue
      const font = await app.request(address)
      expect([font.status, font.headers.get('content-type')], address).toEqual([200, 'font/woff2'])
      expect(
        Buffer.from(await font.arrayBuffer())
          .subarray(0, 4)
          .toString(),
        address,
      ).toBe('wOF2')
      expect(writeStyles({ ...ownStyle, type })).toContain(`url("${address}")`)
    }
  }
  expect((await app.request('/look/fonts/look.woff2')).status).toBe(404)
  expect((await app.request('/look/fonts/..%2flook.woff2')).status).toBe(404)
})

test('a logo, an icon and a picture for shared links are public once saved, and need no styles', async () => {
  const [logoHash, iconHash, shareHash] = [
    await addPicture(db, 'Oak'),
    await addPicture(db, 'Ash'),
    await addPicture(db, 'Elm'),
  ]
  const { version } = await answered(client.look())
  await answered(client.saveLook({ version, edit: { ...ownLook, logoHash, iconHash, shareHash } }))
  const shown = await showLook(db, await readLook(db))
  expect(shown).toMatchObject({ logo: { hash: logoHash }, share: { hash: shareHash } })
  expect([shown?.stylesheet, shown?.icon?.includes(iconHash)]).toEqual([undefined, true])
})

test('a picture that is not in the library is refused', async () => {
  const { version, edit } = await answered(client.look())
  expect(await statusOf(client.saveLook({ version, edit: { ...edit, logoHash: 'a'.repeat(64) } }))).toBe(400)
})

test.each([
  ['1 pixel wide', { width: 1, height: 2000 }, /1 × 2000 pixels.*thin line/],
  ['1 pixel high', { width: 1280, height: 1 }, /1280 × 1 pixels.*thin line/],
  ['white on nothing', { placeholder: '#ffffff' }, /It is white/],
])('a logo that is %s is refused in a sentence at its field', async (name, facts, message) => {
  const logoHash = await addPicture(db, name)
  await db.update(pictures).set(facts).where(eq(pictures.hash, logoHash))
  const { version, edit } = await answered(client.look())
  const answer = await client.saveLook({ version, edit: { ...edit, logoHash } })
  expect(answer).toMatchObject({ status: 400, problem: { fields: { logoHash: expect.stringMatching(message) } } })
  // An icon may be white: it is shown on what the browser chooses.
  expect(await statusOf(client.saveLook({ version, edit: { ...edit, iconHash: logoHash } }))).toBe(200)
})

test('a wide wordmark and a tall sign are logos', async () => {
  const logoHash = await addPicture(db, 'wordmark')
  for (const [width, height] of [
    [1280, 80],
    [400, 1200],
  ]) {
    await db.update(pictures).set({ width, height }).where(eq(pictures.hash, logoHash))
    const { version, edit } = await answered(client.look())
    const saved = await answered(client.saveLook({ version, edit: { ...edit, logoHash } }))
    await answered(client.saveLook({ version: saved.version, edit: { ...edit, logoHash: null } }))
  }
})
