import { useMemo } from 'react'
import type { SampleRow } from '../../../../contract/staff/import-recipes.ts'
import type { ImportUnits } from '../../../../contract/staff/import-units.ts'
import { useAnswerAsTyped } from '../../answer-as-typed.ts'
import { staffApi } from '../../api.ts'
import type { Columns } from './use-columns.ts'

const restMs = 200
const none: SampleRow[] = []

/** Some rows as the current columns would read them. Pass the same `asked` object for as long as the columns are the same. */
export function useSamples(uuid: string, asked: (Columns & { units: ImportUnits }) | undefined): SampleRow[] {
  const question = useMemo(() => (asked ? { uuid, ...asked } : null), [uuid, asked])
  const { answer } = useAnswerAsTyped(question, staffApi.importSamples, restMs)
  return answer?.rows ?? none
}
