import { type ReactNode, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { KindName } from '../../../contract/kinds.ts'
import type { HistoryEntry } from '../../../contract/staff/history.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'
import { warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'
import { EntryList } from './entry-list.tsx'

type Props = {
  label?: string
  asked: { entity: KindName; id?: string }
  /** Renders the actions on an entry. */
  children?(entry: HistoryEntry, close: () => void): ReactNode
}

/** Opens a record's history in a drawer beside it. */
export function HistoryButton({ label = 'History', asked, children }: Props) {
  const [entries, setEntries] = useState<HistoryEntry[]>()
  const open = async () => {
    const answer = await staffApi.history(asked).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else setEntries(answer.entries)
  }
  const close = () => setEntries(undefined)
  return (
    <>
      <Button look="plain" onClick={open}>
        {label}
      </Button>
      <Drawer open={entries !== undefined} onClose={close} title="History">
        <EntryList entries={entries ?? []}>{(entry) => children?.(entry, close)}</EntryList>
      </Drawer>
    </>
  )
}
