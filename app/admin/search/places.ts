import { href } from 'react-router'
import { labelKind, nameKind } from '../../../contract/kinds.ts'
import { rankMatch } from '../../../contract/match-rank.ts'
import type { Found } from '../../../contract/staff/search.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { listPlaces } from '../layout/navigation.ts'
import { beginnings, findAddress } from '../record-addresses.ts'
import { settingParts } from '../settings/setting-parts.ts'
import { settingsTargets } from './settings-targets.ts'
import type { Used } from './used-lately.ts'

/** A target that the search finds; `note` describes it. */
export type Target = { key: string; label: string; note: string; to: string; names: string[] }
/** `also`: synonyms. */
type Known = Target & { also: string }

export function showFound({ kind, id, name, note, also }: Found): Target {
  return {
    key: `${kind} ${id} ${name} ${note}`,
    label: name,
    note: [labelKind(kind), note].filter(Boolean).join(' · '),
    to: findAddress({ kind, id }),
    names: [name, ...also],
  }
}

/** Puts exact names first, then names that begin with the words; the rest keeps its order. */
export const rankTargets = (targets: Target[], typed: string): Target[] =>
  targets
    .map((target) => ({ target, rank: rankMatch(typed, target.names) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ target }) => target)

/** Synonyms of the places in the navigation. */
const alsoCalled: Record<string, string> = {
  [href('/admin')]: 'overview dashboard start visitors statistics missed searches',
  [href('/admin/enquiries')]: 'inbox messages contact form questions leads',
  [href('/admin/bookings')]: 'bookings appointments calendar agenda showroom visitors walk-ins',
  [href('/admin/products')]: 'items stock prices catalogue sale',
  [href('/admin/categories')]: 'menu navigation departments sub-categories',
  [href('/admin/ranges')]: 'collections',
  [href('/admin/brands')]: 'logo manufacturers suppliers makers',
  [href('/admin/properties')]: 'filters attributes colours materials options',
  [href('/admin/display-places')]: 'floors bays showroom stands where',
  [href('/admin/tickets')]: 'price labels tags shelf strips print qr codes showroom out of date',
  [href('/admin/sales')]: 'offers discounts reductions promotions clearance price report',
  [href('/admin/import')]: 'csv excel spreadsheet upload shopify woocommerce',
  [href('/admin/home')]: 'homepage front page slides carousel banner hero rows',
  [href('/admin/pages')]: 'terms privacy policy delivery returns about text content',
  [href('/admin/listing-pages')]: 'special offers sale latest products new in clearance seo',
  [href('/admin/popups')]: 'popup newsletter offer overlay',
  [href('/admin/banner')]: 'banner message marquee notice running text top',
  [href('/admin/links')]: 'menu navigation links bottom top foot head information column',
  [href('/admin/redirects')]: 'old addresses links 301 moved url',
  [href('/admin/searches')]: 'queries what shoppers look for statistics popular terms no results',
  [href('/admin/synonyms')]: 'search words no results',
  [href('/admin/search-rules')]: 'pins pinned boost promote hide products queries destinations merchandising',
  [href('/admin/media')]: 'images photos photographs media library upload',
  [href('/admin/media/files')]: 'downloads pdf brochures documents media',
  [href('/admin/opening-hours')]:
    'opening times open close a day days closed closing closures bank holidays christmas easter week weekdays sunday exceptions every year',
  [href('/admin/people')]: 'users staff team colleagues invite roles permissions access',
  [href('/admin/look')]: 'appearance design theme brand colours fonts style corners logo',
  [href('/admin/mail')]: 'mail mails e-mail smtp outbox sending server password test spf dkim dmarc domain sender',
  [href('/admin/settings')]: 'options configuration preferences shop details',
  [href('/admin/bin')]: 'deleted trash recycle restore undo',
  [href('/admin/history')]: 'changes audit log who changed',
  [href('/admin/tasks')]: 'jobs imports bulk progress',
}

const owners: Role[] = ['owner']
const sellers: Role[] = ['owner', 'sales']

/** Pages that are not in the navigation. */
const otherPages: { label: string; to: string; also: string; roles?: Role[] }[] = [
  {
    label: 'Your account',
    to: href('/admin/account'),
    also: 'password name profile authenticator two factor 2fa sign-in sessions devices',
  },
  {
    label: 'Download a backup',
    to: `${href('/admin/settings')}#backup`,
    also: 'back up export everything archive save',
    roles: owners,
  },
  ...Object.entries(settingParts).map(([part, { title, also }]) => ({
    label: title,
    to: href('/admin/settings/:part', { part }),
    also: `settings ${also}`,
    roles: owners,
  })),
  { label: 'Reply templates', to: href('/admin/enquiries/templates'), also: 'canned answers texts', roles: sellers },
  {
    label: 'When visits can be booked',
    to: href('/admin/bookings/rules'),
    also: 'booking rules appointments slots notice horizon places lengths',
    roles: sellers,
  },
  {
    label: 'What we hold about somebody',
    to: href('/admin/enquiries/shopper'),
    also: 'gdpr data protection erase delete shopper subject access privacy',
    roles: sellers,
  },
  {
    label: 'How long enquiries are kept',
    to: href('/admin/enquiries/retention'),
    also: 'retention gdpr data protection delete months',
    roles: owners,
  },
]

/**
 * The pages that a role may open and the records that it may create. Without a search text, all pages are listed;
 * settings come last.
 */
export function listTargets(role: Role, typed: string): Target[] {
  const places = listPlaces(role).flatMap((group) =>
    group.places.map(({ label, to }) => makeTarget(label, to, 'Go to')),
  )
  const begun =
    role === 'sales'
      ? []
      : sortBeginnings(places).map(({ kind, to }) => makeTarget(`New ${nameKind(kind)}`, to, 'Begin'))
  const others = otherPages
    .filter(({ roles }) => !roles || roles.includes(role))
    .map(({ label, to, also }) => makeTarget(label, to, 'Go to', also))
  const settings =
    role === 'owner' ? settingsTargets.map(({ label, to, also }) => makeTarget(label, to, 'Setting', also)) : []
  const words = split(typed)
  if (words.length === 0) return [...begun, ...places]
  return [...begun, ...places, ...settings, ...others].filter((target) => holdsWords(target, words))
}

/** Puts recently used targets before the others. */
export function listUsedLately(used: Used[], targets: Target[]): Target[] {
  const ofUsed = used.map(({ to, label, note }) => ({
    key: `lately ${to}`,
    label,
    note: ['Recently used', note].filter(Boolean).join(' · '),
    to,
    names: [label],
  }))
  return [...ofUsed, ...targets.filter((target) => !used.some(({ to }) => to === target.to))]
}

/** The names of the kinds' lists in the navigation. */
function sortBeginnings(places: Known[]) {
  const rank = (to: string) => places.findIndex((place) => to === `${place.to}?new`)
  return beginnings.toSorted((one, other) => rank(one.to) - rank(other.to))
}

const makeTarget = (label: string, to: string, note: string, also = alsoCalled[to] ?? ''): Known => ({
  key: to,
  label,
  note,
  to,
  names: [label],
  also,
})

/** Whether each search word is the beginning of a word of the target. */
function holdsWords({ label, also }: Known, words: string[]): boolean {
  const known = split(`${label} ${also}`)
  return words.every((word) => known.some((name) => name.startsWith(word)))
}

const split = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
