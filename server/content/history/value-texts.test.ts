import { expect, it } from 'vitest'
import { enquiryStatuses, enquiryWays } from '../../../contract/staff/enquiries.ts'
import type { KnownNames } from './known-names.ts'
import { writeValue } from './value-texts.ts'

const book: KnownNames = { value: String, category: String, named: String }

it.each([...enquiryStatuses.map((status) => ['status', status]), ...enquiryWays.map((way) => ['cameBy', way])])(
  'describes %s “%s” as people do, not as it is stored',
  (field, code) => {
    expect(writeValue(field, code, book)).toMatch(/^[A-Z][a-z ]+$/)
  },
)
