import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { pictureFilters } from '../../contract/staff/media.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { categories } from '../catalogue/tables.ts'
import { pictures } from '../media/tables.ts'
import { shopLook } from '../site/tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })

const moments = ['2030-01-01', '2030-01-02', '2030-01-03'].map((day) => new Date(day))
const maybe = (date: Date) => fc.constantFrom(null, null, null, date)
const anyPicture = fc.record({
  fileName: fc.constantFrom('Sofa.jpg', 'oak sofa.jpg', 'room.jpg'),
  alt: fc.constantFrom('', 'An Oak table', 'A sofa'),
  createdAt: fc.constantFrom(...moments),
  deletedAt: maybe(new Date('2030-02-01')),
  damagedAt: maybe(new Date('2030-02-02')),
})
const size = { type: 'image/webp', bytes: 10, width: 4, height: 3, placeholder: '#ffffff' }
const library = fc.sample(anyPicture, { numRuns: 320, seed: 7 }).map((picture, place) => ({
  ...picture,
  hash: (place * 7919).toString(16).padStart(64, '0'),
}))
const [logo, icon, inUse] = library.filter(({ deletedAt, alt }) => !deletedAt && alt === '').map(({ hash }) => hash)
await db.insert(pictures).values(library.map((picture) => ({ ...picture, ...size })))
await db.insert(shopLook).values({ id: 1 }).onConflictDoNothing()
await db.update(shopLook).set({ logoHash: logo ?? null, iconHash: icon ?? null })
await db.insert(categories).values({ name: 'Sofas', routeName: 'sofas', bannerHash: inUse ?? null })

type Listed = (typeof library)[number]
const meets: Record<(typeof pictureFilters)[number], (picture: Listed) => boolean> = {
  all: () => true,
  'no-alt': ({ alt, hash }) => alt === '' && hash !== logo && hash !== icon,
  unused: ({ hash }) => ![logo, icon, inUse].includes(hash),
  damaged: ({ damagedAt }) => damagedAt !== null,
}
const holds = ({ fileName, alt }: Listed, q: string) =>
  q.split(' ').every((word) => `${fileName}\n${alt}`.toLowerCase().includes(word.toLowerCase()))
const before = (one: Listed, other: Listed) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.hash < other.hash ? -1 : 1)

test('the library filters, counts and pages as a naive reader of all pictures does', async () => {
  const anyQuestion = fc.record({
    q: fc.constantFrom('', ' ', 'SOFA', 'oak', 'sofa oak', 'zzz'),
    show: fc.constantFrom(...pictureFilters),
    page: fc.integer({ min: 1, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(anyQuestion, async ({ q, show, page }) => {
      const list = await answered(client.pictures({ q, show, page }))
      const found = library.filter((picture) => picture.deletedAt === null && holds(picture, q.trim()))
      const counts = pictureFilters.map((name) => [name, found.filter(meets[name]).length])
      expect(list.counts).toEqual(Object.fromEntries(counts))
      const hashes = found
        .filter(meets[show])
        .toSorted(before)
        .map(({ hash }) => hash)
      expect(list).toMatchObject({ total: hashes.length, pageAmt: Math.max(1, Math.ceil(hashes.length / 60)) })
      expect(list.rows.map(({ hash }) => hash)).toEqual(hashes.slice((page - 1) * 60, page * 60))
    }),
    { numRuns: 120 },
  )
})
