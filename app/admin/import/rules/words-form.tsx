import { type SubmitEvent, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { ImportView } from '../../../../contract/staff/import.ts'
import {
  type RepeatChoice,
  repeatChoices,
  type WordRule,
  wordKey,
  wordKinds,
} from '../../../../contract/staff/import-rules.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { ReasonNote } from '../../controls/reason.tsx'
import { UnsavedPart } from '../../controls/unsaved-part.tsx'
import { type Choice, ChoiceField } from '../../form/fields/choice-field.tsx'
import { useIsChanged } from '../../form/saving/use-is-changed.ts'
import { unreachable } from '../../unreachable.ts'
import { describeRepeats, listNewWords, listOurWords, repeatChoiceNames } from './rule-texts.ts'
import { WordTable } from './word-table.tsx'

type Props = { view: ImportView; taxonomy: TaxonomyChoices; onStarted(): void; onSkip(): void }

/** Matches the words of a list to the shop's, decides which repeated row counts, and starts another dry run. */
export function WordsForm({ view, taxonomy, onStarted, onSkip }: Props) {
  const { questions, rules, supplier } = view
  const [answers, setAnswers] = useState(() => begin(view))
  const [repeats, setRepeats] = useState<RepeatChoice>(rules.repeats === 'refuse' ? 'first' : rules.repeats)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isChanged = useIsChanged([[...answers.values()], repeats])
  const ours = listOurWords(taxonomy)
  const fresh = new Set(listNewWords(view).map(wordKey))
  const answer = (rule: WordRule) => setAnswers(new Map(answers).set(wordKey(rule), rule))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    const { uuid, makeNew, columns } = view
    const words = [...answers.values()]
    const matching = columns.map(({ column }) => column)
    const decided = { words, ...(questions.repeats && { repeats }) }
    const sent = await staffApi.checkImport({ uuid, supplier, makeNew, matching, rules: decided }).catch(unreachable)
    setBusy(false)
    if (failed(sent)) setProblem(sent.problem.reason)
    else onStarted()
  }
  return (
    <form onSubmit={submit} className="grid gap-8">
      <UnsavedPart changed={isChanged && !isBusy} />
      <p className="max-w-2xl text-small">
        This list says some things in its own words. Please check what each of them means here.{' '}
        {supplier
          ? `It is remembered: the next list of ${supplier} asks only about new words.`
          : 'If you name the supplier with the columns, it is remembered for the next list.'}
      </p>
      {questions.repeats && (
        <section aria-labelledby="repeats" className="grid max-w-2xl gap-3">
          <h2 id="repeats" className="text-h3">
            The same piece again
          </h2>
          <p className="text-small wrap-anywhere">{describeRepeats(questions.repeats)}</p>
          <ChoiceField
            bound={{
              name: 'repeats',
              label: 'Which row counts',
              value: repeats,
              onChange: (value: RepeatChoice | null) => setRepeats(value ?? 'refuse'),
              problems: {},
            }}
            choices={repeatChoices.map((value): Choice<RepeatChoice> => ({ value, label: repeatChoiceNames[value] }))}
            hint="A product has one sub-category in this shop. The other rows of a piece are merged into one."
          />
        </section>
      )}
      {wordKinds.map((kind) => (
        <WordTable
          key={kind}
          kind={kind}
          answers={answers}
          fresh={fresh}
          ours={ours[kind]}
          onAnswer={answer}
          words={questions.words.filter((word) => word.kind === kind)}
        />
      ))}
      {problem && <ReasonNote>{problem}</ReasonNote>}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" look="solid" disabled={isBusy}>
          Preview the changes
        </Button>
        <Button onClick={onSkip}>See the rows as they are</Button>
      </p>
    </form>
  )
}

/** Keeps earlier answers, also about words that this file lacks, and guesses an answer for each other word. */
function begin({ questions, rules }: ImportView): Map<string, WordRule> {
  const known = rules.words.map((rule) => [wordKey(rule), rule] as const)
  return new Map([...questions.words.map((word) => [wordKey(word), word.guess] as const), ...known])
}
