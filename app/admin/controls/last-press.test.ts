import { expect, test } from 'vitest'
import type { Failure } from '../../../contract/errors.ts'
import type { Saved } from '../../../contract/staff/forms.ts'
import { saveLastPress } from './last-press.ts'

const changed: Failure = { status: 409, problem: { title: 'Changed', reason: 'Sam has changed it.' } }

/** An enquiry of version 4 in a shop that answers on demand, and a page that is read again on demand. */
function openEnquiry() {
  const uuid = crypto.randomUUID()
  const sent: string[] = []
  const waiting: ((answer: Saved | Failure) => void)[] = []
  const readings: (() => void)[] = []
  const refresh = () => new Promise<void>((resolve) => readings.push(resolve))
  const to = (value: string) => ({
    value,
    send: (version: number) => {
      sent.push(`${value} at ${version}`)
      return new Promise<Saved | Failure>((resolve) => waiting.push(resolve))
    },
    done: value,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    sent,
    press: async (value: string, shown = 'new', version = 4, fact = 'status') => {
      void saveLastPress({ uuid, fact, version, before: to(shown), step: to(value) }, refresh)
      await settle()
    },
    answer: async (answer: number | Failure) => {
      waiting.shift()?.(typeof answer === 'number' ? { uuid, version: answer } : answer)
      await settle()
    },
    read: async () => {
      for (const resolve of readings.splice(0)) resolve()
      await settle()
    },
  }
}

test('of several quick presses the first is saved, and then the last', async () => {
  const { sent, press, answer } = openEnquiry()
  await press('won')
  await press('lost')
  await press('spam')
  expect(sent).toEqual(['won at 4'])
  await answer(5)
  expect(sent).toEqual(['won at 4', 'spam at 5'])
  await answer(6)
  expect(sent).toHaveLength(2)
})

test('a second press of the same button does nothing, before and after its answer', async () => {
  const { sent, press, answer, read } = openEnquiry()
  await press('won')
  await press('won')
  await answer(5)
  await press('won')
  await read()
  expect(sent).toEqual(['won at 4'])
  await press('new', 'won', 5)
  expect(sent).toEqual(['won at 4', 'new at 5'])
})

test('a press of what the page still shows takes back the press before', async () => {
  const { sent, press, answer } = openEnquiry()
  await press('won')
  await press('new')
  await answer(5)
  expect(sent).toEqual(['won at 4', 'new at 5'])
  await answer(6)
  await press('lost')
  expect(sent.at(-1)).toBe('lost at 6')
})

test('another fact of the same record is saved after the first', async () => {
  const { sent, press, answer } = openEnquiry()
  await press('won')
  await press('Ruth', 'nobody', 4, 'assignee')
  expect(sent).toEqual(['won at 4'])
  await answer(5)
  expect(sent).toEqual(['won at 4', 'Ruth at 5'])
})

test('after a refusal nothing more is sent, so a colleague’s change is not overwritten', async () => {
  const { sent, press, answer, read } = openEnquiry()
  await press('won')
  await press('lost')
  await answer(changed)
  expect(sent).toEqual(['won at 4'])
  await read()
  await press('lost', 'replied', 7)
  await answer(8)
  await press('won', 'replied', 7)
  await answer(changed)
  await read()
  await press('won', 'lost', 9)
  expect(sent.slice(1)).toEqual(['lost at 7', 'won at 8', 'won at 9'])
})
