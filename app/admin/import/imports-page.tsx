import { useState } from 'react'
import { href } from 'react-router'
import { maxSheetBytes } from '../../../contract/body-limits.ts'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import { uploads } from '../../../contract/staff/calls.ts'
import type { ImportRecord } from '../../../contract/staff/import.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { useNextPage } from '../controls/next-page.ts'
import { notify, warn } from '../controls/notices.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import { StatusNote } from '../controls/status-note.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useListState } from '../list/list-state.ts'
import { type Column, RecordTable } from '../list/record-table.tsx'
import { DropZone } from '../media/drop-zone.tsx'
import { CancelUpload, useOneUpload } from '../media/one-upload.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { unreachable } from '../unreachable.ts'
import { countRows, nameState } from './import-texts.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.imports()))

/** Starts an import, and lists the earlier ones. */
export default function ImportsPage({ loaderData: imports }: { loaderData: ImportRecord[] }) {
  const state = useListState()
  return (
    <>
      <PageTitle title="Import" />
      <h1 className="mb-2 text-h2">Import products</h1>
      <p className="mb-4 max-w-2xl text-small text-soft">
        Upload a CSV file, a workbook of Excel or LibreOffice, or a feed of JSON or XML: a supplier’s price list, an
        export of Shopify, WooCommerce, Magento, Wix or BigCommerce, or this shop’s own export. You are first shown what
        it would change; nothing is changed until you say so, and you can undo all of it.
      </p>
      <NewImport />
      <h2 className="mt-10 mb-2 text-h3">Earlier imports</h2>
      {imports.length === 0 ? (
        <p className="text-small text-soft">None yet.</p>
      ) : (
        <RecordTable
          label="Earlier imports"
          rows={imports}
          columns={columns}
          state={state}
          rowKey={({ uuid }) => uuid}
          to={({ uuid }) => href('/admin/import/:uuid', { uuid })}
          rowActions={(row) => row.mayUndo && <UndoButton row={row} />}
        />
      )}
    </>
  )
}

const columns: Column<ImportRecord>[] = [
  {
    key: 'file',
    label: 'File',
    show: ({ fileName }) => <span className="inline-block min-w-32 wrap-anywhere">{fileName}</span>,
  },
  { key: 'state', label: 'State', show: nameState },
  { key: 'rows', label: 'Rows', wide: true, align: 'right', show: ({ rowCount }) => countRows(rowCount) },
  {
    key: 'when',
    label: 'Uploaded',
    wide: true,
    show: ({ staffName, createdAt }) => `${formatMoment(createdAt)}, ${staffName}`,
  },
]

/** Starts an import and shows the progress of its upload. */
function UndoButton({ row: { uuid, fileName, state } }: { row: ImportRecord }) {
  const openNext = useNextPage()
  const label = state === 'undone' ? 'Undo the rest' : 'Undo'
  const undo = async () => {
    const answer = await staffApi.undoImport({ uuid }).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else await openNext(href('/admin/import/:uuid', { uuid }))
  }
  return (
    <Button
      look="plain"
      className="relative"
      aria-label={`${label}${state === 'undone' ? ' of' : ''} ${fileName}`}
      onClick={undo}
    >
      {label}
    </Button>
  )
}

function NewImport() {
  const openNext = useNextPage()
  const { upload, send } = useOneUpload()
  const [problem, setProblem] = useState('')
  const begin = async ([file]: File[]) => {
    if (!file) return
    setProblem('')
    const address = `${uploads.importFile.path}?name=${encodeURIComponent(file.name)}`
    const answer = await send<{ uuid: string }>(address, file, maxSheetBytes)
    if (answer === undefined) return
    if (failed(answer)) setProblem(answer.problem.reason)
    else if (!(await openNext(href('/admin/import/:uuid', { uuid: answer.uuid }))))
      notify(`${file.name} is uploaded: see Import`)
  }
  return (
    <div className="grid max-w-2xl gap-2">
      <DropZone kind="sheet" label="Choose a file" name="A file of products" onFiles={begin} />
      <div className="flex flex-wrap items-center gap-x-3">
        <StatusNote className="text-small text-soft">
          {upload && (upload.share < 1 ? `Uploading, ${Math.round(upload.share * 100)}%` : 'Reading the file')}
        </StatusNote>
        {upload && <CancelUpload upload={upload} />}
      </div>
      {problem && <ReasonNote>{problem}</ReasonNote>}
    </div>
  )
}
