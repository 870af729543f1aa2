import { type SubmitEvent, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { maxPinned, type SearchRuleEdit } from '../../../contract/staff/search-rules.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { nameChange } from '../controls/notices.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import { problemsWithin } from '../form/bound.ts'
import { AddressField } from '../form/fields/address-field.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { useFinish } from '../form/saving/finishing.ts'
import { ProductsField } from '../products/products-field.tsx'
import { unreachable } from '../unreachable.ts'
import { blankRule, ruleLabels } from './blank-rule.ts'

export type RulePurpose = 'products' | 'page'
type Props = { words: string; purpose: RulePurpose; onClose(): void }

const titles = { products: 'Pin or hide products', page: 'Send to a page' }

/** Creates a rule for a search that has none. */
export function RuleDialog({ words, purpose, onClose }: Props) {
  const [draft, setDraft] = useState<SearchRuleEdit>({ ...blankRule, words })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const { finish, isDone } = useFinish(onClose)
  const bind = <Name extends keyof SearchRuleEdit>(name: Name) => ({
    name: `rule-${name}`,
    label: ruleLabels[name],
    value: draft[name],
    onChange: (value: SearchRuleEdit[Name]) => setDraft((typed) => ({ ...typed, [name]: value })),
    problem: problems[name],
    problems: problemsWithin(problems, name),
  })
  const isBlank = draft.pinned.length + draft.hidden.length === 0 && draft.sendTo.trim() === ''
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBlank) return setProblems(purpose === 'page' ? { sendTo: 'Choose a page.' } : { pinned: 'Choose a product.' })
    setSending(true)
    setProblems({})
    const answer = await staffApi.createSearchRule(draft).catch(unreachable)
    if (failed(answer)) setProblems(answer.problem.fields ?? { words: answer.problem.reason })
    else await finish(`The search “${words}” has a rule from now on`, nameChange('rule', words))
    setSending(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      keeps={isDone}
      title={titles[purpose]}
      description={`When shoppers search for “${words}”:`}
    >
      <CheckedForm refusal={problems} onSubmit={save} className="grid gap-5">
        {purpose === 'page' ? (
          <AddressField bound={bind('sendTo')} hint="A page of the shop, which opens instead of the results." />
        ) : (
          <>
            <ProductsField bound={bind('pinned')} max={maxPinned} hint="They come first, in this order." />
            <ProductsField bound={bind('hidden')} hint="This search never shows them." />
          </>
        )}
        {problems.words && <ReasonNote>{problems.words}</ReasonNote>}
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="solid" disabled={sending}>
            Save
          </Button>
        </DialogButtons>
      </CheckedForm>
    </Dialog>
  )
}
