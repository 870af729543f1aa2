import { afterAll, expect, test } from 'vitest'
import type { ClashToDescribe } from '../../../contract/staff/history.ts'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addBrand } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aBrand, aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, close } = openBulkContext(database)
const staff = staffIn(db)
const sam = openStaffClient({ db }, 'editor', {
  id: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1bb',
  name: 'Sam',
  email: 'sam@shop.example',
})
afterAll(async () => {
  await close()
  await database.drop()
})

test('a refused save names the person and time of the other change', async () => {
  const { uuid } = await answered(client.createBrand(aBrand('Fernhollow')))
  const { version, edit } = await answered(client.brand({ uuid }))
  await answered(sam.saveBrand({ uuid, version, edit: { ...edit, description: 'By Sam.' } }))
  const refusal = await client.saveBrand({ uuid, version, edit: { ...edit, description: 'By Ruth.' } })
  expect(refusal).toMatchObject({
    status: 409,
    problem: { title: 'Changed since you opened it', changes: [{ by: 'Sam' }] },
  })
  const [entry] = (await answered(client.history({ entity: 'brand', id: uuid }))).entries
  expect(refusal).toMatchObject({ problem: { changes: [{ at: entry?.at }] } })
})

test('a bulk change by others is named as well', async () => {
  const { uuid } = await staff.make({ variants: [aVariant({ price: 10 })] })
  const { version, edit } = await answered(client.product({ uuid }))
  await answered(sam.saveProduct({ uuid, version, edit: { ...edit, description: 'By Sam.' } }))
  await carryOut({ kind: 'flag', flag: 'immediateDelivery', on: true }, { uuids: [uuid] })
  const refusal = await client.saveProduct({ uuid, version, edit })
  expect(refusal).toMatchObject({ status: 409, problem: { changes: [{ by: 'Sam' }, { by: 'Ruth' }] } })
})

test('a person who only confirmed the facts of a product is not named', async () => {
  const { uuid } = await staff.make({ variants: [aVariant({ price: 10, onDisplay: true })] })
  const { version, edit } = await answered(client.product({ uuid }))
  await answered(sam.saveProduct({ uuid, version, edit: { ...edit, description: 'By Sam.' } }))
  await answered(client.confirmShowroom({ uuid: edit.variants[0]?.uuid ?? '' }))
  const refusal = await client.saveProduct({ uuid, version, edit })
  expect(refusal).toMatchObject({ status: 409, problem: { changes: [{ by: 'Sam' }] } })
})

test('clashes are described in the words of the form, without keys or codes', async () => {
  const [ercol, oakley] = [await addBrand(db, 'Ercol'), await addBrand(db, 'Oakley')]
  const clash = (part: Partial<ClashToDescribe>): ClashToDescribe => ({
    field: '',
    of: '',
    isOrder: false,
    before: null,
    ...part,
  })
  const oak = aVariant({ uuid: ercol.uuid, name: 'Oak' })
  const { clashes } = await answered(
    client.describedClashes({
      clashes: [
        clash({ field: 'brandUuid', mine: ercol.uuid, theirs: oakley.uuid }),
        clash({ field: 'heightCm', of: 'Oak', mine: 80, theirs: null }),
        clash({ field: 'price', of: 'Oak', mine: 1299.5, theirs: 1250 }),
        clash({ field: 'variants', of: 'Oak', before: oak, theirs: { ...oak, price: 12, visible: false } }),
        clash({ field: 'variants', isOrder: true, mine: [oak, { name: 'Ash' }], theirs: [{ name: 'Ash' }, oak] }),
        clash({ field: 'monday', mine: null, theirs: { opens: '09:00', closes: '17:00' } }),
      ],
    }),
  )
  expect(clashes).toEqual([
    { label: 'Brand', mine: 'Ercol', theirs: 'Oakley' },
    { label: 'Height of Oak', mine: '80 cm', theirs: 'None' },
    { label: 'Price of Oak', mine: '£1,299.50', theirs: '£1,250' },
    { label: 'Variants: Oak', mine: 'Taken out', theirs: 'On the site: Yes → No; Price: £0 → £12' },
    { label: 'Order of variants', mine: 'Oak, Ash', theirs: 'Ash, Oak' },
    { label: 'Monday', mine: 'Closed', theirs: '09:00 to 17:00' },
  ])
})

test('a clash of two long texts shows the part that differs', async () => {
  const long = 'A sofa to sit on. '.repeat(40)
  const { clashes } = await answered(
    client.describedClashes({
      clashes: [{ field: 'description', of: '', isOrder: false, mine: `${long} Mine.`, theirs: `${long} Theirs.` }],
    }),
  )
  expect(clashes).toMatchObject([
    { mine: expect.stringMatching(/^… .* Mine\.$/), theirs: expect.stringMatching(/^… .* Theirs\.$/) },
  ])
})
