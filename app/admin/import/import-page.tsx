import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { ImportRows, ImportView } from '../../../contract/staff/import.ts'
import { ImportRowsQuery } from '../../../contract/staff/import.ts'
import type { ImportOutline } from '../../../contract/staff/import-layout.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { BackLink } from '../controls/text-links.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { ImportSteps } from './import-steps.tsx'
import { countRows } from './import-texts.ts'
import { LayoutForm } from './layout-form.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { hasQuestions, needsAnswers } from './rules/rule-texts.ts'
import { WordsForm } from './rules/words-form.tsx'
import { UndoBar } from './undo-bar.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' }, url, signal }) => {
  const [imported, choices] = await Promise.all([staffApi.import({ uuid }, { signal }), staffApi.taxonomyChoices()])
  const view = orFail(imported)
  const taxonomy = orFail(choices)
  if (!view.counts) return { view, taxonomy, rows: undefined }
  const { show, page } = ImportRowsQuery.catch({ uuid, show: 'all', page: 1 }).parse({
    ...Object.fromEntries(url.searchParams),
    uuid: view.uuid,
  })
  return { view, taxonomy, rows: orFail(await staffApi.importRows({ uuid: view.uuid, show, page }, { signal })) }
})

type Data = { view: ImportView; taxonomy: TaxonomyChoices; rows: ImportRows | undefined }

/** One import, which can be left at any step and resumed later. */
export default function ImportPage({ loaderData: { view, taxonomy, rows } }: { loaderData: Data }) {
  const { revalidate } = useRevalidator()
  const [isRematching, setRematching] = useState(false)
  const [asking, setAsking] = useState<boolean>()
  const { task, state } = view
  const isBusy = task?.state === 'waiting' || task?.state === 'running'
  const isMatching = !isBusy && (state === 'read' || state === 'matched' || isRematching)
  // A React key that resets the forms after each task: a quick task can end before the page ever shows it as running.
  const read = task?.uuid
  const isChecked = !isBusy && !isMatching && state === 'checked'
  const isAsking = isChecked && (asking ?? needsAnswers(view))
  // The form stays mounted while staff look at the rows, so that it keeps their answers.
  const hasSkipped = isChecked && asking === false
  const goOn = () => {
    setRematching(false)
    setAsking(undefined)
    scrollTo({ top: 0 })
    revalidate()
  }
  return (
    <>
      <ImportHead view={view} isMatching={isMatching} isAsking={isAsking} />
      {task && (isBusy || task.state === 'failed') && (
        <div className="mb-6">
          <TaskProgress key={task.uuid} task={task} onEnd={goOn} />
          {isBusy && <p className="mt-1 text-label text-soft">You can leave this page: the work continues.</p>}
        </div>
      )}
      {isMatching && view.outline && mayArrange(view.source, view.outline) && (
        <LayoutForm key={`layout ${read}`} view={view} outline={view.outline} onStarted={goOn} />
      )}
      {isMatching && <ColumnsForm key={`columns ${read}`} view={view} taxonomy={taxonomy} onStarted={goOn} />}
      {(isAsking || hasSkipped) && (
        <div hidden={hasSkipped}>
          <WordsForm key={read} view={view} taxonomy={taxonomy} onStarted={goOn} onSkip={() => setAsking(false)} />
        </div>
      )}
      {!isBusy && !isMatching && !isAsking && rows && (
        <>
          {state === 'checked' && (
            <ApplyBar
              view={view}
              onStarted={goOn}
              onRematch={() => setRematching(true)}
              onWords={hasQuestions(view) ? () => setAsking(true) : undefined}
            />
          )}
          {(state === 'applied' || state === 'undone') && <UndoBar view={view} onStarted={goOn} />}
          <OutcomeList view={view} rows={rows} />
        </>
      )}
    </>
  )
}

/** Whether staff may change the layout. A file whose columns are known needs no choice of rows, but perhaps one of sheets. */
const mayArrange = (source: ImportView['source'], { parts }: ImportOutline) => source === 'other' || parts.length > 1

function ImportHead({ view, isMatching, isAsking }: { view: ImportView; isMatching: boolean; isAsking: boolean }) {
  return (
    <>
      <PageTitle title={view.fileName} />
      <BackLink to={href('/admin/import')}>Import</BackLink>
      <h1 className="text-h2">{view.fileName}</h1>
      <p className="mb-4 text-label text-soft">
        {countRows(view.rowCount)}, uploaded by {view.staffName}, {formatMoment(view.createdAt)}
      </p>
      <ImportSteps state={view.state} isMatching={isMatching} isAsking={isAsking} />
    </>
  )
}
