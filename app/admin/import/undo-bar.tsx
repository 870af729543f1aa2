import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { ImportView } from '../../../contract/staff/import.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { TextLink } from '../controls/text-links.tsx'
import { RefusalList } from '../products/bulk/preview-table.tsx'
import { unreachable } from '../unreachable.ts'
import { countRows } from './import-texts.ts'
import { LeftOut } from './rules/unnamed-bar.tsx'

/** The result of an applied import, with Undo. */
export function UndoBar({ view, onStarted }: { view: ImportView; onStarted(): void }) {
  const { uuid, supplier, counts, mayUndo, state, notes, noteCount, questions } = view
  const { twice } = questions.unnamed
  const isUndone = state === 'undone'
  const isUndoneInPart = isUndone && notes.length > 0
  const undo = async () => {
    const answer = await staffApi.undoImport({ uuid }).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else onStarted()
  }
  return (
    <section aria-label="Result" className="mb-6 grid gap-3 border border-rule bg-white p-4">
      <p role="status" className="text-small">
        <strong>{isUndone ? `This import has been undone${isUndoneInPart ? ' in part' : ''}.` : 'Applied.'}</strong>{' '}
        {counts &&
          !isUndoneInPart &&
          `${countRows(counts.new, 'new')} and ${countRows(counts.changed, 'changed')}${isUndone ? ' undone' : ''}.`}
        {counts?.archived &&
          !isUndoneInPart &&
          ` ${writeCount(counts.archived, 'product')} ${isUndone ? 'brought back' : 'archived'}.`}
      </p>
      {state === 'applied' && counts && counts.new > 0 && (
        <p className="text-small">
          New products are off the site until you put them there, unless the list has a column for their status.{' '}
          <TextLink to={`${href('/admin/products')}?status=draft&sort=-listed`}>See products off the site</TextLink>
        </p>
      )}
      {!isUndone && !counts?.archived && twice.count > 0 && <LeftOut supplier={supplier} twice={twice} />}
      <RefusalList
        refused={noteCount}
        refusals={notes}
        label={isUndone ? 'Not undone, and why' : 'Not changed, and why'}
      />
      {mayUndo && (
        <p>
          <Button onClick={undo}>{isUndone ? 'Undo the rest' : 'Undo all of it'}</Button>
        </p>
      )}
    </section>
  )
}
