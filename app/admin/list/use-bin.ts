import { type Failure, failed } from '../../../contract/errors.ts'
import { useReload } from '../background-refresh.ts'
import { useAskBefore } from '../controls/leaving.tsx'
import { useNextPage } from '../controls/next-page.ts'
import { notify, warn } from '../controls/notices.tsx'

export type Binning = {
  name: string
  bin(): Promise<null | Failure>
  restore(): Promise<null | Failure>
  /** The address of the record's list. */
  list: string
}

/** Moves a record to the bin and returns to its list, with Undo. The page asks first if it has unsaved changes. */
export function useBin() {
  const openNext = useNextPage()
  const reload = useReload()
  const askBefore = useAskBefore()
  const carryOut = async ({ name, bin, restore, list }: Binning) => {
    const answer = await bin()
    if (failed(answer)) return void warn(answer.problem.reason)
    await openNext(list)
    notify(`${name} is in the bin`, {
      run: async () => {
        const back = await restore()
        if (failed(back)) return void warn(back.problem.reason)
        notify(`${name} is restored`)
        reload()
      },
    })
  }
  return (binning: Binning) => askBefore(() => carryOut(binning))
}
