import { useMemo, useState } from 'react'
import type { ImportCheck, ImportView } from '../../../contract/staff/import.ts'
import type { RuleChanges } from '../../../contract/staff/import-rules.ts'
import { useIsChanged } from '../form/saving/use-is-changed.ts'
import { useColumns } from './recipes/use-columns.ts'
import { useSamples } from './recipes/use-samples.ts'
import { useUnits } from './units/use-units.ts'

export type Decisions = ReturnType<typeof useDecisions>

/** What staff decide about a file before its dry run. */
export function useDecisions(view: ImportView) {
  const chosen = useColumns(view)
  const [makeNew, setMakeNew] = useState(view.makeNew)
  const [decided, setDecided] = useState<RuleChanges>({})
  const [isOne, setIsOne] = useState(false)
  const { supplier, columns } = chosen
  const isOther = view.source === 'other'
  const { units, setUnits, inUse, unrated } = useUnits(view, supplier, columns)
  const asking = useMemo(() => (isOther ? { ...columns, units } : undefined), [isOther, columns, units])
  const samples = useSamples(view.uuid, asking)
  const isChanged = useIsChanged([supplier, columns, units, makeNew, decided, isOne])
  const asked = view.suggestions.find((recipe) => recipe.kind === 'each')
  const rules = { ...decided, ...(isOther && { units }) }
  const check: ImportCheck = { uuid: view.uuid, supplier, ...columns, makeNew, rules }
  return {
    chosen,
    makeNew,
    setMakeNew,
    units,
    setUnits,
    inUse,
    samples,
    isChanged,
    check,
    rules: { ...view.rules, ...decided },
    decide: (part: RuleChanges) => setDecided((others) => ({ ...others, ...part })),
    /** The question whether a row stands for several variants; undefined once it is answered. */
    each: isOne || columns.recipes.some(({ kind }) => kind === 'each') ? undefined : asked,
    refuseEach: () => setIsOne(true),
    suggestions: view.suggestions.filter((suggestion) => suggestion !== asked),
    unrated: isOther ? unrated : [],
  }
}
