import { formatDate } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import type { RedirectRow } from '../../../contract/staff/content.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { days } from '../list/list-order.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import type { Column } from '../list/record-table.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { unreachable } from '../unreachable.ts'
import { AddressCheck } from './address-check.tsx'
import { NewRedirect } from './new-redirect.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.redirects()))
export const shouldRevalidate = shouldReloadList

const columns: Column<RedirectRow>[] = [
  { key: 'from', label: 'Old address', show: ({ fromPath }) => fromPath, sortBy: ({ fromPath }) => fromPath },
  { key: 'to', label: 'Redirects to', show: ({ toPath }) => toPath, sortBy: ({ toPath }) => toPath },
  {
    key: 'made',
    label: 'Since',
    wide: true,
    show: ({ createdAt }) => formatDate(createdAt),
    sortBy: ({ createdAt }) => createdAt,
    ways: days,
  },
]

export default function RedirectsPage({ loaderData: redirects }: { loaderData: RedirectRow[] }) {
  const state = useListState()
  const remove = useRemoval()
  return (
    <>
      <ListPage
        title="Redirects"
        noun={['redirect', 'redirects']}
        rows={arrangeRows(redirects, columns, ({ fromPath, toPath }) => `${fromPath} ${toPath}`, state)}
        total={redirects.length}
        columns={columns}
        state={state}
        usual={{ sort: '-made' }}
        rowKey={({ fromPath }) => fromPath}
        rowActions={(row) => (
          <Button look="plain" aria-label={`Delete ${row.fromPath}`} onClick={() => remove(row)}>
            Delete
          </Button>
        )}
        actions={<NewRedirect />}
        empty="No redirects yet. The shop adds one when something on the site gets another address, so that old links still work."
      />
      <AddressCheck />
    </>
  )
}

function useRemoval() {
  const reload = useReload()
  return async ({ fromPath, toPath }: RedirectRow) => {
    const answer = await staffApi.deleteRedirect({ fromPath }).catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    await reload()
    notify(`${fromPath} no longer redirects`, {
      run: async () => {
        const back = await staffApi.saveRedirect({ fromPath, toPath, isNew: true }).catch(unreachable)
        if (failed(back)) return void warn(back.problem.reason)
        notify(`${fromPath} redirects to ${back.toPath} again`)
        reload()
      },
    })
  }
}
