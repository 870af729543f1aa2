import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { SampleRow } from '../../../../contract/staff/import-recipes.ts'
import type { ImportUnits } from '../../../../contract/staff/import-units.ts'
import { staffApi } from '../../api.ts'
import type { Columns } from './use-columns.ts'

const restMs = 200

/** Some rows of the file as these columns would be read. `asked` is the same object for as long as they are the same. */
export function useSamples(uuid: string, asked: (Columns & { units: ImportUnits }) | undefined): SampleRow[] {
  const [rows, setRows] = useState<SampleRow[]>([])
  useEffect(() => {
    const gone = new AbortController()
    if (asked === undefined) return setRows([])
    const ask = async () => {
      const answer = await staffApi.importSamples({ uuid, ...asked }, { signal: gone.signal })
      if (!gone.signal.aborted && !failed(answer)) setRows(answer.rows)
    }
    const wait = setTimeout(() => ask().catch((error) => gone.signal.aborted || console.error(error)), restMs)
    return () => {
      clearTimeout(wait)
      gone.abort()
    }
  }, [uuid, asked])
  return rows
}
