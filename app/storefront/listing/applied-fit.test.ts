import { expect, test } from 'vitest'
import { mapMeasures } from '../../../contract/fit/measures.ts'
import { listAppliedFit } from './applied-fit.ts'

test.each([
  [{ hallWidth: 90, turnWidth: 80, ceilingHeight: 240 }, 'Fits round a corner: 90 cm and 80 cm wide, 240 cm high'],
  [{ hallWidth: 90, turnWidth: 90 }, 'Fits round a corner: 90 cm wide'],
  [{ doorWidth: 76, doorHeight: 198 }, 'Fits through a door 76 cm wide, 198 cm high'],
])('%o is named %s', (given, label) => {
  expect(listAppliedFit({ ...mapMeasures(() => null), ...given }).map((applied) => applied.label)).toEqual([label])
})
