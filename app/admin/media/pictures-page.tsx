import { type PictureFilter, type PictureLibrary, pictureFilters } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { useListState } from '../list/list-state.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { learnPictures } from './known-pictures.ts'
import { LibraryPage } from './library-page.tsx'
import { readLibraryQuery } from './library-query.ts'
import { PictureDrawer } from './picture-drawer.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { shouldRevalidate } from './should-revalidate.ts'
import { useUploads } from './uploads.ts'

export const clientLoader = whenSignedIn(async ({ url, signal }) =>
  orFail(await staffApi.pictures(readLibraryQuery(url, pictureFilters), { signal })),
)
export { shouldRevalidate }

const filters: Record<PictureFilter, string> = {
  all: 'All',
  'no-alt': 'Without a description',
  unused: 'Not used',
  damaged: 'Damaged',
}

export default function PicturesPage({ loaderData: library }: { loaderData: PictureLibrary }) {
  const state = useListState()
  const reload = useReload()
  const uploads = useUploads('picture', (picture) => {
    learnPictures([picture])
    reload()
  })
  return (
    <LibraryPage
      kind="picture"
      title="Pictures"
      state={state}
      uploads={uploads}
      filters={filters}
      library={library}
      empty="No pictures yet. Upload some from your computer or phone."
      list={<PictureGrid rows={library.rows} onOpen={(hash) => state.change({ picture: hash })} />}
      drawer={
        <PictureDrawer
          hash={state.read('picture')}
          onClose={() => state.change({ picture: null })}
          onChanged={() => reload()}
        />
      }
    />
  )
}
