import { type SubmitEvent, useMemo, useState } from 'react'
import { writeList } from '../../../contract/list-text.ts'
import { SynonymEdit } from '../../../contract/staff/search.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { useAnswerAsTyped } from '../answer-as-typed.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { nameChange } from '../controls/notices.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { WordsField } from '../form/fields/words-field.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { nameOthers } from '../form/saving/conflict.ts'
import { useFinish } from '../form/saving/finishing.ts'
import { saveSynonym } from './save-synonym.ts'

type Props = {
  start: SynonymEdit
  /** The existing word, which cannot be renamed. */
  known?: boolean
  onClose(): void
}

/** Edits the meaning of a word, and shows how many products it would find. */
export function SynonymDialog({ start, known = false, onClose }: Props) {
  const [draft, setDraft] = useState(start)
  const [was, setWas] = useState(known ? start.means : undefined)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { finish, isDone } = useFinish(onClose)
  const bind = <Name extends keyof SynonymEdit>(name: Name, label: string) => ({
    name: `synonym-${name}`,
    label,
    value: draft[name],
    onChange: (value: SynonymEdit[Name]) => setDraft((typed) => ({ ...typed, [name]: value })),
    problem: problems[name],
    problems: {},
  })
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setProblems({})
    const { problem, edit, others, ...sent } = await saveSynonym({ edit: draft, was })
    if (edit !== draft) {
      setDraft(edit)
      setWas(sent.was)
    }
    if (problem) return setProblems(problem.fields ?? { '': problem.reason })
    const word = edit.word.trim()
    const together = others ? `, together with what ${nameOthers(others)} changed` : ''
    const done = `Shoppers who look for “${word}” find ${writeList(edit.means)} from now on${together}`
    await finish(done, nameChange('synonym', word.toLowerCase()))
  }
  return (
    <Dialog open onClose={onClose} keeps={isDone} title={known ? 'Change a synonym' : 'Add a synonym'}>
      <CheckedForm refusal={problems} onSubmit={save} className="grid gap-5">
        <fieldset disabled={known} className="contents">
          <TextField bound={bind('word', 'Shoppers say')} placeholder="settee" />
        </fieldset>
        <WordsField
          bound={bind('means', 'The catalogue says')}
          hint="One or more words as your products have them, such as sofa; a comma ends one. Any of them counts."
        />
        <Trial draft={draft} />
        {problems[''] && <ReasonNote>{problems['']}</ReasonNote>}
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="solid">
            Save
          </Button>
        </DialogButtons>
      </CheckedForm>
    </Dialog>
  )
}

const restMs = 200

function Trial({ draft }: { draft: SynonymEdit }) {
  const edit = useMemo(() => SynonymEdit.safeParse(draft).data ?? null, [draft])
  const { answer, problem } = useAnswerAsTyped(edit, staffApi.trySynonym, restMs)
  return (
    <p role="status" className="min-h-6 text-small font-semibold">
      {answer && problem === undefined && describeCount(answer.count)}
    </p>
  )
}

function describeCount(count: number): string {
  if (count === 0) return 'This finds no product yet. Are these words of the catalogue?'
  return count === 1 ? 'This finds 1 product.' : `This finds ${writeWhole(count)} products.`
}
