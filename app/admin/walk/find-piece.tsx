import { type ComponentType, type RefObject, useRef, useState } from 'react'
import type { Walk } from '../../../contract/staff/walk.ts'
import { explain } from '../unreachable.ts'
import { FindForm } from './find-form.tsx'
import { FoundPieces } from './found-pieces.tsx'
import { type FoundInWalk, findPieces } from './piece-search.ts'
import type { ScannerProps } from './scan/ticket-scanner.tsx'
import type { Taps } from './taps/use-taps.ts'

type Props = { walk: Walk; bayUuid: string | null; taps: Taps }

/** Finds a piece that stands here but is not listed: by words, by the code on its ticket, or by scanning it. */
export function FindPiece({ walk, bayUuid, taps }: Props) {
  const [typed, setTyped] = useState('')
  const { found, find, forget } = useFinding(walk)
  const field = useRef<HTMLInputElement>(null)
  const { Scanner, refusal, open, close } = useScanner(field)
  const take = (code: string) => {
    close()
    setTyped(code)
    find(code)
  }
  const clear = () => {
    forget()
    setTyped('')
  }
  return (
    <>
      <FindForm
        typed={typed}
        field={field}
        refusal={refusal}
        onType={setTyped}
        onFind={() => find(typed)}
        onScan={open}
      />
      {Scanner && <Scanner onClose={() => close('')} onRefusal={close} onCode={take} />}
      {found && (
        <FoundPieces
          key={found.asked}
          found={found}
          bayUuid={bayUuid}
          taps={taps}
          places={walk.places}
          onClose={clear}
        />
      )}
    </>
  )
}

function useFinding({ pieces }: Walk) {
  const [found, setFound] = useState<FoundInWalk | null>(null)
  const last = useRef('')
  const find = async (asked: string) => {
    last.current = asked
    if (!asked.trim()) return setFound(null)
    const result = await findPieces(asked, pieces).catch((error) => ({ pieces: [], note: explain(error) }))
    if (last.current === asked) setFound({ asked, ...result })
  }
  const forget = () => {
    // A search that is still running has no results either.
    last.current = ''
    setFound(null)
  }
  return { found, find, forget }
}

/** Loads the scanner's code for the first scan. If that fails, as without network, the next scan tries again. */
function useScanner(field: RefObject<HTMLInputElement | null>) {
  const [Scanner, setScanner] = useState<ComponentType<ScannerProps> | null>(null)
  const [refusal, setRefusal] = useState('')
  /** Any reason, even an empty one, moves the focus to the field, where staff type the code instead. */
  const close = (reason?: string) => {
    setScanner(null)
    setRefusal(reason ?? '')
    if (reason !== undefined) field.current?.focus()
  }
  const open = async () => {
    setRefusal('')
    try {
      const { default: loaded } = await import('./scan/ticket-scanner.tsx')
      setScanner(() => loaded)
    } catch (error) {
      console.error(error)
      close('The scanner could not be loaded: it needs the network the first time.')
    }
  }
  return { Scanner, refusal, open, close }
}
