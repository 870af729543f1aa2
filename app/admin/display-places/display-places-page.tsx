import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { DisplayPlaceRow } from '../../../contract/staff/catalogue-lists.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import { NewRecord } from '../list/new-record.tsx'
import { OrderButton } from '../list/order-button.tsx'
import type { Column } from '../list/record-table.tsx'
import { changedColumn, nameColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.displayPlaces()))
export const shouldRevalidate = shouldReloadList

const piecesColumn: Column<DisplayPlaceRow> = {
  key: 'pieces',
  label: 'Pieces there',
  align: 'right',
  show: ({ pieceCount }) => writeWhole(pieceCount),
  sortBy: ({ pieceCount }) => pieceCount,
}
const columns: Column<DisplayPlaceRow>[] = [nameColumn, piecesColumn, changedColumn]

export default function DisplayPlacesPage({ loaderData: places }: { loaderData: DisplayPlaceRow[] }) {
  const state = useListState()
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title="Display places"
      noun={['display place', 'display places']}
      rows={arrangeRows(places, columns, ({ name }) => name, state)}
      total={places.length}
      columns={columns}
      state={state}
      usual={{ words: 'in the order of the showroom' }}
      rowKey={({ uuid }) => uuid}
      to={({ uuid }) => href('/admin/display-places/:uuid', { uuid })}
      actions={
        mayEdit && (
          <>
            <OrderButton
              label="Change the order"
              of="display places"
              intro="The order in which you walk through the showroom. Lists of places use it."
              rows={places}
              keyOf={({ uuid }) => uuid}
              nameOf={({ name }) => name}
              save={(rows) => staffApi.orderDisplayPlaces({ order: rows.map(({ uuid }) => uuid) })}
            />
            <NewDisplayPlace />
          </>
        )
      }
      empty="No places yet. Add one for each floor and bay of your showroom, so that shoppers know where to find a piece."
    />
  )
}

function NewDisplayPlace() {
  const create = async (start: { name: string }) => {
    const answer = await staffApi.createDisplayPlace(start)
    return failed(answer) ? answer : { to: href('/admin/display-places/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord noun="display place" start={{ name: '' }} labels={{ name: 'Name' }} create={create}>
      {(field) => <TextField bound={field('name')} hint="Such as ‘Ground floor, bay 3’." />}
    </NewRecord>
  )
}
