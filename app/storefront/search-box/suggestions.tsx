import type { RefObject } from 'react'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { useSuggestions, useText } from './ask-suggestions.ts'
import { useComboboxField, useFieldKeys } from './field-keys.ts'
import { reportOpened } from './report-opened.ts'
import type { SuggestedGroup } from './suggested.ts'
import { SuggestionRow } from './suggestion-row.tsx'

type Props = { id: string; field: RefObject<HTMLInputElement | null> }

export default function Suggestions({ id, field }: Props) {
  const text = useText(field)
  const { answer, again } = useSuggestions(field, text)
  const isMissing = answer?.isMissing ?? false
  const groups = answer?.groups ?? []
  const amount = groups.reduce((sum, { items }) => sum + items.length, 0)
  const listId = `${id}-suggestions`
  const { open, active } = useFieldKeys(field, listId, amount, answer, isMissing)
  useComboboxField(field, listId, open && !isMissing, active)
  const retry = () => {
    field.current?.focus()
    again()
  }
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {answer && (isMissing ? missingText : countAloud(amount))}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!open || isMissing}
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        className={panel}
      >
        {groups.map((group, index) => (
          <Group
            key={group.title}
            group={group}
            listId={listId}
            first={countBefore(groups, index)}
            active={active}
            onOpen={() => answer && reportOpened(answer.text)}
          />
        ))}
      </div>
      <div hidden={!open || !isMissing} onPointerDown={(event) => event.preventDefault()} className={panel}>
        <p className="px-4 py-2">{missingText}</p>
        <button type="button" onClick={retry} className="plain-link mx-4 min-h-11">
          Try again
        </button>
      </div>
    </>
  )
}

const missingText = 'The suggestions did not load.'
const panel =
  'absolute right-0 top-full z-50 max-h-[min(36rem,70dvh)] w-full overflow-y-auto overscroll-contain border border-t-0 border-rule bg-paper py-2 [box-shadow:0_1.5rem_2rem_-1.5rem_rgb(23_20_17/0.3)] md:w-[28rem]'

type GroupProps = { group: SuggestedGroup; listId: string; first: number; active: number; onOpen(): void }

function Group({ group: { title, items }, listId, first, active, onOpen }: GroupProps) {
  return (
    <fieldset aria-label={title} className="min-w-0 py-2">
      <p aria-hidden="true" className="label px-4 pb-1">
        {title}
      </p>
      {items.map((item, index) => (
        <SuggestionRow
          key={item.path}
          id={`${listId}-${first + index}`}
          item={item}
          active={first + index === active}
          onClick={item.price && onOpen}
        />
      ))}
    </fieldset>
  )
}

const countBefore = (groups: SuggestedGroup[], index: number) =>
  groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0)

const countAloud = (amount: number) => (amount === 0 ? 'No suggestions' : writeCount(amount, 'suggestion'))
