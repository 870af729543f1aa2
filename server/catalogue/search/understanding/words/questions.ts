import { buyingQuestions } from './buying-questions.ts'
import { shopQuestions } from './shop-questions.ts'

/**
 * Questions about the shop itself, by topic. Unsure words ask only when nothing that is sold stands beside them, and words of
 * asking only in a text that has the form of a question.
 */
export const questions = { ...shopQuestions, ...buyingQuestions }
export type Topic = keyof typeof questions
