import { z } from 'zod'
import { Distinct, NeededLine, OptionalInAppPath, Uuid } from './fields.ts'
import { uuidKey } from './forms.ts'
import { recordCalls } from './record-calls.ts'
import { editors } from './roles.ts'

/** Staff's rule for a search: products that come first or are left out, or a page instead of results. */

/** The length at which search texts are stored. */
const maxLength = 80
export const maxPinned = 24
const maxHidden = 100

/** Whether an address is a page of search results. */
export const isSearch = (path: string) => /^\/search(?:[/?#]|$)/i.test(path)

export const SearchRuleEdit = z.object({
  words: NeededLine(maxLength, 'What shoppers search for'),
  pinned: Distinct(Uuid, maxPinned),
  hidden: Distinct(Uuid, maxHidden),
  sendTo: OptionalInAppPath.refine(
    (path) => !isSearch(path),
    'A search cannot lead to a search. Choose a page, or make a synonym.',
  ),
})
export type SearchRuleEdit = z.infer<typeof SearchRuleEdit>

export const SearchRuleRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  words: z.string(),
  pinned: z.number().int(),
  hidden: z.number().int(),
  sendTo: z.string(),
  updatedAt: z.string(),
})
export type SearchRuleRow = z.infer<typeof SearchRuleRow>

export const searchRuleNames = { one: 'SearchRule', many: 'SearchRules', ...uuidKey } as const

export const searchRuleCalls = recordCalls({
  ...searchRuleNames,
  readers: editors,
  writers: editors,
  path: '/api/staff/search-rules',
  row: SearchRuleRow,
  edit: SearchRuleEdit,
})
