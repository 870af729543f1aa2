import { type WordKind, type WordQuestion, type WordRule, wordKey } from '../../../../contract/staff/import-rules.ts'
import { writeWhole } from '../../../../contract/whole-numbers.ts'
import { wordKindNames } from './rule-texts.ts'
import { WordRow } from './word-row.tsx'

type Props = {
  kind: WordKind
  words: WordQuestion[]
  answers: ReadonlyMap<string, WordRule>
  /** The keys of words that no earlier list contained. */
  fresh: ReadonlySet<string>
  ours: string[]
  onAnswer(rule: WordRule): void
}

/** The unknown words of one kind; those that an earlier list contained are folded away. */
export function WordTable({ kind, words, answers, fresh, ours, onAnswer }: Props) {
  if (words.length === 0) return null
  const shown = words.filter((word) => fresh.has(wordKey(word)))
  const known = words.filter((word) => !fresh.has(wordKey(word)))
  const row = (word: WordQuestion) => (
    <WordRow
      key={wordKey(word)}
      word={word}
      answer={answers.get(wordKey(word)) ?? word.guess}
      list={`ours-${kind}`}
      onAnswer={onAnswer}
    />
  )
  return (
    <section aria-labelledby={`words-${kind}`} className="grid gap-2">
      <h2 id={`words-${kind}`} className="text-h3">
        {wordKindNames[kind]}
      </h2>
      <datalist id={`ours-${kind}`}>
        {ours.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {shown.length > 0 && <ul className="border-t border-rule">{shown.map(row)}</ul>}
      {known.length > 0 && (
        <details className="text-small">
          <summary className="min-h-11 py-2 lg:min-h-0">{writeWhole(known.length)} known from an earlier list</summary>
          <ul className="border-t border-rule">{known.map(row)}</ul>
        </details>
      )}
    </section>
  )
}
