import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { uploadPicture } from '../media/pictures.ts'

const { db, media, close } = await openTestMedia(await createTestDatabase())
afterAll(close)
const client = openStaffClient({ db, media })

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** A rectangle of one colour on a transparent background, with wide margins. */
const drawSign = (colour: string, width = 80, height = 20) =>
  sharp({ create: { width: 640, height: 160, channels: 4, background: clear } })
    .composite([{ input: { create: { width, height, channels: 3, background: colour } } }])
    .png()
    .toBuffer()
const drawPlain = (colour: string) =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function choose(bytes: Buffer) {
  const { hash: logoHash } = await uploadPicture(db, media, { bytes, fileName: 'logo.png', alt: '' })
  const { version, edit } = await answered(client.look())
  return client.saveLook({ version, edit: { ...edit, logoHash } })
}

test.each([
  ['plain and nearly white', () => drawPlain('#f5f5f0')],
  ['nearly white on a transparent background', () => drawSign('#f5f5f0', 600, 140)],
])('a logo that is %s is refused at its field', async (_, draw) => {
  const fields = { logoHash: expect.stringMatching(/as light as the top of the shop/) }
  expect(await choose(await draw())).toMatchObject({ status: 400, problem: { fields } })
})

test.each([
  ['small and dark', () => drawSign('#26241f')],
  ['gold', () => drawSign('#c9a227')],
  ['orange', () => drawPlain('#f28c28')],
])('a logo that is %s is accepted', async (_, draw) => {
  expect(await choose(await draw())).toMatchObject({ version: expect.any(Number) })
})
