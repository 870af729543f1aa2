import { type SubmitEvent, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ImportView } from '../../../contract/staff/import.ts'
import type { ImportOutline } from '../../../contract/staff/import-layout.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { unreachable } from '../unreachable.ts'
import { FileNotes } from './file-notes.tsx'
import { FirstRows } from './first-rows.tsx'
import { countRows } from './import-texts.ts'

type Props = { view: ImportView; outline: ImportOutline; onStarted(): void }

const splitNames = { table: 'Table', workbook: 'Sheet', feed: 'Each row is one of' }
const oneAtATime = 'One of them is read at a time.'
const partHints = {
  table: oneAtATime,
  workbook: oneAtATime,
  feed: 'The list in the file that holds the products, or their variants.',
}

/** Where the table is in the file, as it was guessed, for staff to check and correct. */
export function LayoutForm({ view: { uuid }, outline, onStarted }: Props) {
  const { kind, parts, notes, rows } = outline
  const [part, setPart] = useState(outline.part)
  const [headingLine, setHeadingLine] = useState(outline.headingLine)
  const isOtherPart = part !== outline.part
  const isChanged = isOtherPart || headingLine !== outline.headingLine
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Another sheet's heading row is guessed again, because its rows have not been shown yet.
    const asked = { uuid, part, headingLine: isOtherPart ? null : headingLine }
    const answer = await staffApi.arrangeImport(asked).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else onStarted()
  }
  return (
    <form
      onSubmit={submit}
      aria-label="How the file is read"
      className="mb-8 grid gap-4 border border-rule bg-white p-4"
    >
      {parts.length > 1 && (
        <div className="max-w-md">
          <FieldFrame bound={{ name: 'part', label: splitNames[kind] }} hint={partHints[kind]}>
            {(control) => (
              <select {...control} value={part} onChange={({ target }) => setPart(target.value)}>
                {parts.map((one) => (
                  <option key={one.name} value={one.name}>
                    {namePart(one)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
      )}
      {kind !== 'feed' && !isOtherPart && <FirstRows rows={rows} headingLine={headingLine} onChange={setHeadingLine} />}
      {!isChanged && <FileNotes notes={notes} />}
      {isChanged && (
        <p>
          <Button type="submit" look="solid">
            Read it like this
          </Button>
        </p>
      )}
    </form>
  )
}

function namePart({ name, isHidden, rows }: ImportOutline['parts'][number]): string {
  if (rows !== undefined) return `${name} (${countRows(rows)})`
  return isHidden ? `${name} (hidden in the file)` : name
}
