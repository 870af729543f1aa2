import type { Answer } from './answer.ts'
import type { Encoding } from './form.ts'

export type Asked = { key: string; encodings: Encoding[] }

/** The answers that are sent most often. Requests under earlier content versions count a half, a quarter, … */
export function createMostAsked(max: number) {
  let ranked = new Map<string, Asked & { count: number }>()
  const note = (answers: [key: string, answer: Answer][]) => {
    const next = new Map([...ranked].map(([key, asked]) => [key, { ...asked, count: asked.count / 2 }]))
    for (const [key, { asked, forms }] of answers) {
      if (asked === 0) continue
      const count = asked + (next.get(key)?.count ?? 0)
      next.set(key, { key, count, encodings: Object.keys(forms) as Encoding[] })
    }
    const sorted = [...next.values()].sort((a, b) => b.count - a.count).slice(0, max)
    ranked = new Map(sorted.map((asked) => [asked.key, asked]))
  }
  return { note, list: (): Asked[] => [...ranked.values()] }
}
