import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Failure } from '../../../../contract/errors.ts'
import { blankVariant, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { StaffPicture } from '../../../../contract/staff/media.ts'
import { PicturesField } from '../../form/fields/pictures-field.tsx'
import type { UploadQueue } from '../../media/upload-queue.ts'
import { addPicture } from './change-variant.ts'
import { keepVariantUploads } from './variant-uploads.ts'

const sage = { ...blankVariant, uuid: 'a', name: 'Sage' }
const rust = { ...blankVariant, uuid: 'b', name: 'Rust' }
const oat = { ...blankVariant, name: 'Oat' }
const teal = { ...blankVariant, name: 'Teal' }
const picture = { hash: 'front' } as StaffPicture
const lost: Failure = { status: 0, problem: { title: 'Not saved', reason: 'The shop could not be reached.' } }

/** A form whose uploads succeed or fail when the test says so. */
function openForm(...variants: VariantEdit[]) {
  let now = variants
  const waiting: ((answer: StaffPicture | Failure) => void)[] = []
  const uploads = keepVariantUploads({
    send: () => new Promise((resolve) => waiting.push(resolve)),
    read: () => now,
    onKept: ({ hash }, place) => {
      now = addPicture(now, place, hash)
    },
  })
  return {
    uploads,
    begin: (place: number) => uploads.ofVariant(place).add([new File(['x'], 'front.jpg')]),
    change: (next: VariantEdit[]) => {
      now = next
      uploads.follow()
    },
    answer: async (answer: StaffPicture | Failure) => {
      waiting.shift()?.(answer)
      await new Promise((resolve) => setImmediate(resolve))
    },
    illustrated: () => now.filter(({ pictures }) => pictures.length > 0).map(({ name }) => name),
  }
}

const bound = { name: 'pictures', label: 'Pictures', value: [], problems: {}, onChange: () => undefined }
const drawField = (queue: UploadQueue) => renderToStaticMarkup(<PicturesField bound={bound} queue={queue} />)

test('a drawer that is opened again shows the upload in progress, and then its failure', async () => {
  const { uploads, begin, answer } = openForm(sage, rust)
  const draw = (place: number) => drawField(uploads.ofVariant(place))
  begin(0)
  expect(draw(0)).toContain('1 on the way')
  expect(draw(1)).not.toContain('front.jpg')
  await answer(lost)
  expect(draw(0)).toMatch(/role="alert"[^>]*>The shop could not be reached\./)
  expect(draw(0)).toContain('Try again: front.jpg')
})

test('the end of an upload is announced', async () => {
  const { uploads, begin, answer } = openForm(sage)
  begin(0)
  expect(drawField(uploads.ofVariant(0))).not.toContain('uploaded')
  await answer(picture)
  expect(drawField(uploads.ofVariant(0))).toMatch(/role="status"[^>]*>1 uploaded</)
})

test('a form can be left without a question once no upload is running', async () => {
  const { uploads, begin, answer } = openForm(sage)
  expect(uploads.isUnderWay()).toBe(false)
  begin(0)
  expect(uploads.isUnderWay()).toBe(true)
  await answer(lost)
  expect(uploads.isUnderWay()).toBe(false)
})

test('a picture is added to its variant, even if that was moved, edited and saved meanwhile', async () => {
  const form = openForm(sage, oat, teal)
  form.begin(1)
  form.change([teal, oat, sage])
  const typed = { ...oat, name: 'Oats' }
  form.change([teal, typed, sage])
  form.change([{ ...teal, uuid: 'c' }, { ...typed, uuid: 'd' }, sage])
  expect(form.uploads.ofVariant(1).list()).toHaveLength(1)
  await form.answer(picture)
  expect(form.illustrated()).toEqual(['Oats'])
})

test('a new variant keeps its uploads when one before it is removed', async () => {
  const form = openForm(sage, oat, teal)
  form.begin(2)
  form.change([sage, teal])
  await form.answer(picture)
  expect(form.illustrated()).toEqual(['Teal'])
})

test('the uploads of a removed variant go to no other, and reappear when it is restored', async () => {
  const form = openForm(sage, oat)
  form.begin(1)
  form.change([sage])
  expect(form.uploads.isUnderWay()).toBe(false)
  form.change([sage, { ...teal }])
  expect(form.uploads.ofVariant(1).list()).toEqual([])
  form.change([sage, teal, oat])
  expect(form.uploads.ofVariant(2).list()).toHaveLength(1)
  await form.answer(picture)
  expect(form.illustrated()).toEqual(['Oat'])
})
