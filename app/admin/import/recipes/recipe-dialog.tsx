import { type SubmitEvent, useMemo, useState } from 'react'
import { describeIssue } from '../../../../contract/input-messages.ts'
import { Recipe } from '../../../../contract/staff/import-recipes.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import type { Bound } from '../../form/bound.ts'
import { CheckedForm } from '../../form/saving/checked-form.tsx'
import { EachFields } from './each-fields.tsx'
import { FixedFields } from './fixed-fields.tsx'
import { GradesFields } from './grades-fields.tsx'
import { JoinedFields } from './joined-fields.tsx'
import { PricedFields } from './priced-fields.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { RecipeSample } from './recipe-sample.tsx'
import { recipeHints, recipeTitles } from './recipe-texts.ts'
import { SplitFields } from './split-fields.tsx'

type Props = { place: RecipePlace; given: Recipe; onKeep(recipe: Recipe): void; onClose(): void }

/** Edits a recipe, with a live preview of what it makes of some rows. */
export function RecipeDialog({ place, given, onKeep, onClose }: Props) {
  const [draft, setDraft] = useState(given)
  /** A new object for each refused submission, so that typing afterwards does not move the focus. */
  const [refusal, setRefusal] = useState<object>()
  const checked = useMemo(() => Recipe.safeParse(draft, { error: describeIssue }), [draft])
  const problems = refusal && !checked.success ? listProblems(checked.error.issues) : {}
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles this event to the surrounding form of the columns, which must not be submitted.
    event.stopPropagation()
    if (checked.success) onKeep(checked.data)
    else setRefusal({})
  }
  return (
    <Dialog open onClose={onClose} title={recipeTitles[draft.kind]} description={recipeHints[draft.kind]} wide>
      <CheckedForm refusal={refusal} onSubmit={submit} className="grid gap-5">
        <Fields
          draft={draft}
          bound={{ name: 'recipe', label: '', value: draft, onChange: setDraft, problems }}
          place={place}
        />
        <RecipeSample place={place} recipe={checked.data} />
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="solid">
            Use this
          </Button>
        </DialogButtons>
      </CheckedForm>
    </Dialog>
  )
}

type FieldsProps = { draft: Recipe; bound: Bound<Recipe>; place: RecipePlace }

function Fields({ draft, bound, place }: FieldsProps) {
  switch (draft.kind) {
    case 'fixed':
      return <FixedFields bound={{ ...bound, value: draft }} place={place} />
    case 'each':
      return <EachFields bound={{ ...bound, value: draft }} place={place} />
    case 'grades':
      return <GradesFields bound={{ ...bound, value: draft }} place={place} />
    case 'joined':
      return <JoinedFields bound={{ ...bound, value: draft }} place={place} />
    case 'split':
      return <SplitFields bound={{ ...bound, value: draft }} place={place} />
    case 'priced':
      return <PricedFields bound={{ ...bound, value: draft }} place={place} />
  }
}

const listProblems = (issues: { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
