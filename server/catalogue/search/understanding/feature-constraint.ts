import { capitalize } from '../../../../contract/capitals.ts'
import { keyPart } from './labels.ts'
import { splitList } from './split-list.ts'
import type { Constraint, Span } from './understood.ts'
import { type Feature, features } from './words/features.ts'

export function constrainFeature(feature: Feature, span: Span): Constraint {
  const { phrases, label = capitalize(feature) } = features[feature]
  return { kind: 'feature', key: `feature:${keyPart(feature)}`, span, label, feature, words: splitList(phrases) }
}
