import { type WordQuestion, type WordRule, wordChoices } from '../../../../contract/staff/import-rules.ts'
import { countRows } from '../import-texts.ts'
import { wordChoiceNames } from './rule-texts.ts'

type Props = { word: WordQuestion; answer: WordRule; list: string; onAnswer(rule: WordRule): void }

const look = 'block min-h-11 w-full rounded-sm border border-line bg-white px-3 py-2 lg:min-h-9'

/** Matches a word of the supplier's to one of ours. */
export function WordRow({ word, answer, list, onAnswer }: Props) {
  const { kind, text, rows, guess } = word
  const { choice, to } = answer
  const choose = (next: WordRule['choice']) => onAnswer({ kind, text, choice: next, to: suggest(next, word) })
  const isNamed = choice === 'use' || choice === 'make'
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-rule py-3 text-small sm:grid-cols-[minmax(0,1fr)_13rem_minmax(0,1fr)] sm:items-center">
      <p className="wrap-anywhere">
        <strong>{text}</strong> <span className="text-soft">{countRows(rows)}</span>
      </p>
      <select
        aria-label={`What ${text} is`}
        value={choice}
        onChange={({ target }) => choose(wordChoices.find((option) => option === target.value) ?? guess.choice)}
        className={look}
      >
        {wordChoices.map((option) => (
          <option key={option} value={option}>
            {wordChoiceNames[option]}
          </option>
        ))}
      </select>
      {isNamed && (
        <input
          aria-label={choice === 'use' ? `${text} is ours:` : `${text} is created as`}
          list={choice === 'use' ? list : undefined}
          maxLength={200}
          required
          value={to}
          onChange={({ target }) => onAnswer({ kind, text, choice, to: target.value })}
          className={look}
        />
      )}
    </li>
  )
}

/** A path such as 'Living > Sofas' is a category with a sub-category. */
function suggest(choice: WordRule['choice'], { kind, text, guess }: WordQuestion): string {
  if (choice === 'use') return guess.choice === 'use' ? guess.to : ''
  if (choice !== 'make') return ''
  if (kind !== 'category') return text.slice(0, 200)
  const parts = text.split(/\s*[>/|»›]\s*/).filter(Boolean)
  return parts.length > 1 ? `${parts[0]} > ${parts.at(-1)}` : `${text} > ${text}`
}
