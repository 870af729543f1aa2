import { afterAll, beforeEach, expect, test } from 'vitest'
import type { StaffPicture } from '../../../contract/staff/media.ts'
import { addPicture } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { describePicture } from './describe-picture.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const client = openStaffClient({ db }, 'editor')
const hash = await addPicture(db, 'table')
const read = async () => (await answered(client.picture({ hash }))).picture
/** The picture as the page knows it, without alt text. */
let seen: StaffPicture

beforeEach(async () => {
  const { version, fileName, focalX, focalY } = await read()
  seen = await answered(client.savePicture({ hash, version, edit: { fileName, focalX, focalY, alt: '' } }))
})

const change = ({ alt, fileName }: { alt: string; fileName: string }) => {
  const { version, focalX, focalY } = seen
  return answered(client.savePicture({ hash, version, edit: { alt, fileName, focalX, focalY } }))
}

test('a picture that was renamed meanwhile gets its alt text, and keeps its new name', async () => {
  await change({ alt: '', fileName: 'oak-table.jpg' })
  await describePicture(client, seen, 'An oak table')
  expect(await read()).toMatchObject({ alt: 'An oak table', fileName: 'oak-table.jpg' })
})

test('alt text that somebody else wrote meanwhile is shown, not replaced', async () => {
  await change({ alt: 'A table of oak', fileName: 'table.jpg' })
  expect(await describePicture(client, seen, 'An oak table')).toMatchObject({ alt: 'A table of oak' })
  expect((await read()).alt).toBe('A table of oak')
})
