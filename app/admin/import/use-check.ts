import { type SubmitEvent, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { unreachable } from '../unreachable.ts'
import { askRate } from './units/unit-texts.ts'
import type { Decisions } from './use-decisions.ts'

export function useCheck({ check, unrated }: Decisions, onStarted: () => void) {
  const [problem, setProblem] = useState<{ text: string }>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [currency] = unrated
    if (currency) return setProblem({ text: askRate(currency) })
    setBusy(true)
    setProblem(undefined)
    const answer = await staffApi.checkImport(check).catch(unreachable)
    setBusy(false)
    if (failed(answer)) setProblem({ text: answer.problem.reason })
    else onStarted()
  }
  return { problem, isBusy, submit }
}
