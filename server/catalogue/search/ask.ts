import type { Index } from './catalogue-index.ts'
import { Missing } from './storage/fetched-parts.ts'

/**
 * Answers a question about the catalogue. If the question reads a part that is not in memory, the part is fetched and
 * the question is asked again, so it must have no side effects.
 */
export async function ask<Answer>(index: Index, question: (index: Index) => Answer): Promise<Answer> {
  const { source } = index
  if (!source) return question(index)
  const turn = ++source.turns
  source.running.add(turn)
  try {
    for (;;) {
      source.turn = turn
      try {
        return question(index)
      } catch (error) {
        if (!(error instanceof Missing)) throw error
        await source.fetch(error.parts, turn)
      }
    }
  } finally {
    source.running.delete(turn)
  }
}
