import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../tests/support/mail/mail-server.ts'
import { openOn, readFacts, restoreArchive, unpackData, visit } from '../tests/support/old-shop.ts'

// PostgreSQL's data folder works on one kind of machine only; a backup can be restored on any.
const folderFits = process.platform === 'linux' && process.arch === 'x64'

// A backup leaves out the sizes of a picture, which can be generated again.
const isOriginal = (url: string) => !/-\d+\.(avif|webp)$/.test(url)

// A product opens on its cheapest variant since decision 062; each variant's own answer is compared as well.
const withoutOpenVariant = ({ variant: _, ...answer }: { variant?: object }) => answer

describe.each([
  { from: 'its backup', takeOver: restoreArchive, holds: isOriginal, skip: false },
  { from: 'its data folder (made on Linux x64)', takeOver: unpackData, holds: () => true, skip: !folderFits },
])('a shop of commit 919e320 goes on from $from', ({ from, takeOver, holds, skip }) => {
  if (skip) return it.skip('PostgreSQL cannot read a folder that was made on Linux x64 on this machine')

  let facts: Awaited<ReturnType<typeof readFacts>>
  let sofas: typeof facts.found
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let shop: Awaited<ReturnType<typeof openOn>>
  let owner: ReturnType<typeof visit>

  beforeAll(async () => {
    facts = await readFacts()
    // Since decision 097 a search for sofas finds sofas, and no longer products that only mention them.
    sofas = facts.found.filter(({ name }) => name !== 'Loose Cushion')
    mailServer = await startMailServer()
    shop = await openOn(await takeOver(), mailServer.url)
    console.log(`Started from ${from}; its migrations took ${shop.migratedMs} ms.`)
    owner = visit(shop.address)
    await owner.signIn('ruth@shop.example', facts.password, facts.totpKey)
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    await mailServer.close()
  })

  it('answers shoppers as before', async () => {
    for (const { path, answer } of facts.publicAnswers)
      expect(await owner.read(path), path).toMatchObject(withoutOpenVariant(answer))
    const found = await owner.send('POST', '/api/search/', { searchField: 'settee' })
    expect((await found.json()).products).toMatchObject(sofas)
  })

  it('serves every picture and file with the same bytes', async () => {
    const kept = facts.media.filter(({ url }) => holds(url))
    expect(kept.length).toBeGreaterThanOrEqual(4)
    for (const { url, sha256 } of kept) {
      const bytes = Buffer.from(await (await fetch(shop.address + url)).arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex'), url).toBe(sha256)
    }
  })

  it('lets its staff sign in, and no former member', async () => {
    const { people } = await owner.read<{ people: object[] }>('/api/staff/people')
    expect(people).toHaveLength(facts.people.length)
    for (const { email, name, removed } of facts.people.filter(({ role }) => role !== 'owner')) {
      const person = visit(shop.address)
      await person.signIn(email, facts.password)
      expect(await person.read('/api/login')).toMatchObject(removed ? { loggedIn: false } : { loggedIn: true, name })
    }
  })

  /** Since that commit the opening hours have moved from the form of the settings to a form of their own. */
  async function readForm(path: string): Promise<object> {
    const form = await owner.read<{ edit: object }>(path)
    if (!path.endsWith('/settings')) return form
    const { edit } = await owner.read<{ edit: object }>('/api/staff/opening-hours')
    return { ...form, edit: { ...form.edit, ...edit } }
  }

  it('shows the forms, the bin and the import as before', async () => {
    const countSofas = (synonym: object) => ({ ...synonym, count: sofas.length })
    for (const { path, answer } of facts.forms) {
      const expected = Array.isArray(answer) && path.endsWith('/synonyms') ? answer.map(countSofas) : answer
      expect(await readForm(path), path).toMatchObject(expected)
    }
    expect(await owner.read('/api/staff/bin')).toMatchObject(facts.binned)
    expect(await owner.read(`/api/staff/imports/${facts.imported.uuid}`)).toMatchObject(facts.imported)
  })

  it('keeps the history, with the names of former members', async () => {
    for (const { entity, id, entries } of facts.history) {
      const history = await owner.read<{ entries: object[] }>(`/api/staff/history?entity=${entity}&id=${id}`)
      for (const entry of entries) expect(history.entries).toContainEqual(expect.objectContaining(entry))
    }
    expect(JSON.stringify(facts.history)).toContain('Nora Finch')
  })

  it('keeps the enquiry unchanged, and sends the waiting mail', async () => {
    const { uuid, waiting, events, ...enquiry } = facts.enquiry
    const view = await owner.read<{ timeline: object[] }>(`/api/staff/enquiries/${uuid}`)
    expect(view).toMatchObject(enquiry)
    expect(view.timeline).toMatchObject(events)
    await expect
      .poll(() => mailServer.mails.map(({ to }) => to[0]).sort())
      .toEqual(expect.arrayContaining(waiting.map(({ to }) => to)))
    expect(mailServer.mails.filter(({ to }) => to[0] === 'zoe@example.com')).toHaveLength(2)
  })

  it('reports a picture of another site that it cannot copy, when its page is saved', async () => {
    const path = '/api/staff/pages/moor'
    const { version, edit } = await owner.read<{ version: number; edit: { body: string } }>(path)
    const [address = 'none'] = /https?:[^)]*/.exec(edit.body) ?? []
    const refused = await owner.send('PUT', path, { version, edit })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ fields: { 'edit.body': expect.any(String) }, pictures: [address] })
    const changed = { ...edit, metaDescription: 'On the moor.' }
    const kept = await owner.send('PUT', path, { version, edit: changed, leavePictures: [address] })
    expect(kept.status).toBe(200)
    expect(await owner.read(path)).toEqual({ version: version + 1, edit: changed })
  })

  it('can still undo its bulk change', async () => {
    const { uuid, pricesBefore } = facts.bulk
    await owner.send('POST', `/api/staff/bulk/${uuid}/undo`, {})
    for (const [product, prices] of Object.entries(pricesBefore))
      await expect
        .poll(() => owner.read(`/api/staff/products/${product}`))
        .toMatchObject({ edit: { variants: prices } })
  })
})
