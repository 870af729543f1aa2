import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ImportView } from '../../../contract/staff/import.ts'
import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { MissingList } from '../products/missing-list.tsx'
import { WasCounts } from '../products/was-count.tsx'
import { unreachable } from '../unreachable.ts'
import { FileNotes } from './file-notes.tsx'
import { countRows } from './import-texts.ts'
import { UnnamedBar } from './rules/unnamed-bar.tsx'
import { describePrices } from './units/unit-texts.ts'

type Props = { view: ImportView; onStarted(): void; onRematch(): void; onWords?(): void }

/** A summary of the dry run, with the button that applies it. */
export function ApplyBar({ view, onStarted, onRematch, onWords }: Props) {
  const [leaveWrong, setLeaveWrong] = useState(false)
  const { uuid, counts, made, missing, outline, was, pictureCount, questions } = view
  if (!counts) return null
  const amount = counts.new + counts.changed
  const prices = view.rules.units ? describePrices(view.rules.units) : []
  const archived = counts.archived ?? 0
  const isIdle = amount + archived === 0 && !questions.unnamed.isNoted
  const apply = async () => {
    const answer = await staffApi.applyImport({ uuid, leaveWrong }).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else onStarted()
  }
  return (
    <section aria-label="Preview of the changes" className="mb-6 grid gap-3 border border-rule bg-white p-4">
      <p className="text-small">
        {amount + archived === 0 ? (
          <strong>This file would change nothing.</strong>
        ) : (
          <>
            <strong>{countRows(amount)} would be imported</strong>: {writeWhole(counts.new)} new,{' '}
            {writeWhole(counts.changed)} changed.
          </>
        )}{' '}
        Nothing has been changed yet.
      </p>
      <FileNotes notes={outline?.notes ?? []} />
      {prices.length > 0 && <p className="text-small">{prices.join(' ')}</p>}
      {made.length > 0 && <MadeList made={made} />}
      <MissingList missing={missing} />
      <WasCounts was={was} />
      {pictureCount > 0 && (
        <p className="text-small text-soft">
          {writeCount(pictureCount, 'picture')} would be fetched first. Where one cannot be fetched, the pictures stay
          as they are, and the result says so.
        </p>
      )}
      <UnnamedBar view={view} onStarted={onStarted} />
      {counts.wrong > 0 && (
        <SwitchField
          bound={{
            name: 'leave-wrong',
            label: `Leave out ${countRows(counts.wrong, 'wrong')}`,
            value: leaveWrong,
            onChange: setLeaveWrong,
            problems: {},
          }}
          hint="Or correct them in the file, and upload it again."
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button look="solid" disabled={isIdle || (counts.wrong > 0 && !leaveWrong)} onClick={apply}>
          Apply
        </Button>
        {onWords && <Button onClick={onWords}>Match the supplier’s words</Button>}
        <Button onClick={onRematch}>{view.source === 'other' ? 'Change the columns' : 'Change the options'}</Button>
      </p>
    </section>
  )
}

const maxInLine = 6

function MadeList({ made }: { made: string[] }) {
  if (made.length <= maxInLine) return <p className="text-small">This would also create: {made.join(', ')}</p>
  return (
    <details className="text-small">
      <summary className="min-h-11 py-2 lg:min-h-0">
        {writeWhole(made.length)} brands, ranges, categories or properties would also be created
      </summary>
      <ul className="gap-6 sm:columns-3">
        {made.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}
