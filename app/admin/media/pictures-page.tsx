import { useRevalidator } from 'react-router'
import { type PictureFilter, type PictureLibrary, pictureFilters } from '../../../contract/staff-media.ts'
import { staffApi } from '../api.ts'
import { useMember } from '../layout/desk-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { ListPages } from '../list/list-pages.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { orFail, whenSignedIn } from '../visit.ts'
import { DropZone } from './drop-zone.tsx'
import { learnPictures } from './known-pictures.ts'
import { PictureDrawer } from './picture-drawer.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { readAsked } from './read-asked.ts'
import { shouldRevalidate } from './should-revalidate.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './uploads.ts'

export const clientLoader = whenSignedIn(async ({ url, signal }) =>
  orFail(await staffApi.pictures(readAsked(url, pictureFilters), { signal })),
)

export { shouldRevalidate }

const filterLabels: Record<PictureFilter, string> = { all: 'All', 'no-alt': 'Without words', unused: 'Not used' }

export default function PicturesPage({ loaderData: library }: { loaderData: PictureLibrary }) {
  const state = useListState()
  const revalidator = useRevalidator()
  const mayEdit = useMember().role !== 'sales'
  const { rows, counts, pageAmt } = library
  const uploads = useUploads('picture', (picture) => {
    learnPictures([picture])
    revalidator.revalidate()
  })
  const filters = pictureFilters.map((key) => ({ key, label: filterLabels[key], count: counts[key] }))
  return (
    <div className="grid gap-4">
      <PageTitle title="Pictures" />
      <h1 className="text-h2">Pictures</h1>
      {mayEdit && (
        <>
          <DropZone kind="picture" several onFiles={uploads.add} label="Send pictures" />
          <UploadList uploads={uploads} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch state={state} label="Search pictures" />
        <ListTabs state={state} tabs={filters} />
      </div>
      {rows.length > 0 ? (
        <PictureGrid rows={rows} onOpen={(hash) => state.change({ picture: hash })} />
      ) : (
        <p className="border border-rule bg-white p-8 text-center">
          {state.q || state.read('show')
            ? 'Nothing here matches.'
            : 'No pictures yet. Send some from your computer or phone.'}
        </p>
      )}
      <ListPages state={state} pageAmt={pageAmt} labels={['Newer', 'Older']} />
      <PictureDrawer
        hash={state.read('picture')}
        onClose={() => state.change({ picture: null })}
        onChanged={() => revalidator.revalidate()}
      />
    </div>
  )
}
