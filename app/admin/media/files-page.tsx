import { useRevalidator } from 'react-router'
import { type FileFilter, type FileLibrary, fileFilters } from '../../../contract/staff-media.ts'
import { staffApi } from '../api.ts'
import { useMember } from '../layout/desk-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { ListPages } from '../list/list-pages.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { orFail, whenSignedIn } from '../visit.ts'
import { DropZone } from './drop-zone.tsx'
import { FileDrawer } from './file-drawer.tsx'
import { FileList } from './file-list.tsx'
import { readAsked } from './read-asked.ts'
import { shouldRevalidate } from './should-revalidate.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './uploads.ts'

export const clientLoader = whenSignedIn(async ({ url, signal }) =>
  orFail(await staffApi.files(readAsked(url, fileFilters), { signal })),
)
export { shouldRevalidate }

const filterLabels: Record<FileFilter, string> = { all: 'All', unused: 'Not used' }

export default function FilesPage({ loaderData: library }: { loaderData: FileLibrary }) {
  const state = useListState()
  const revalidator = useRevalidator()
  const mayEdit = useMember().role !== 'sales'
  const uploads = useUploads('file', () => revalidator.revalidate())
  const filters = fileFilters.map((key) => ({ key, label: filterLabels[key], count: library.counts[key] }))
  return (
    <div className="grid gap-4">
      <PageTitle title="Files" />
      <h1 className="text-h2">Files</h1>
      {mayEdit && (
        <>
          <DropZone kind="file" several onFiles={uploads.add} label="Send files" />
          <UploadList uploads={uploads} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch state={state} label="Search files" />
        <ListTabs state={state} tabs={filters} />
      </div>
      {library.rows.length > 0 ? (
        <FileList rows={library.rows} onOpen={(hash) => state.change({ file: hash })} />
      ) : (
        <p className="border border-rule bg-white p-8 text-center">
          {state.q || state.read('show')
            ? 'Nothing here matches.'
            : 'No files yet. Send care instructions, swatch cards and the like; products then offer them to shoppers.'}
        </p>
      )}
      <ListPages state={state} pageAmt={library.pageAmt} labels={['Newer', 'Older']} />
      <FileDrawer
        hash={state.read('file')}
        onClose={() => state.change({ file: null })}
        onChanged={() => revalidator.revalidate()}
      />
    </div>
  )
}
