import { afterAll, expect, test } from 'vitest'
import { signInCalls, staffCalls } from '../contract/staff/calls.ts'
import { makeWrongInputs, validatorsWords } from '../tests/support/inputs/wrong-inputs.ts'
import { openStaffShop } from '../tests/support/staff/staff-shop.ts'

const shop = await openStaffShop()
afterAll(shop.close)
await shop.employ('owner')
const owner = await shop.enter('owner@shop.example')

const everyCall = { ...staffCalls, ...signInCalls }
type Name = keyof typeof everyCall

test('signing in with a wrong body is refused in plain words', async () => {
  for (const input of [{}, { email: 7, password: null }, { email: 'words', password: [] }]) {
    const { status, body } = await shop.browse().library('sign-in/email', input)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toMatch(/invalid input|expected/i)
  }
})

test('a body that is nested too deeply is refused in plain words', async () => {
  let deep: unknown = []
  for (let depth = 0; depth < 3900; depth++) deep = [deep]
  const refused = { status: 400, body: { reason: 'The body is nested too deeply.' } }
  expect(await owner.call('tap', { at: deep })).toMatchObject(refused)
  expect(await shop.browse().library('sign-in/email', { email: deep, password: 'words' })).toMatchObject(refused)
})

test.each(Object.keys(everyCall) as Name[])('%s refuses a wrong body in plain words', async (name) => {
  const inputs = makeWrongInputs(everyCall[name])
  const texts = new Set(inputs.map((input) => JSON.stringify(input)))
  const refusals: object[] = []
  for (const text of texts) {
    const { status, body } = await owner.call(name, JSON.parse(text))
    expect(status, `${name} ${text}`).toBeLessThan(500)
    if (status !== 400) continue
    refusals.push(body)
    for (const words of [body.reason, ...Object.values(body.fields ?? {})]) {
      expect(words, `${name} ${text}`).not.toMatch(validatorsWords)
      expect(words, `${name} ${text}`).toMatch(/^[\p{Lu}\p{N}‘].*\.$/u)
    }
  }
  const hasFields = texts.size > 1
  expect(refusals.length > 0, name).toBe(hasFields)
})
