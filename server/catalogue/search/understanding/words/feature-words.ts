/**
 * A feature. `asked`: the phrases of shoppers. `phrases`: the phrases of products, which have all words of one.
 * `label`: the text of the chip, if it is not the name. `after`: the phrase that follows the thing in a sentence.
 */
export type FeatureWords = { asked: string; phrases: string; label?: string; after?: string }
