import type { HomeRange, NavRange, Range } from '../../contract/catalogue.ts'
import { notFound } from '../platform/problem.ts'
import { pictureOf, type Shelves } from './shelves.ts'

export function findRange(shelves: Shelves, routeName: string): Range {
  const range = [...shelves.ranges.values()].find((candidate) => candidate.routeName === routeName)
  if (!range) throw notFound('range')
  const banner = pictureOf(shelves, range.bannerHash)
  return { ...range, bannerUrl: banner?.url ?? '', banner }
}

export function listHomeRanges(shelves: Shelves): HomeRange[] {
  return [...shelves.ranges.values()]
    .filter((range) => range.onHomepage)
    .map((range) => ({ ...range, ...showImage(shelves, range.imageHash) }))
}

/** The range whose tile stands in a category's menu. */
export function findMenuRange(shelves: Shelves, categoryId: number): NavRange {
  const category = shelves.categories.find((candidate) => candidate.id === categoryId)
  if (!category) throw notFound('category')
  const range = shelves.ranges.get(category.menuRangeUuid ?? '')
  return range ? { ...range, ...showImage(shelves, range.imageHash) } : null
}

function showImage(shelves: Shelves, hash: string | null) {
  const image = pictureOf(shelves, hash)
  return { imageUrl: image?.url ?? '', image }
}
