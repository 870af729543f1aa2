import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import type { Bound } from '../bound.ts'
import { DayPresets } from './day-presets.tsx'
import { FieldFrame } from './field-frame.tsx'
import { isWhole, joinParts, type LondonParts, splitParts } from './london-parts.ts'
import { listPresetDays } from './preset-days.ts'

type Props = {
  bound: Bound<string | null>
  hint?: ReactNode
  /** The field is the end of a period: a day without a time means its last second, not its first. */
  isEnd?: boolean
  /** Adds buttons for days that are often chosen. At the end of a period they count from its start, `from`. */
  period?: { from?: string | null }
}

/** A date and a time by the shop's clock, or none. The browser hides an incomplete value: only `badInput` reveals it. */
export function InstantField({ bound, hint, isEnd = false, period }: Props) {
  const { label, value, onChange } = bound
  const fields = useRef<HTMLSpanElement>(null)
  const { shown, generation, setTyped } = useTypedParts(value, isEnd)

  const read = () => {
    const [day, time] = [...(fields.current?.querySelectorAll('input') ?? [])].map(readPart)
    if (day === undefined || time === undefined || (day === shown.day && time === shown.time)) return
    setTyped({ day, time })
    onChange(joinParts({ day, time }, isEnd))
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    read()
    if (!fields.current?.contains(relatedTarget)) setTyped((typed) => (isHalf(typed, isEnd) ? typed : undefined))
  }
  const focusDay = useFocusAfterRender(fields)
  const clear = () => {
    onChange(null)
    focusDay()
  }
  const events = { onChange: read, onKeyUp: read, onBlur: leave }
  const isTimeWrong = /^\d.*\?$/.test(value ?? '')
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <>
          <span ref={fields} className="flex flex-wrap items-center gap-2">
            <span className="min-w-36 grow">
              <input
                key={generation}
                {...control}
                aria-invalid={control['aria-invalid'] && !isTimeWrong}
                type="date"
                max="9999-12-31"
                value={hideHalf(shown.day)}
                {...events}
              />
            </span>
            <span className="min-w-28">
              <input
                key={generation}
                {...control}
                id={`${control.id}-time`}
                name={`${control.name}-time`}
                aria-label={`${label}: time`}
                type="time"
                value={hideHalf(shown.time)}
                {...events}
              />
            </span>
            {value !== null && (
              <Button look="plain" className="px-2!" aria-label={`Clear ${label}`} onClick={clear}>
                Clear
              </Button>
            )}
          </span>
          {period && (
            <DayPresets
              label={label}
              days={listPresetDays(new Date(), { isEnd, after: splitParts(period.from ?? null).day })}
              onChoose={(day) => onChange(joinParts({ day, time: '' }, isEnd))}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** The typed text stays until the field is left; any other change of the value replaces it. */
function useTypedParts(value: string | null, isEnd: boolean) {
  const [typed, setTyped] = useState<LondonParts>()
  const [generation, setGeneration] = useState(0)
  const isReplaced = typed !== undefined && joinParts(typed, isEnd) !== value
  if (isReplaced) {
    setTyped(undefined)
    setGeneration(generation + 1)
  }
  const shown = typed && !isReplaced ? typed : splitParts(value)
  return { shown, generation, setTyped }
}

const readPart = ({ validity, value }: HTMLInputElement) => (validity.badInput ? '?' : value)
const hideHalf = (part: string) => (part === '?' ? '' : part)
const isHalf = (typed: LondonParts | undefined, isEnd: boolean) => {
  const value = typed && joinParts(typed, isEnd)
  return typeof value === 'string' && !isWhole(value)
}

/** Moves the focus to the input after ‘Clear’, because the button disappears with the value. */
function useFocusAfterRender(fields: RefObject<HTMLElement | null>) {
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    if (isAsked.current) fields.current?.querySelector('input')?.focus()
    isAsked.current = false
  })
  return () => {
    isAsked.current = true
  }
}
