import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { readProblem } from '../../tests/support/enquiries.ts'
import { findPage, listLivePages, previewPage } from './pages.ts'
import { pages } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

test('a hidden page is shown to staff alone, and one in the bin to nobody', async () => {
  const text = { body: 'We deliver.', fixed: false }
  await db.insert(pages).values([
    { ...text, id: 'shown', title: 'Shown', visible: true },
    { ...text, id: 'hidden', title: 'Hidden', visible: false },
    { ...text, id: 'gone', title: 'Gone', visible: true, deletedAt: new Date() },
  ])
  const notFound = { status: 404 }
  expect(await findPage(db, 'shown')).toMatchObject({ title: 'Shown' })
  for (const id of ['hidden', 'gone']) expect(await readProblem(findPage(db, id))).toMatchObject(notFound)
  expect(await previewPage(db, 'hidden')).toMatchObject({ title: 'Hidden', visible: true })
  expect(await readProblem(previewPage(db, 'gone'))).toMatchObject(notFound)
  const listed = (await listLivePages(db)).map(({ id }) => id)
  expect(listed).toContain('shown')
  expect(listed).not.toContain('hidden')
  expect(listed).not.toContain('gone')
})
