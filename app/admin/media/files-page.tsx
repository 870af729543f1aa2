import { type FileFilter, type FileLibrary, fileFilters } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { useListState } from '../list/list-state.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { FileDrawer } from './file-drawer.tsx'
import { FileList } from './file-list.tsx'
import { LibraryPage } from './library-page.tsx'
import { readLibraryQuery } from './library-query.ts'
import { shouldRevalidate } from './should-revalidate.ts'
import { useUploads } from './uploads.ts'

export const clientLoader = whenSignedIn(async ({ url, signal }) =>
  orFail(await staffApi.files(readLibraryQuery(url, fileFilters), { signal })),
)
export { shouldRevalidate }

const filters: Record<FileFilter, string> = { all: 'All', unused: 'Not used', damaged: 'Damaged' }

export default function FilesPage({ loaderData: library }: { loaderData: FileLibrary }) {
  const state = useListState()
  const reload = useReload()
  const uploads = useUploads('file', () => reload())
  return (
    <LibraryPage
      kind="file"
      title="Files"
      state={state}
      uploads={uploads}
      filters={filters}
      library={library}
      empty="No files yet. Upload care instructions, swatch cards and the like; products then offer them to shoppers."
      list={<FileList rows={library.rows} onOpen={(hash) => state.change({ file: hash })} />}
      drawer={
        <FileDrawer hash={state.read('file')} onClose={() => state.change({ file: null })} onChanged={() => reload()} />
      }
    />
  )
}
