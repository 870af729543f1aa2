import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { DayCounts } from '../../../contract/staff/overview.ts'
import { staffApi } from '../api.ts'
import { FormSection } from '../form/form-section.tsx'
import { DayCharts } from '../views/day-charts.tsx'
import { nameCounts } from '../views/name-counts.ts'

/** A product's views and enquiries, fetched separately so that the form need not wait for them. */
export function ProductViews({ uuid }: { uuid: string }) {
  const [days, setDays] = useState<DayCounts[]>()
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .productViews({ uuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setDays(answer.days))
      .catch(() => {})
    return () => asking.abort()
  }, [uuid])
  if (!days) return null
  return (
    <FormSection title={nameCounts(days)} intro="In the last 90 days.">
      <DayCharts days={days} />
    </FormSection>
  )
}
