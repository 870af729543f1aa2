import { useLeaveQuestion } from './leaving.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'

/** For a part of a page that has a button of its own and no save bar: asks before a navigation loses its input. */
export function UnsavedPart({ changed }: { changed: boolean }) {
  const question = useLeaveQuestion(() => changed)
  const { stay, leave } = question ?? { stay() {}, leave() {} }
  return (
    <UnsavedQuestion
      open={question !== null}
      title="Leave without saving?"
      stay="Stay here"
      leave="Leave without saving"
      onStay={stay}
      onLeave={leave}
    />
  )
}
