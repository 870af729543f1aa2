import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { PropertyRow } from '../../../contract/staff/catalogue-lists.ts'
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
import { changedColumn, nameColumn, productsColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { readLines } from './value-lines.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.properties()))
export const shouldRevalidate = shouldReloadList

const columns: Column<PropertyRow>[] = [
  nameColumn,
  {
    key: 'count',
    label: 'Values',
    align: 'right',
    show: ({ values }) => writeWhole(values.length),
    sortBy: ({ values }) => values.length,
  },
  productsColumn,
  { key: 'values', label: 'Such as', wide: true, show: ({ values }) => <Samples values={values} /> },
  { ...changedColumn, extra: true },
]

const maxShown = 4

function Samples({ values }: Pick<PropertyRow, 'values'>) {
  return (
    <span className="flex flex-wrap gap-x-3 text-soft">
      {values.slice(0, maxShown).map(({ id, name, swatch }) => (
        <span key={id} className="inline-flex items-center gap-1.5">
          {swatch && <span className="size-3 rounded-full border border-line" style={{ backgroundColor: swatch }} />}
          {name}
        </span>
      ))}
      {values.length > maxShown && <span>…</span>}
    </span>
  )
}

export default function PropertiesPage({ loaderData: properties }: { loaderData: PropertyRow[] }) {
  const state = useListState()
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title="Properties"
      noun={['property', 'properties']}
      rows={arrangeRows(properties, columns, describe, state)}
      total={properties.length}
      columns={columns}
      state={state}
      usual={{ words: 'as shoppers see them' }}
      rowKey={({ id }) => String(id)}
      to={({ id }) => href('/admin/properties/:id', { id: String(id) })}
      actions={
        mayEdit && (
          <>
            <OrderButton
              label="Change the order"
              of="properties"
              intro="Shoppers see the properties in this order, on products and among the filters."
              rows={properties}
              keyOf={({ id }) => String(id)}
              nameOf={({ name }) => name}
              save={(rows) => staffApi.orderProperties({ order: rows.map(({ id }) => id) })}
            />
            <NewProperty />
          </>
        )
      }
      empty="No properties yet. A property is what shoppers filter by, such as Colour or Fabric, with its values."
    />
  )
}

const describe = ({ name, values }: PropertyRow) => [name, ...values.map((value) => value.name)].join(' ')

function NewProperty() {
  const create = async ({ name, lines }: { name: string; lines: string }) => {
    const answer = await staffApi.createProperty({ name, values: readLines(lines, []) })
    return failed(answer) ? answer : { to: href('/admin/properties/:id', { id: String(answer.id) }) }
  }
  return (
    <NewRecord
      noun="property"
      start={{ name: '', lines: '' }}
      labels={{ name: 'Name', lines: 'Values' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('name')} hint="Such as Colour." />
          <TextField bound={field('lines')} lines={5} hint="One per line. A colour may follow: Sage #8e9a85." />
        </>
      )}
    </NewRecord>
  )
}
