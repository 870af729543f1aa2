import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PictureEdit } from '../../contract/staff/media.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { hashOf, storeMedia } from '../../tests/support/files/stored-media.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { aVariant, staffIn } from '../../tests/support/staff/staff-edits.ts'
import { brands, categories, products, ranges } from '../catalogue/tables.ts'
import { files, pictures } from '../media/tables.ts'
import { audit, listingInfos, shopLook } from '../site/tables.ts'
import { popups, slides } from './tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { make, makePublished, readRow, readVersion } = staffIn(db)

const { put, putFile } = storeMedia(db)

beforeEach(async () => {
  await db.execute(
    sql`truncate ${sql.join([products, brands, ranges, categories, slides, popups, listingInfos, pictures, files, audit], sql`, `)} cascade`,
  )
  // Emptied as well, because it names pictures.
  await db.insert(shopLook).values({ id: 1 })
})

const lettersOf = (answer: { rows: { hash: string }[] }) => answer.rows.map(({ hash }) => hash[0]).join('')
const find = async (asked: Parameters<typeof client.pictures>[0]) => lettersOf(await answered(client.pictures(asked)))

describe('the media library', () => {
  test('lists the newest first and finds every word, in names and alt texts', async () => {
    await put('a', 'IMG_1.jpg', 'An oak table')
    await put('b', 'oak 100%.jpg', 'A table of ash')
    await put('c', 'sofa.jpg')
    expect(await find({})).toBe('cba')
    expect(await find({ q: ' OAK  table ' })).toBe('ba')
    expect(await find({ q: '100%' })).toBe('b')
    expect(await find({ q: 'G_1' })).toBe('a')
    expect(await find({ q: '%' })).toBe('b')
    expect(await find({ q: "'; drop table pictures --" })).toBe('')
    expect(await find({ show: 'no-alt' })).toBe('c')
  })

  test('lists media damaged in storage, and the overview counts them', async () => {
    const [picture, file] = [await put('a'), await putFile('c')]
    await put('b')
    await db.update(pictures).set({ damagedAt: new Date() }).where(eq(pictures.hash, picture))
    await db.update(files).set({ damagedAt: new Date() })
    expect(await answered(client.pictures({ show: 'damaged' }))).toMatchObject({
      counts: { all: 2, damaged: 1 },
      rows: [{ hash: picture, damaged: true }],
    })
    expect(await answered(client.files({ show: 'damaged' }))).toMatchObject({ rows: [{ hash: file, damaged: true }] })
    expect((await answered(client.overview())).catalogue?.damaged).toEqual({ picture: 1, file: 1 })
  })

  test('filters used and unused pictures', async () => {
    const [used, unused] = [await put('a'), await put('b')]
    await make({ pictures: [used], variants: [aVariant({ pictures: [used] })] })
    const answer = await answered(client.pictures({}))
    expect(answer).toMatchObject({ total: 2, pageAmt: 1, counts: { all: 2, 'no-alt': 2, unused: 1 } })
    expect(answer.rows.map(({ hash, useCount }) => [hash, useCount])).toEqual([
      [unused, 0],
      [used, 1],
    ])
    expect(await find({ show: 'unused' })).toBe('b')
  })

  test('a picture that one record of any kind shows is used', async () => {
    const [own, variant, text, banner] = [await put('a'), await put('b'), await put('c'), await put('d')]
    await put('e')
    const description = `![](/media/${text}-640.webp)`
    await make({ pictures: [own], variants: [aVariant({ pictures: [variant], description })] })
    await db.insert(ranges).values({ name: 'Oak', routeName: 'oak', bannerHash: banner })
    expect(await find({ show: 'unused' })).toBe('e')
    expect((await answered(client.pictures({}))).counts.unused).toBe(1)
  })

  test('has pages of sixty', async () => {
    const one = await put('a')
    await db.execute(sql`insert into pictures (hash, file_name, type, bytes, width, height, placeholder)
      select lpad(to_hex(i), 64, '0'), 'x', type, bytes, width, height, placeholder
      from pictures, generate_series(1, 60) as i where hash = ${one}`)
    expect((await answered(client.pictures({}))).rows).toHaveLength(60)
    const second = await answered(client.pictures({ page: 2 }))
    expect(second).toMatchObject({ total: 61, pageAmt: 2, rows: [{ hash: expect.any(String) }] })
  })

  test('lists files as well', async () => {
    const [used, unused] = [await putFile('a'), await putFile('b', 'swatches.pdf')]
    await make({ files: [{ uuid: null, fileHash: used, name: 'Care' }] })
    expect(lettersOf(await answered(client.files({ show: 'unused' })))).toBe('b')
    expect(lettersOf(await answered(client.files({ q: 'care' })))).toBe('a')
    expect(await answered(client.chosenFiles({ hashes: `${used},${unused}` }))).toHaveLength(2)
    expect((await answered(client.file({ hash: used }))).uses).toMatchObject([{ kind: 'product', part: 'Files' }])
  })

  test('returns pictures by their hashes', async () => {
    const hash = await put('a')
    expect(await answered(client.chosenPictures({ hashes: `${hash},${hashOf('9')}` }))).toMatchObject([
      { hash, version: 1 },
    ])
    expect(await answered(client.chosenPictures({ hashes: '' }))).toEqual([])
    expect(await statusOf(client.chosenPictures({ hashes: 'everything' }))).toBe(400)
  })
})

describe('an edit of a picture', () => {
  const edit: PictureEdit = { alt: ' A green sofa ', fileName: 'sofa.jpg', focalX: 0.25, focalY: 1 }

  test('reaches every product that shows it, and no other', async () => {
    const hash = await put('a')
    const uuid = await makePublished({ pictures: [hash] })
    const ofVariant = await makePublished({ name: 'Bench', variants: [aVariant({ pictures: [hash] })] })
    const other = await makePublished({ name: 'Chair' })
    const untouched = await readRow(other)
    const saved = await answered(client.savePicture({ hash, version: 1, edit }))
    expect(saved).toMatchObject({ alt: 'A green sofa', focalX: 0.25, focalY: 1, version: 2, fileName: 'sofa.jpg' })
    const version = await readVersion()
    expect((await readRow(uuid)).changedIn).toBe(version)
    expect((await readRow(ofVariant)).changedIn).toBe(version)
    expect(await readRow(other)).toEqual(untouched)
  })

  test('changes nothing when its form is saved unchanged', async () => {
    const hash = await put('a', 'a.jpg', 'Sofa')
    await answered(client.savePicture({ hash, version: 1, edit: { ...edit, focalX: 0.3, focalY: 0.7 } }))
    const form = await answered(client.picture({ hash }))
    await answered(client.savePicture({ hash, version: form.version, edit: form.edit }))
    expect((await answered(client.picture({ hash }))).edit).toEqual(form.edit)
  })

  test('is refused when somebody else has edited it since', async () => {
    const hash = await put('a')
    await answered(client.savePicture({ hash, version: 1, edit }))
    expect(await statusOf(client.savePicture({ hash, version: 1, edit: { ...edit, alt: 'Other' } }))).toBe(409)
    expect(await statusOf(client.savePicture({ hash, version: 2, edit: { ...edit, focalX: 1.01 } }))).toBe(400)
    expect(await statusOf(client.savePicture({ hash: hashOf('9'), version: 1, edit }))).toBe(404)
  })

  test('strips folders from its name', async () => {
    const hash = await put('a')
    const saved = await answered(
      client.savePicture({ hash, version: 1, edit: { ...edit, fileName: '../../etc/a.JPG' } }),
    )
    expect(saved.fileName).toBe('a.jpg')
  })
})

describe('a deleted picture', () => {
  test('is restored as it was', async () => {
    const hash = await put('a', 'a.jpg', 'Sofa')
    await answered(client.deletePicture({ hash, version: 1 }))
    expect(await find({})).toBe('')
    await answered(client.restorePicture({ hash }))
    expect((await answered(client.pictures({}))).rows).toMatchObject([{ hash, alt: 'Sofa' }])
    const entries = await db.select().from(audit).where(eq(audit.entityId, hash))
    expect(entries.map(({ action }) => action)).toEqual(['bin', 'restore'])
  })

  test('reaches every process, and so does its return', async () => {
    const hash = await put('a')
    const versions = [await readVersion()]
    await answered(client.deletePicture({ hash, version: 1 }))
    versions.push(await readVersion())
    await answered(client.restorePicture({ hash }))
    versions.push(await readVersion())
    const [first = 0] = versions
    expect(versions).toEqual([first, first + 1, first + 2])
  })

  test('is refused while something shows it, which is named', async () => {
    const hash = await put('a')
    await make({ name: 'Alder Sofa', pictures: [hash] })
    const answer = await client.deletePicture({ hash, version: 1 })
    expect(answer).toMatchObject({ status: 409, problem: { reason: expect.stringContaining('Alder Sofa') } })
    expect(await find({})).toBe('a')
  })

  test('is refused while only something in the bin shows it, which could be restored', async () => {
    const hash = await put('a')
    await db.insert(brands).values({ name: 'Fernhollow', logoHash: hash, deletedAt: new Date() })
    const reason = 'This picture is used by Fernhollow (in the bin). Please remove it there first.'
    expect(await client.deletePicture({ hash, version: 1 })).toMatchObject({ status: 409, problem: { reason } })
    expect(await find({})).toBe('a')
  })

  test('is refused while a record without a name shows it, which is named by its kind', async () => {
    const hash = await put('a')
    await db.insert(listingInfos).values({ key: 'clearance', pageTitle: '', bannerHash: hash })
    const reason = 'This picture is used by a listing page. Please remove it there first.'
    expect(await client.deletePicture({ hash, version: 1 })).toMatchObject({ status: 409, problem: { reason } })
  })
})
