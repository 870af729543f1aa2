import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { DayCounts } from '../../../contract/staff-visits.ts'
import { staffApi } from '../api.ts'
import { FormSection } from '../form/form-section.tsx'
import { DayCharts } from '../visits/day-charts.tsx'

/** How much a product was looked at and asked about; read beside the form, which does not wait for it. */
export function ProductVisits({ uuid }: { uuid: string }) {
  const [days, setDays] = useState<DayCounts[]>()
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .productVisits({ uuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setDays(answer.days))
      .catch(() => {})
    return () => asking.abort()
  }, [uuid])
  if (!days) return null
  return (
    <FormSection title="Interest" intro="How often shoppers looked at it and asked about it in the last 90 days.">
      <DayCharts days={days} />
    </FormSection>
  )
}
