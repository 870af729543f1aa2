import { useRef, useState } from 'react'

type Props = { date: string; onGo(date: string): void }

/** Opens a picked day at once, and a typed one when it is complete: with Enter, or when the field is left. */
export function DayInput({ date, onGo }: Props) {
  const [day, setDay] = useState(date)
  const [shown, setShown] = useState(date)
  const isTyping = useRef(false)
  if (shown !== date) {
    setShown(date)
    setDay(date)
  }
  const go = (asked: string) => {
    isTyping.current = false
    if (!isYearTyped(asked)) setDay(date)
    else if (asked !== date) onGo(asked)
  }
  return (
    <input
      type="date"
      aria-label="Go to a day"
      value={day}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onKeyDown={({ key }) => {
        isTyping.current = true
        if (key === 'Enter') go(day)
      }}
      onChange={({ target: { value } }) => {
        setDay(value)
        if (!isTyping.current) go(value)
      }}
      onBlur={() => go(day)}
      className="min-h-11 rounded-sm border border-line bg-white px-2 max-sm:ml-auto lg:min-h-9"
    />
  )
}

/** Whether the year is complete: while somebody types it, the browser reports years such as 0002. */
const isYearTyped = (day: string) => day >= '2000'
