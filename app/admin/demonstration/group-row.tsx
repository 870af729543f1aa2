import { useId } from 'react'
import { labelKind } from '../../../contract/kinds.ts'
import { type GroupPlan, keyOfRecord } from '../../../contract/staff/demonstration.ts'
import { groupTexts } from './group-texts.ts'
import { RecordNames } from './record-names.tsx'

type Props = {
  plan: GroupPlan
  isChosen: boolean
  also: string[]
  onChoose(on: boolean): void
  onAlso(key: string, on: boolean): void
}

/** One group of the demonstration: whether it is removed, which of its records go, and which stay. */
export function GroupRow({ plan: { group, total, leaves, changed, needed }, isChosen, also, onChoose, onAlso }: Props) {
  const id = useId()
  const { title, hint } = groupTexts[group]
  return (
    <li className="border-t border-rule py-3 first:border-t-0">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 lg:min-h-0">
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-green"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="mr-auto font-semibold">{title}</span>
            <span className="text-small text-soft tabular-nums">
              {isChosen ? `${leaves.length} of ${total} will be removed` : `${total} stay`}
            </span>
          </span>
          <span className="block text-small text-soft">{hint}</span>
        </span>
      </label>
      {isChosen && (
        <div className="mt-1 grid gap-1 pl-8">
          <RecordNames summary={`What will be removed (${leaves.length})`} records={leaves} />
          <RecordNames summary={`Kept, because something that stays needs them (${needed.length})`} records={needed} />
          {changed.length > 0 && (
            <fieldset className="text-small">
              <legend className="font-semibold">Somebody has changed these. They stay, unless you tick them:</legend>
              {changed.map((record) => (
                <label key={keyOfRecord(record)} className="flex min-h-11 items-center gap-2 lg:min-h-8">
                  <input
                    type="checkbox"
                    checked={also.includes(keyOfRecord(record))}
                    onChange={(event) => onAlso(keyOfRecord(record), event.target.checked)}
                    className="size-4 accent-green"
                  />
                  {record.name || labelKind(record.kind)}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </li>
  )
}
