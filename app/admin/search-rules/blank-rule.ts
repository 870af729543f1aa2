import type { SearchRuleEdit } from '../../../contract/staff/search-rules.ts'

/** The initial form of a rule, which changes nothing yet. */
export const blankRule: SearchRuleEdit = { words: '', pinned: [], hidden: [], sendTo: '' }

export const ruleLabels: Record<keyof SearchRuleEdit, string> = {
  words: 'Shoppers search for',
  pinned: 'Shown first',
  hidden: 'Left out',
  sendTo: 'Leads to',
}
