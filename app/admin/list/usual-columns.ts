import { formatDate } from '../../../contract/dates/staff-dates.ts'
import { nameSiteState } from '../../../contract/staff/site-words.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { days } from './list-order.ts'
import type { Column } from './record-table.tsx'

export const nameColumn: Column<{ name: string }> = {
  key: 'name',
  label: 'Name',
  show: ({ name }) => name,
  sortBy: ({ name }) => name,
}

export const productsColumn: Column<{ productCount: number }> = {
  key: 'products',
  label: 'Products',
  align: 'right',
  show: ({ productCount }) => writeWhole(productCount),
  sortBy: ({ productCount }) => productCount,
}

export const visibleColumn: Column<{ visible: boolean }> = {
  key: 'visible',
  label: 'Status',
  show: ({ visible }) => nameSiteState(visible),
  sortBy: ({ visible }) => Number(!visible),
  ways: ['on the site first', 'off the site first'],
}

export const changedColumn: Column<{ updatedAt: string }> = {
  key: 'updated',
  label: 'Last changed',
  wide: true,
  show: ({ updatedAt }) => formatDate(updatedAt),
  sortBy: ({ updatedAt }) => updatedAt,
  ways: days,
}
