import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { HomeRowEdit, HomeRowKey, HomeRows } from '../../../contract/staff-catalogue.ts'
import { nameHomeRow } from '../../../contract/staff-labels.ts'
import { staffApi } from '../api.ts'
import { tell, warn } from '../controls/notices.tsx'
import type { Bound } from '../form/bound.ts'
import { ChoiceField } from '../form/choice-field.tsx'
import { shownOrHidden } from '../form/labelled-switch.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { unreachable } from '../unreachable.ts'
import { HomeRowHistory } from './home-row-history.tsx'

type Row = HomeRows['rows'][number]

const fillsItself: Partial<Record<HomeRowKey, string>> = {
  offers: 'Filled with what is on sale.',
  newIn: 'Filled with the newest products.',
}

/** Which sub-category fills which row; a change is kept at once. */
export function HomeRowList({ home: { rows, subCategories } }: { home: HomeRows }) {
  return (
    <section aria-labelledby="rows">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="rows" className="mr-auto text-h3">
          Rows of products
        </h2>
        <HomeRowHistory rows={rows} />
      </div>
      <p className="mb-3 max-w-text text-label text-soft">
        A row is headed by what fills it, and its ‘See all’ leads there. A row without products is left out by itself.
      </p>
      <ul className="border-t border-rule">
        {rows.map((row) => (
          <li key={row.key} className="border-b border-rule py-3">
            <HomeRow key={row.version} row={row} subCategories={subCategories} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { row: Row; subCategories: HomeRows['subCategories'] }

function HomeRow({ row: { key, version, edit }, subCategories }: Props) {
  const { draft, saving, save } = useKeeping(key, version, edit)
  const name = nameHomeRow(key, subCategories.find(({ uuid }) => uuid === draft.subCategoryUuid)?.name)
  const bind = <Name extends keyof HomeRowEdit>(part: Name, label: string): Bound<HomeRowEdit[Name]> => ({
    name: `${key}-${part}`,
    label,
    value: draft[part],
    onChange: (value) => saving || save({ ...draft, [part]: value }),
    problems: {},
  })
  const choices = subCategories.map((one) => ({ value: one.uuid, label: `${one.categoryName} › ${one.name}` }))
  return (
    <fieldset aria-label={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <strong className="text-small font-semibold">{name}</strong>
        {fillsItself[key] ? (
          <p className="text-small text-soft">{fillsItself[key]}</p>
        ) : (
          <ChoiceField bound={bind('subCategoryUuid', 'Filled with')} choices={choices} none="Nothing" />
        )}
      </div>
      <SwitchField words={shownOrHidden} bound={bind('visible', 'Shown')} />
    </fieldset>
  )
}

function useKeeping(key: HomeRowKey, version: number, edit: HomeRowEdit) {
  const [draft, setDraft] = useState(edit)
  const [saving, setSaving] = useState(false)
  const revalidator = useRevalidator()
  const send = async (wanted: HomeRowEdit, from: number) => {
    const answer = await staffApi.saveHomeRow({ key, version: from, edit: wanted }).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    if (!failed(answer) || answer.status === 409) await revalidator.revalidate()
    return answer
  }
  const save = async (wanted: HomeRowEdit) => {
    setDraft(wanted)
    setSaving(true)
    const answer = await send(wanted, version)
    setSaving(false)
    if (failed(answer)) setDraft(edit)
    else tell('Saved', { run: () => send(edit, answer.version) })
  }
  return { draft, saving, save }
}
