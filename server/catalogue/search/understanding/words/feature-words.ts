/**
 * What is said of a thing in many words: what shoppers ask = how a product says it. All words of one phrase stand in its
 * texts. `label` is on the chip, where it is not the name; `after` is how a sentence says it behind the thing.
 */
export type FeatureWords = { asked: string; said: string; label?: string; after?: string }
