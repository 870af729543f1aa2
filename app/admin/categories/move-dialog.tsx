import { useState } from 'react'
import { subCategoryAddress } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import type { CategoryRow, SubCategoryRow } from '../../../contract/staff/catalogue-lists.ts'
import { staffApi } from '../api.ts'
import { useRefresh } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { nameChange, notify, warn } from '../controls/notices.tsx'
import type { Bound } from '../form/bound.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { unreachable } from '../unreachable.ts'

type Props = { sub: SubCategoryRow; from: number; all: CategoryRow[]; onClose(): void }

/** Moves a sub-category to another category: its products move with it, and its address changes. */
export function MoveDialog({ sub: { uuid, name, routeName }, from, all, onClose }: Props) {
  const [to, setTo] = useState<number | null>(null)
  const [redirect, setRedirect] = useState(true)
  const [moving, setMoving] = useState(false)
  const refresh = useRefresh()
  const addressIn = (id: number) =>
    subCategoryAddress(all.find((category) => category.id === id)?.routeName ?? '', routeName)

  const target: Bound<number | null> = {
    name: 'move-to',
    label: 'To the category',
    value: to,
    onChange: setTo,
    problems: {},
  }

  const move = async (categoryId: number, leaveRedirect: boolean): Promise<boolean> => {
    const form = await staffApi.subCategory({ uuid }).catch(unreachable)
    const answer = failed(form)
      ? form
      : await staffApi
          .saveSubCategory({
            uuid,
            ...form,
            edit: { ...form.edit, categoryId },
            redirect: leaveRedirect,
            leavePictures: true,
          })
          .catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    await refresh()
    return !failed(answer)
  }
  const finish = async () => {
    if (to === null) return
    setMoving(true)
    const hasMoved = await move(to, redirect)
    setMoving(false)
    if (!hasMoved) return
    onClose()
    notify(`${name} has moved`, { run: () => move(from, false), of: nameChange('category', uuid) })
  }
  return (
    <Dialog open onClose={onClose} title={`Move ${name}`} description="Its products move with it.">
      <ChoiceField
        bound={target}
        choices={all.filter(({ id }) => id !== from).map(({ id, name: label }) => ({ value: id, label }))}
      />
      {to !== null && (
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input type="checkbox" checked={redirect} onChange={(event) => setRedirect(event.target.checked)} />
          Redirect visitors from {addressIn(from)} to {addressIn(to)}
        </label>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="solid" onClick={finish} disabled={to === null || moving}>
          Move it
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
