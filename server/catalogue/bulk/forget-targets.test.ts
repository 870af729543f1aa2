import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { tasks } from '../../platform/tables.ts'
import { forgetTargets } from './forget-targets.ts'

const database = await createTestDatabase()
const { db } = database
const { carryOut, undo, close } = openBulkContext(database)
const staff = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})

const readInput = async (uuid: string) => (await db.select().from(tasks).where(eq(tasks.uuid, uuid)))[0]?.input

test('a finished change no longer stores its list of products, and can still be undone', async () => {
  const { uuid } = await addProduct(db, { name: 'Alder Stool', variants: [{ pricePence: 50_00 }] })
  const action = { kind: 'flag', flag: 'immediateDelivery', on: true } as const
  const { task } = await carryOut(action)
  const target = { uuids: [uuid] }
  expect(await readInput(task.uuid)).toMatchObject({ action, target })
  const waiting = {
    kind: 'bulk',
    title: 'x',
    staffName: 'Ruth',
    input: { action, target },
    leaseUntil: new Date('2100-01-01'),
  }
  const [later] = await db
    .insert(tasks)
    .values({ ...waiting, state: 'running' })
    .returning()
  await forgetTargets(db)
  expect(await readInput(task.uuid)).toEqual({ action })
  expect(await readInput(later?.uuid ?? '')).toEqual({ action, target })
  expect((await staff.read(uuid)).immediateDelivery).toBe(true)
  await undo(task.uuid)
  expect((await staff.read(uuid)).immediateDelivery).toBe(false)
})
