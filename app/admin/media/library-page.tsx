import type { ReactNode } from 'react'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { StatusNote } from '../controls/status-note.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { ListPages } from '../list/list-pages.tsx'
import { ListSearch } from '../list/list-search.tsx'
import type { ListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { DropZone } from './drop-zone.tsx'
import type { UploadKind } from './send-upload.ts'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './uploads.ts'

type Props = {
  kind: UploadKind
  title: string
  state: ListState
  uploads: Uploads
  filters: Record<string, string>
  library: { rows: unknown[]; total: number; counts: Record<string, number>; pageAmt: number }
  /** Shown while the library is empty. */
  empty: string
  list: ReactNode
  drawer: ReactNode
}

/** The library of pictures or of files: uploads new ones, and finds existing ones. */
export function LibraryPage(props: Props) {
  const { kind, title, state, uploads, filters, library, empty, list, drawer } = props
  const mayEdit = useMayEdit()
  const things = title.toLowerCase()
  const tabs = Object.entries(filters)
    .map(([key, label]) => ({ key, label, count: library.counts[key] ?? 0 }))
    .filter(({ key, count }) => key !== 'damaged' || count > 0 || state.read('show') === key)
  return (
    <div className="grid gap-4">
      <PageTitle title={title} />
      <h1 className="text-h2">{title}</h1>
      {mayEdit && (
        <>
          <DropZone kind={kind} several onFiles={uploads.add} label={`Upload ${things}`} />
          <UploadList uploads={uploads} asksBeforeLeaving={false} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch state={state} label={`Search ${things}`} />
        <ListTabs state={state} tabs={tabs} />
        <span role="status" className="ml-auto text-label text-soft">
          {library.total > 0 && writeCount(library.total, kind)}
        </span>
      </div>
      {state.read('show') === 'damaged' && (
        <p className="max-w-prose text-small">
          These {things} are missing or damaged in storage. Shoppers do not see them. Upload the same {things} again, or
          restore a backup: their texts and uses are kept.
        </p>
      )}
      <StatusNote className="border border-rule bg-white p-8 text-center">
        {library.rows.length === 0 && (state.q || state.read('show') ? 'Nothing here matches.' : empty)}
      </StatusNote>
      {library.rows.length > 0 && list}
      <ListPages state={state} pageAmt={library.pageAmt} labels={['Newer', 'Older']} />
      {drawer}
    </div>
  )
}
