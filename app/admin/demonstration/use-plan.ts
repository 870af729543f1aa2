import { useRef, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { DemoChoice, LeavingPlan } from '../../../contract/staff/demonstration.ts'
import { staffApi } from '../api.ts'
import { warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'

/** The groups chosen for removal, and the shop's plan of which records would go. */
export function usePlan(first: LeavingPlan, usual: DemoChoice) {
  const [choice, setChoice] = useState(usual)
  const [plan, setPlan] = useState(first)
  /** The number of the latest request: answers to earlier ones are ignored. */
  const asked = useRef(0)
  const [isReading, setReading] = useState(false)
  const read = async (wanted: DemoChoice) => {
    const turn = ++asked.current
    setReading(true)
    const answer = await staffApi.planLeaving(wanted).catch(unreachable)
    if (turn !== asked.current) return
    setReading(false)
    if (failed(answer)) return void warn(answer.problem.reason)
    setPlan(answer)
  }
  const choose = (part: Partial<DemoChoice>) => {
    const wanted = { ...choice, ...part }
    setChoice(wanted)
    return read(wanted)
  }
  return { choice, plan, isReading, choose, reread: () => read(choice) }
}
