import type { SearchRuleEdit } from '../../../contract/staff/search-rules.ts'

/** A rule that changes nothing yet. */
export const blankRule: SearchRuleEdit = { words: '', pinned: [], hidden: [], sendTo: '' }

export const ruleLabels: Record<keyof SearchRuleEdit, string> = {
  words: 'Shoppers search for',
  pinned: 'Shown first',
  hidden: 'Left out',
  sendTo: 'Leads to',
}
