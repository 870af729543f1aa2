import { useEffect, useRef, useState } from 'react'
import { type MeasureName, measureNames, readMeasure } from '../../../contract/fit/measures.ts'
import { Button } from '../../ui/button.tsx'
import { keepMeasure, readKeptMeasures } from './kept-measures.ts'

/** Fills the surrounding fields with the measurements kept in this browser, and keeps what is typed into them. */
export default function KeptMeasuresFill() {
  const place = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState(readKeptMeasures)
  const formOf = () => place.current?.closest('form') ?? null
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const name = measureNames.find((each) => each === target.name)
      if (!name) return
      keepMeasure(name, target.valueAsNumber || null)
      setKept(readKeptMeasures())
    }
    const { signal } = listening
    form.addEventListener('change', keep, { signal })
    form.addEventListener('submit', () => roundFields(form), { signal })
    return () => listening.abort()
  }, [])
  const fill = () => {
    const form = formOf()
    if (!form || !kept) return
    for (const [name, field] of listFields(form)) field.value = String(kept[name] ?? '')
    form.requestSubmit()
  }
  return (
    <div ref={place}>
      {kept && (
        <Button look="outline" onClick={fill} className="mb-2 w-full">
          Use my saved measurements
        </Button>
      )}
    </div>
  )
}

const listFields = (form: HTMLFormElement) =>
  measureNames.flatMap((name): [MeasureName, HTMLInputElement][] => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [[name, field]] : []
  })

/** Rounds the fields as the address does, so that shoppers see the measurements by which the list is filtered. */
function roundFields(form: HTMLFormElement): void {
  for (const [, field] of listFields(form)) if (field.value) field.value = String(readMeasure(field.value) ?? '')
}
