import type { HomeRange, NavRange, Range } from '../../../contract/catalogue.ts'
import { notFound } from '../../platform/problem.ts'
import { pictureOf, type Taxonomy } from './taxonomy.ts'

export function findRange(taxonomy: Taxonomy, routeName: string): Range {
  const range = [...taxonomy.ranges.values()].find((candidate) => candidate.routeName === routeName)
  if (!range) throw notFound('range')
  const banner = pictureOf(taxonomy, range.bannerHash)
  return { ...range, bannerUrl: banner?.url ?? '', banner }
}

export function listHomeRanges(taxonomy: Taxonomy): HomeRange[] {
  return [...taxonomy.ranges.values()]
    .filter((range) => range.onHomepage)
    .map((range) => ({ ...range, ...showImage(taxonomy, range.imageHash) }))
}

/** The range whose tile is in a category's menu. */
export function findMenuRange(taxonomy: Taxonomy, categoryId: number): NavRange {
  const category = taxonomy.categories.find((candidate) => candidate.id === categoryId)
  if (!category) throw notFound('category')
  const range = taxonomy.ranges.get(category.menuRangeUuid ?? '')
  return range ? { ...range, ...showImage(taxonomy, range.imageHash) } : null
}

function showImage(taxonomy: Taxonomy, hash: string | null) {
  const image = pictureOf(taxonomy, hash)
  return { imageUrl: image?.url ?? '', image }
}
