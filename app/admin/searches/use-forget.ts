import { useRevalidator } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { notify, warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'

/** Deletes what is kept of a search. */
export function useForget() {
  const { revalidate } = useRevalidator()
  return async (text: string) => {
    const answer = await staffApi.forgetSearch({ text }).catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    await revalidate()
    notify(`“${text}” is forgotten`)
  }
}
