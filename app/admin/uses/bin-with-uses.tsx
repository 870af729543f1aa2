import { type ReactNode, useState } from 'react'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { Uses } from '../../../contract/staff/uses.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { warn } from '../controls/notices.tsx'
import { type Binning, useBin } from '../list/use-bin.ts'
import { UseList } from './use-list.tsx'

type BinningWithUses = Binning & {
  /** For kinds that other records use: lists the uses, and says what happens to them. */
  use?: { list(): Promise<Uses | Failure>; consequence: string }
}

/** Bins a record: immediately if nothing uses it, otherwise after showing its uses. */
export function useBinWithUses(): { binIt(binning: BinningWithUses): Promise<void>; dialog: ReactNode } {
  const bin = useBin()
  const [asked, setAsked] = useState<{ binning: BinningWithUses; found: Uses }>()
  const binIt = async (binning: BinningWithUses) => {
    const found = await binning.use?.list()
    if (!found) return bin(binning)
    if (failed(found)) return void warn(found.problem.reason)
    if (found.total === 0) return bin(binning)
    setAsked({ binning, found })
  }
  const goOn = () => {
    setAsked(undefined)
    if (asked) bin(asked.binning)
  }
  const dialog = asked && <Question {...asked} onClose={() => setAsked(undefined)} onBin={goOn} />
  return { binIt, dialog }
}

type QuestionProps = { binning: BinningWithUses; found: Uses; onClose(): void; onBin(): void }

function Question({ binning: { name, use }, found, onClose, onBin }: QuestionProps) {
  const { uses, total, blocked } = found
  return (
    <Dialog
      open
      onClose={onClose}
      title={blocked ? `${name} cannot be moved to the bin yet` : `Move ${name} to the bin?`}
      description={blocked ? 'First move what still belongs to it, as listed here.' : use?.consequence}
    >
      <UseList uses={uses} total={total} />
      <DialogButtons>
        <Button onClick={onClose}>{blocked ? 'Close' : 'Keep it'}</Button>
        {!blocked && (
          <Button look="danger" onClick={onBin}>
            Move to the bin
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
