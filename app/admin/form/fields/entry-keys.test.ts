import { expect, test } from 'vitest'
import { followKeys } from './entry-keys.ts'

const oak = { uuid: 'o', name: 'Oak' }
const ash = { uuid: null, name: 'Ash' }
const elm = { uuid: null, name: 'Elm' }
const kept = { list: [oak, ash], keys: ['1', '2'] }

test('an entry keeps its key when it is edited, moved, and given a uuid by a save', () => {
  expect(followKeys(kept, [{ ...oak, name: 'Oak wood' }, ash])).toEqual(['1', '2'])
  expect(followKeys(kept, [ash, oak])).toEqual(['2', '1'])
  expect(followKeys(kept, [{ ...oak }, { ...ash, uuid: 'a' }])).toEqual(['1', '2'])
})

test('an added entry gets a new key, and the key of a removed one is not used again', () => {
  const [first, second, third] = followKeys(kept, [oak, elm, ash])
  expect([first, third]).toEqual(['1', '2'])
  expect(second).not.toMatch(/^[12]$/)
  expect(followKeys(kept, [ash])).toEqual(['2'])
  expect(new Set(followKeys({ list: [], keys: [] }, [ash, ash])).size).toBe(2)
})
