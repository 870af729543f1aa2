import { expect, test } from 'vitest'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { labels } from '../settings/labels.ts'
import { listTargets, rankTargets, showFound } from './places.ts'

const find = (typed: string, role: Role = 'owner') => listTargets(role, typed).map(({ label, to }) => `${label} ${to}`)

test.each([
  ['opening hours', 'Opening hours /admin/opening-hours'],
  ['opening times', 'Opening hours /admin/opening-hours'],
  ['bank hol', 'Opening hours /admin/opening-hours'],
  ['close a day', 'Opening hours /admin/opening-hours'],
  ['price labels', 'Price tickets /admin/tickets'],
  ['bays', 'Display places /admin/display-places'],
  ['discounts', 'Sales /admin/sales'],
  ['menu', 'Categories /admin/categories'],
  ['phone number', 'Phone /admin/settings/shop#phone'],
  ['address', 'Street /admin/settings/shop#street'],
  ['vat', 'VAT number /admin/settings/legal#vatNumber'],
  [
    'cookie',
    'Days before somebody who declined cookies is asked again /admin/settings/shoppers-data#consentDeclinedDays',
  ],
  ['facebook', 'Social networks /admin/settings/shop#socialLinks'],
  ['banner', 'Announcement /admin/banner'],
  ['popup', 'Pop-ups /admin/popups'],
  ['new pop-up', 'New pop-up /admin/popups?new'],
  ['new slide', 'New slide /admin/home?new'],
  ['homepage', 'Home page /admin/home'],
  ['logo', 'Brands /admin/brands'],
  ['old address', 'Redirects /admin/redirects'],
  ['users', 'People /admin/people'],
  ['password', 'Your account /admin/account'],
  ['SMTP', 'Email /admin/mail'],
  ['mail', 'Email /admin/mail'],
  ['gdpr', 'What we hold about somebody /admin/enquiries/shopper'],
  ['trash', 'Bin /admin/bin'],
  ['legal', 'Company and legal /admin/settings/legal'],
  ['backup', 'Download a backup /admin/settings#backup'],
])('%s', (typed, target) => {
  expect(find(typed)).toContain(target)
})

test('shows nobody a place that their role cannot open', () => {
  expect(find('opening hours', 'sales')).toEqual([])
  expect(find('vat', 'editor')).toEqual([])
  expect(find('gdpr', 'editor')).toEqual([])
  expect(find('users', 'sales')).toEqual([])
  expect(find('inbox', 'sales')).toEqual(['Enquiries /admin/enquiries'])
})

test('finds each setting by its own label', () => {
  for (const [name, label] of Object.entries(labels)) {
    const found = listTargets('owner', label).map(({ to }) => to)
    expect(found.filter((to) => to.endsWith(`#${name}`))).toHaveLength(1)
  }
})

test('lists places but no settings before anything is typed', () => {
  expect(listTargets('owner', '').filter(({ to }) => to.includes('#'))).toEqual([])
})

test('ranks an exact name above a partial match, for records and places alike', () => {
  const found = (name: string, also: string[] = []) => showFound({ kind: 'product', id: name, name, note: '', also })
  const products = [found('Kit 2'), found('Kit 1'), found('Old brands')]
  const rank = (typed: string) =>
    rankTargets([...products, ...listTargets('owner', typed)], typed).map(({ label }) => label)
  expect(rank('kit 1')[0]).toBe('Kit 1')
  expect(rank('brands')[0]).toBe('Brands')
  expect(rankTargets([...products, found('Chair', ['KIT-7'])], 'kit-7')[0]?.label).toBe('Chair')
})
