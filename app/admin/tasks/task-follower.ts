import { useEffect, useRef } from 'react'
import { followTask } from './follow-task.ts'

/** For a dialog that shows the progress of a task: if it is closed earlier, `onEnd` is called when the task ends. */
export function useTaskFollower(onEnd: () => void) {
  const latest = useRef(onEnd)
  latest.current = onEnd
  const underWay = useRef<string>(undefined)
  const isClosed = useRef(false)
  const follow = (uuid: string) => void followTask(uuid).then(() => latest.current())
  const followUnderWay = useRef(() => underWay.current && follow(underWay.current))
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
      followUnderWay.current()
    }
  }, [])
  return {
    /** The dialog may have been closed while the task was being started. */
    begin: (uuid: string) => {
      if (isClosed.current) follow(uuid)
      else underWay.current = uuid
    },
    end: () => {
      underWay.current = undefined
    },
  }
}
