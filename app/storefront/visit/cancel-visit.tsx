import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'

/** Asks for confirmation, because somebody else can book the time as soon as the visit is cancelled. */
export function CancelVisit({ onCancel }: { onCancel(): Promise<string | undefined> }) {
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState('')
  const question = useRef<HTMLSpanElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  const cancel = async () => {
    setWorking(true)
    setProblem('')
    const refusal = await onCancel()
    if (refusal === undefined) return
    setWorking(false)
    setProblem(refusal)
  }
  const keep = () => {
    flushSync(() => setAsking(false))
    setProblem('')
    opener.current?.focus()
  }
  if (!asking)
    return (
      <button ref={opener} type="button" onClick={() => setAsking(true)} className="plain-link min-h-12">
        Cancel it
      </button>
    )
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-6 gap-y-3 bg-sand px-5 py-4">
      <span ref={question} tabIndex={-1} className="outline-none">
        {problem ? <span role="alert">{problem}</span> : 'Do you want to cancel this visit?'}
      </span>
      <Button aria-disabled={working} onClick={() => working || cancel()}>
        Yes, cancel it
      </Button>
      <button type="button" onClick={keep} className="plain-link min-h-12">
        Keep it
      </button>
    </span>
  )
}
