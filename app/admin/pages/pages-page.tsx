import { href } from 'react-router'
import { pageAddress } from '../../../contract/addresses.ts'
import type { PageRow } from '../../../contract/staff/content.ts'
import { nameSiteState, onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import type { Column } from '../list/record-table.tsx'
import { changedColumn, visibleColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { NewPageRecord } from './new-page.tsx'

type Row = PageRow & { isUnlinked: boolean }

export const clientLoader = whenSignedIn(async (): Promise<Row[]> => {
  const [pages, unlinked] = await Promise.all([staffApi.pages(), staffApi.unlinkedPages()])
  const ids = new Set(orFail(unlinked))
  return orFail(pages).map((page) => ({ ...page, isUnlinked: ids.has(page.id) }))
})
export const shouldRevalidate = shouldReloadList

const describeState = ({ fixed, visible }: PageRow) =>
  fixed ? `Always ${onSite.toLowerCase()}` : nameSiteState(visible)

const describeLinks = ({ isUnlinked }: Row) => (isUnlinked ? 'Nothing links here' : '')

const columns: Column<Row>[] = [
  { key: 'title', label: 'Title', show: ({ title }) => title, sortBy: ({ title }) => title },
  {
    key: 'address',
    label: 'Address',
    wide: true,
    show: ({ id }) => pageAddress(id),
    sortBy: ({ id }) => pageAddress(id),
  },
  { ...visibleColumn, show: describeState, sortBy: describeState },
  changedColumn,
]

const linksColumn: Column<Row> = {
  key: 'links',
  label: 'Links',
  show: (row) => <span className="font-semibold text-sale">{describeLinks(row)}</span>,
  sortBy: describeLinks,
}

export default function PagesPage({ loaderData: pages }: { loaderData: Row[] }) {
  const state = useListState()
  const shown = pages.some(({ isUnlinked }) => isUnlinked) ? [...columns, linksColumn] : columns
  return (
    <ListPage
      title="Pages"
      noun={['page', 'pages']}
      rows={arrangeRows(pages, shown, ({ title, id }) => `${title} ${id}`, state)}
      total={pages.length}
      columns={shown}
      state={state}
      usual={{ words: 'with the shop’s own pages first' }}
      rowKey={({ id }) => id}
      to={({ id }) => href('/admin/pages/:id', { id })}
      actions={<NewPageRecord />}
      empty="No pages yet."
    />
  )
}
