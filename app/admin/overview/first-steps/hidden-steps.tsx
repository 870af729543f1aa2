import type { FirstSteps } from '../../../../contract/staff/first-steps.ts'
import { staffApi } from '../../api.ts'
import { useOnePress } from '../../controls/one-at-a-time.ts'
import { useCarryOut } from '../../form/saving/carry-out.ts'

/** Brings back the hidden list of first steps. */
export function HiddenSteps({ firstSteps: { version, edit } }: { firstSteps: FirstSteps }) {
  const carryOut = useCarryOut()
  const show = () =>
    carryOut({
      run: () => staffApi.saveFirstSteps({ version, edit: { ...edit, isHidden: false } }),
      done: 'The first steps are listed again.',
    })
  const press = useOnePress(show)
  return (
    <>
      Hidden.{' '}
      <button
        type="button"
        {...press}
        className="inline-flex min-h-11 items-center underline aria-disabled:opacity-55 lg:min-h-6"
      >
        Show them again
      </button>
    </>
  )
}
