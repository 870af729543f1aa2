import { staffApi } from '../api.ts'
import { useQuestion } from '../controls/question.tsx'
import { useCarryOut } from '../form/saving/carry-out.ts'

/** Deletes the records of a search, once somebody has confirmed it in `dialog`. */
export function useForget() {
  const carryOut = useCarryOut()
  const { ask, dialog } = useQuestion()
  const forget = (text: string) =>
    ask({
      title: `Forget “${text}”?`,
      description: 'How often it was asked is erased. This cannot be undone.',
      yes: 'Forget it',
      run: () => carryOut({ run: () => staffApi.forgetSearch({ text }), done: `“${text}” is forgotten` }),
    })
  return { forget, dialog }
}
