import { callTables, contractWithoutZod } from './contract-for-shoppers.ts'
import type { Import } from './read-imports.ts'

const withoutZod = contractWithoutZod.map((name) => `contract/${name}.ts`)

/** In the order of the arrows: a feature may import the features to its left. */
const features = listWords('media site staff mail catalogue content shortlists bookings enquiries overview metrics')

type Place =
  | 'contract'
  | 'platform'
  | 'feature'
  | 'serve'
  | 'server'
  | 'entry'
  | 'ui'
  | 'storefront'
  | 'admin'
  | 'app'
  | 'demo'
  | 'oracle'
  | 'free'

const mayUse: Record<Place, Place[]> = {
  contract: ['contract'],
  platform: ['platform'],
  feature: ['contract', 'platform', 'serve', 'feature'],
  serve: ['contract', 'platform'],
  server: ['contract', 'platform', 'serve', 'feature', 'server', 'app', 'demo'],
  entry: ['server', 'platform'],
  ui: ['ui'],
  storefront: ['contract', 'ui', 'app', 'storefront'],
  admin: ['contract', 'ui', 'app', 'admin'],
  app: ['contract', 'ui', 'app', 'storefront', 'admin'],
  demo: [],
  oracle: ['oracle'],
  free: [],
}

/** Why an import breaks the architecture, or nothing when it does not. */
export function findFault(item: Import): string | undefined {
  const from = placeOf(item.from)
  if (from === 'free' || from === 'demo') return undefined
  return item.ours ? findFaultBetween(item, from, placeOf(item.to)) : findFaultWithPackage(item, from)
}

function placeOf(file: string): Place {
  const [side, name = ''] = file.split('/')
  if (/\.test\.tsx?$/.test(file)) return 'free'
  if (file === 'server.ts') return 'entry'
  if (side === 'contract') return 'contract'
  if (side === 'app') return name === 'ui' || name === 'storefront' || name === 'admin' ? name : 'app'
  if (side === 'db') return 'demo'
  if (side === 'tests' && name === 'oracles') return 'oracle'
  if (side !== 'server') return 'free'
  if (name === 'platform') return 'platform'
  if (name === 'serve.ts') return 'serve'
  return name.endsWith('.ts') ? 'server' : 'feature'
}

function findFaultBetween({ from: file, to: target, typeOnly }: Import, from: Place, to: Place): string | undefined {
  if (from === 'feature' && to === 'feature') return findFaultBetweenFeatures(file, target)
  // An oracle imports only types: code that it shared with what it judges would repeat the faults.
  if (from === 'oracle' && typeOnly) return undefined
  if (!mayUse[from].includes(to)) return `${nameOf(file, from)} may not use ${nameOf(target, to)}`
  if (mustStayWithoutZod(file, from) && to === 'contract' && !typeOnly && !reachesBrowsers(target)) {
    return 'a zod schema may only be imported as a type here, or zod reaches shoppers'
  }
  return undefined
}

function findFaultBetweenFeatures(file: string, target: string): string | undefined {
  const [mine = '', theirs = ''] = [file.split('/')[1], target.split('/')[1]]
  if (mine === theirs) return undefined
  const [my, their] = [features.indexOf(mine), features.indexOf(theirs)]
  if (my < 0 || their < 0) return `a feature is missing in scripts/imports/rules.ts; give it its place there`
  return their < my ? undefined : `${mine} may not use ${theirs}`
}

function findFaultWithPackage({ from: file, to, typeOnly }: Import, from: Place): string | undefined {
  const isZod = to === 'zod' || to.startsWith('zod/')
  if (from === 'contract' && !isZod) return 'the contract uses no package but zod'
  if (isZod && !typeOnly && mustStayWithoutZod(file, from)) return 'zod may only be imported as a type here'
  return undefined
}

function mustStayWithoutZod(file: string, place: Place): boolean {
  return ['ui', 'storefront', 'app'].includes(place) || withoutZod.includes(file)
}

const reachesBrowsers = (file: string) => withoutZod.includes(file) || callTables.includes(file)

function nameOf(file: string, place: Place): string {
  if (place === 'feature') return 'a feature'
  if (place === 'oracle') return 'an oracle'
  if (place === 'platform' || place === 'contract') return `the ${place}`
  return place === 'ui' || place === 'storefront' || place === 'admin' ? `app/${place}` : file
}

const vague = ['lib', 'utils', 'helpers', 'common', 'shared', 'types', 'hooks', 'components']

/** A folder whose name says nothing about what is in it. */
export function findVagueFolder(file: string): string | undefined {
  return file
    .split('/')
    .slice(0, -1)
    .find((name) => vague.includes(name))
}

function listWords(text: string): string[] {
  return text.trim().split(/\s+/)
}
