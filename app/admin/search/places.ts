import { href } from 'react-router'
import type { Role } from '../../../contract/staff.ts'
import type { Found } from '../../../contract/staff-search.ts'
import { listPlaces } from '../layout/navigation.ts'
import { findRoom } from '../uses/rooms.ts'

/** Something to go to from the search, `note` telling what it is. */
export type Target = { key: string; label: string; note: string; to: string }

export function showFound({ kind, id, name, note }: Found): Target {
  const { noun, to } = findRoom({ kind, id })
  return { key: `${kind} ${id} ${name} ${note}`, label: name, note: [noun, note].filter(Boolean).join(' · '), to }
}

const beginnings = [
  { label: 'New product', to: `${href('/admin/products')}?new` },
  { label: 'New category', to: `${href('/admin/categories')}?new` },
  { label: 'New range', to: `${href('/admin/ranges')}?new` },
  { label: 'New brand', to: `${href('/admin/brands')}?new` },
  { label: 'New property', to: `${href('/admin/properties')}?new` },
  { label: 'New page', to: `${href('/admin/pages')}?new` },
  { label: 'New slide', to: `${href('/admin/home')}?new` },
  { label: 'New pop-up', to: `${href('/admin/popups')}?new` },
  { label: 'New redirect', to: `${href('/admin/redirects')}?new` },
]

/** The rooms that somebody may enter, and what they may begin there. */
export function listTargets(role: Role): Target[] {
  const places = listPlaces(role).flatMap((group) => group.places.map((place) => ({ ...place, note: 'Go to' })))
  const begun = role === 'sales' ? [] : beginnings.map((beginning) => ({ ...beginning, note: 'Begin' }))
  return [...begun, ...places].map(({ label, note, to }) => ({ key: to, label, note, to }))
}
