import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Failure, failed } from '../../../contract/errors.ts'
import { takesMarkdown } from '../../../contract/markdown-texts.ts'
import { staffCalls } from '../../../contract/staff/calls.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { paint, plain } from '../../../tests/support/files/sample-pictures.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aProduct, aVariant } from '../../../tests/support/staff/staff-edits.ts'
import { pictures } from '../tables.ts'

const { db, media, close } = await openTestMedia(await createTestDatabase())
const answers: Record<string, Buffer> = {
  '/sofa.png': await paint().png().toBuffer(),
  '/small.png': await plain('#246').png().toBuffer(),
  '/page': Buffer.from('<html>'),
}
const asked: string[] = []
const server = createServer((req, res) => {
  asked.push(req.url ?? '')
  const answer = answers[req.url ?? '']
  if (answer) res.end(answer)
  else if (req.url !== '/slow') res.writeHead(404).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await close()
})
beforeEach(() => {
  asked.length = 0
})

const fetching = { mayConnect: (address: string) => address === '127.0.0.1', timeoutMs: 300 }
const client = openStaffClient({ db, pictures: { media, fetching } })
const copy = /\/media\/[0-9a-f]{64}(-960)?\.webp/

const start = { title: 'Care', metaDescription: '', visible: true }
const savePage = async (body: string, leavePictures?: true | string[]) => {
  const { version } = await answered(client.page({ id: 'care' }))
  return client.savePage({ id: 'care', version, edit: { ...start, body }, leavePictures })
}
const readBody = async () => (await answered(client.page({ id: 'care' }))).edit.body
const refused = (answer: unknown): Failure => {
  if (!failed(answer)) throw new Error('It was not refused.')
  return answer
}

test('every text that is rendered as Markdown is checked', () => {
  const names = Object.keys(staffCalls) as (keyof typeof staffCalls)[]
  expect(names.filter((name) => takesMarkdown(staffCalls[name].input)).sort()).toEqual([
    ...['createCategory', 'createPage', 'createPopup', 'createProduct', 'createSubCategory'],
    ...['saveCategory', 'savePage', 'savePopup', 'saveProduct', 'saveSettings', 'saveSubCategory'],
  ])
})

test('pictures of other sites are copied once each when a text is saved', async () => {
  const body = `![Sofa](${origin}/sofa.png "Oak")\n\n<img src="${origin}/small.png" alt="">\n\n[Big](${origin}/sofa.png)`
  await answered(client.createPage({ id: 'care', ...start, body }))
  const kept = await readBody()
  expect(kept).toMatch(new RegExp(`!\\[Sofa\\]\\(${copy.source} "Oak"\\)\n\n<img src="${copy.source}" alt="">`))
  expect(kept).toContain(`[Big](${origin}/sofa.png)`)
  expect(await db.$count(pictures)).toBe(2)

  await answered(savePage(`${kept}\n![Again](${origin}/sofa.png)`))
  expect(await readBody()).not.toContain(`Again](${origin}`)
  expect(asked.toSorted()).toEqual(['/small.png', '/sofa.png'])
})

test('texts in a list of variants are checked, and an otherwise invalid form fetches nothing', async () => {
  const variant = aVariant({ description: `![](${origin}/small.png?of=variant)` })
  const settings = await answered(client.settings())
  const edit = { ...settings.edit, aboutUs: `![](${origin}/small.png?of=settings)`, shopName: '' }
  expect(refused(await client.saveSettings({ ...settings, edit }))).toMatchObject({ status: 400 })
  expect(asked).toEqual([])

  const answer = refused(await client.createProduct(aProduct({ variants: [variant] })))
  expect(answer.problem.fields).toEqual({ 'variants.0.description': expect.stringContaining('answers 404') })

  const linked = { ...variant, description: `[words]() ${variant.description}` }
  const empty = refused(await client.createProduct(aProduct({ variants: [linked] })))
  expect(empty.problem.fields).toEqual({ 'variants.0.description': expect.stringContaining('has no address') })
})

test('a picture that cannot be fetched is named with the reason, and nothing is saved', async () => {
  const before = await readBody()
  const body = ['gone.png', 'page', 'slow', 'sofa.png'].map((name) => `![](${origin}/${name})`).join('\n')
  const { status, problem } = refused(await savePage(body))
  expect(status).toBe(422)
  expect(problem.pictures).toEqual(['gone.png', 'page', 'slow'].map((name) => `${origin}/${name}`))
  const message = problem.fields?.['edit.body']
  expect(message).toContain(`${origin}/gone.png – Its address answers 404.`)
  expect(message).toContain(`${origin}/page – Please use a JPEG`)
  expect(message).toContain(`${origin}/slow – It did not arrive within 1 seconds.`)
  expect(await readBody()).toBe(before)
})

test('a text can be saved without its pictures, which are not fetched again', async () => {
  const left = [`${origin}/gone.png`]
  await answered(savePage(`![](${left[0]}) ![](${origin}/sofa.png)`, left))
  expect(await readBody()).toMatch(new RegExp(`!\\[\\]\\(${left[0]}\\) !\\[\\]\\(${copy.source}\\)`))
  await answered(savePage(`![](${origin}/new.png)`, true))
  expect(await readBody()).toBe(`![](${origin}/new.png)`)
  expect(asked).toEqual([])
})

test('the shop’s own pictures stay, and its old host is replaced by its path', async () => {
  const [picture] = await db.select().from(pictures)
  const own = `/media/${picture?.hash}.webp`
  await answered(savePage(`![](${own}) ![](/media/gone.webp) ![](//old.example${own})`))
  expect(await readBody()).toMatch(
    new RegExp(`^!\\[\\]\\(${own}\\) !\\[\\]\\(/media/gone.webp\\) !\\[\\]\\(${copy.source}\\)$`),
  )
})

test('a picture with the shop’s full address gets its path, or is refused when it is missing', async () => {
  const [picture] = await db.select().from(pictures)
  const path = `/media/${picture?.hash}-640.webp`
  const full = `http://shop.example${path}`
  await answered(savePage(`![Oak](${full} "Oak") <img src="https://shop.example${path}"> [big](${full})`))
  expect(await readBody()).toBe(`![Oak](${path} "Oak") <img src="${path}"> [big](${full})`)

  const binned = { ...picture, hash: 'b'.repeat(64), deletedAt: new Date() } as typeof pictures.$inferInsert
  await db.insert(pictures).values(binned)
  const gone = [`http://shop.example/media/${binned.hash}.webp`, '//shop.example/assets/logo.svg']
  const { status, problem } = refused(await savePage(gone.map((address) => `![](${address})`).join(' ')))
  expect(status).toBe(422)
  expect(problem.pictures).toEqual(gone)
  for (const address of gone)
    expect(problem.fields?.['edit.body']).toContain(`${address} – It is not in the library, or it is in the bin.`)
  await answered(savePage(`![](${gone[0]})`, gone))
  expect(await readBody()).toBe(`![](${gone[0]})`)
  expect(asked).toEqual([])
})

test('a data URL in a text is copied with its definition, however long it is', async () => {
  const png = await paint(1200, 900).png({ compressionLevel: 0 }).toBuffer()
  const data = `data:image/png;base64,${png.toString('base64')}`
  expect(data.length).toBeGreaterThan(100_000)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  const svg = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await answered(savePage(`![Oak][image1] and ![](${data}) <img src="${svg}" alt="">\n\n[image1]: <${data}>\n\nMore`))
  expect(await readBody()).toMatch(
    new RegExp(
      `^!\\[Oak\\]\\((${copy.source})\\) and !\\[\\]\\(\\1\\) <img src="${copy.source}" alt="">\n\n\\[image1\\]: <\\1>\n\nMore$`,
    ),
  )
  expect(asked).toEqual([])
})

test('an unreadable data URL is refused at its field and cannot be skipped', async () => {
  const before = await readBody()
  const bad = ['data:image/png;base64,AAAA', 'data:image/svg+xml,%E0%A4%A']
  const { status, problem } = refused(await savePage(bad.map((data) => `![](${data})`).join(' '), bad))
  expect(status).toBe(422)
  expect(problem.pictures).toEqual([])
  expect(problem.fields?.['edit.body']).toMatch(/base64,AAAA – Please use a JPEG/)
  expect(problem.fields?.['edit.body']).toMatch(/%E0%A4%A – What is written in place of its address is not complete\./)
  expect(await readBody()).toBe(before)
})

test('no request goes to a private network, and a failing picture with a line break and a tab is reported', async () => {
  const guarded = openStaffClient({ db, pictures: { media } })
  const { version, edit } = await answered(guarded.page({ id: 'care' }))
  const inside = refused(
    await guarded.savePage({ id: 'care', version, edit: { ...edit, body: `![](${origin}/x.png)` } }),
  )
  expect(inside.problem.fields?.['edit.body']).toContain('Its address is in a network that is not public.')
  expect(asked).toEqual([])
  const broken = refused(await savePage(`- ![two\n\tlines](${origin}/sofa.png)`))
  expect(broken.problem.fields?.['edit.body']).toContain('Please write it on one line.')
})
