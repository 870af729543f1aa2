import { type Failure, failed } from '../../../contract/errors.ts'
import { notify, warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'

type Deletion = {
  name: string
  remove(): Promise<null | Failure>
  restore(): Promise<null | Failure>
  onGone(): void
  onChanged(): void
}

/** Deletes an unused picture or file, with Undo. */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  const answer = await deletion.remove().catch(unreachable)
  if (failed(answer)) return void warn(answer.problem.reason)
  deletion.onGone()
  deletion.onChanged()
  notify(`${deletion.name} is deleted`, {
    run: async () => {
      const back = await deletion.restore().catch(unreachable)
      if (failed(back)) return void warn(back.problem.reason)
      notify(`${deletion.name} is restored`)
      deletion.onChanged()
    },
  })
}
