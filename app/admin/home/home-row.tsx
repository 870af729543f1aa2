import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { HomeRowEdit, type HomeRowKey, type HomeRows } from '../../../contract/staff/catalogue.ts'
import { nameHomeRow } from '../../../contract/staff/labels.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { ChoiceField } from '../form/choice-field.tsx'
import { ConflictDialog } from '../form/conflict-dialog.tsx'
import { type Editor, useEditor } from '../form/editor.ts'
import { shownOrHidden } from '../form/labelled-switch.tsx'
import { SwitchField } from '../form/switch-field.tsx'

type Row = HomeRows['rows'][number]
type Props = { row: Row; subCategories: HomeRows['subCategories'] }

const fillsItself: Partial<Record<HomeRowKey, string>> = {
  offers: 'Filled with what is on sale.',
  newIn: 'Filled with the newest products.',
}

/** The sub-category of a row, and whether the row is shown. */
export function HomeRow({ row, subCategories }: Props) {
  const { key } = row
  const editor = useRowEditor(row)
  const { subCategoryUuid } = editor.draft
  const name = nameHomeRow(key, subCategories.find(({ uuid }) => uuid === subCategoryUuid)?.name)
  const bind = <Name extends keyof HomeRowEdit>(part: Name) => ({ ...editor.field(part), name: `${key}-${part}` })
  const choices = subCategories.map((one) => ({ value: one.uuid, label: `${one.categoryName} › ${one.name}` }))
  return (
    <fieldset aria-label={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <strong className="text-small font-semibold">{name}</strong>
        {fillsItself[key] ? (
          <p className="text-small text-soft">{fillsItself[key]}</p>
        ) : (
          <ChoiceField bound={bind('subCategoryUuid')} choices={choices} none="Nothing" />
        )}
      </div>
      <SwitchField words={shownOrHidden} bound={bind('visible')} />
      <NotSaved editor={editor} />
      <ConflictDialog editor={{ ...editor, leaveConflict: editor.discard }} />
    </fieldset>
  )
}

function useRowEditor(row: Row): Editor<HomeRowEdit> {
  const { key, version } = row
  const { revalidate } = useRevalidator()
  const [seen, setSeen] = useState(version)
  const editor = useEditor<HomeRowEdit>({
    form: row,
    schema: HomeRowEdit,
    labels: { subCategoryUuid: 'Filled with', visible: 'Shown' },
    save: (edit, from) => staffApi.saveHomeRow({ key, version: from, edit }),
    reread: () => readRow(key),
    onSaved: revalidate,
  })
  if (seen !== version) {
    setSeen(version)
    // The page may have been read before a change that is made or saved meanwhile: that change is not replaced.
    if (version > editor.version && !editor.changed && !editor.saving) editor.replace(row)
  }
  useSavingAtOnce(editor)
  return editor
}

/** Changes during a save are saved after it. A refused change waits for a decision. */
function useSavingAtOnce({ changed, saving, problem, conflict, save }: Editor<HomeRowEdit>): void {
  useEffect(() => {
    if (changed && !saving && problem === undefined && !conflict) save()
  })
}

async function readRow(wanted: HomeRowKey) {
  const answer = await staffApi.homeRows()
  if (failed(answer)) return answer
  const row = answer.rows.find(({ key }) => key === wanted)
  if (!row) throw new Error(`The home page has no row ${wanted}.`)
  return row
}

/** A refused change stays visible, so that it can be sent again. */
function NotSaved({ editor: { problem, save, discard } }: { editor: Editor<HomeRowEdit> }) {
  if (!problem) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-small text-sale sm:col-span-2">
      <p>Not saved. {problem}</p>
      <Button onClick={() => save()}>Try again</Button>
      <Button look="plain" onClick={discard}>
        Discard the change
      </Button>
    </div>
  )
}
