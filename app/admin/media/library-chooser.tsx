import { type ReactNode, useState } from 'react'
import type { Failure } from '../../../contract/errors.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { useAnswerAsTyped } from '../answer-as-typed.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { NotLoaded } from '../controls/not-loaded.tsx'
import { StatusNote } from '../controls/status-note.tsx'

type Found<Thing> = { rows: Thing[]; total: number; pageAmt: number }
type Asked = { q: string; page: number }

export type ChooserProps<Thing> = {
  open: boolean
  onClose(): void
  /** The hashes already chosen, which are not offered. */
  taken?: readonly string[]
  several?: boolean
  onChoose(things: Thing[]): void
}

type Props<Thing> = ChooserProps<Thing> & {
  noun: 'picture' | 'file'
  ask(asked: Asked, options: { signal: AbortSignal }): Promise<Found<Thing> | Failure>
  className: string
  children(thing: Thing): ReactNode
}

/** Chooses from the library: one with a single press, or several and then 'Add'. */
export function LibraryChooser<Thing extends { hash: string }>({ open, onClose, ...rest }: Props<Thing>) {
  return (
    <Dialog open={open} onClose={onClose} title="Choose from the library" wide>
      <Library onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Library<Thing extends { hash: string }>(props: Omit<Props<Thing>, 'open'>) {
  const { onClose, taken = [], several = false, onChoose, noun: one, ask, className, children } = props
  const noun = `${one}s`
  const [asked, setAsked] = useState<Asked>({ q: '', page: 1 })
  /** The number of pages of the current search, known from its first page: a later page may fail to load. */
  const [knownPages, setKnownPages] = useState(1)
  const [chosen, setChosen] = useState<Thing[]>([])
  const { question, answer, problem } = useAnswerAsTyped(asked, ask, asked.q ? 200 : 0)
  const found = problem === undefined ? answer : undefined
  const pageAmt = found?.pageAmt ?? knownPages
  const turnTo = (page: number) => {
    setKnownPages(pageAmt)
    setAsked({ ...asked, page })
  }
  const finish = (things: Thing[]) => {
    onChoose(things)
    onClose()
  }
  return (
    <>
      <input
        type="search"
        value={asked.q}
        onChange={(event) => {
          setKnownPages(1)
          setAsked({ q: event.target.value, page: 1 })
        }}
        aria-label={`Search ${noun}`}
        placeholder={`Search ${noun}`}
        className="min-h-11 w-full rounded-sm border border-line bg-white px-3 sm:w-72"
      />
      <FoundNote total={found?.total} one={one} />
      <ul
        aria-label={noun.replace(/^./, (first) => first.toUpperCase())}
        data-chosen={chosen.map(({ hash }) => hash).join()}
        className={className}
      >
        {found?.rows.map((thing) => (
          <li key={thing.hash}>
            <button
              type="button"
              onClick={() => (several ? setChosen(toggle(chosen, thing)) : finish([thing]))}
              disabled={taken.includes(thing.hash)}
              aria-pressed={several ? chosen.some(({ hash }) => hash === thing.hash) : undefined}
              className="block w-full border-2 border-transparent text-left disabled:opacity-35 aria-pressed:border-green"
            >
              {children(thing)}
            </button>
          </li>
        ))}
      </ul>
      {problem && question === asked && (
        <NotLoaded what={noun} problem={problem} onTryAgain={() => setAsked({ ...asked })} />
      )}
      <div className="sticky -bottom-5 -mx-5 bg-paper px-5 pb-5 sm:-bottom-8 sm:-mx-8 sm:px-8 sm:pb-8">
        <DialogButtons>
          <Pages page={asked.page} pageAmt={pageAmt} onPage={turnTo} />
          <Button onClick={onClose}>Cancel</Button>
          {several && (
            <StatusNote className="sr-only">
              {chosen.length > 0 && `${writeCount(chosen.length, one)} selected`}
            </StatusNote>
          )}
          {several && (
            <Button look="solid" onClick={() => finish(chosen)} disabled={chosen.length === 0}>
              Add {chosen.length > 0 && chosen.length}
            </Button>
          )}
        </DialogButtons>
      </div>
    </>
  )
}

function FoundNote({ total, one }: { total: number | undefined; one: string }) {
  const look = total === 0 ? 'py-6 text-center text-soft' : 'py-1 text-label text-soft'
  const text = total === 0 ? 'Nothing here matches.' : total !== undefined && writeCount(total, one)
  return <StatusNote className={look}>{text}</StatusNote>
}

function Pages({ page, pageAmt, onPage }: { page: number; pageAmt: number; onPage(page: number): void }) {
  if (pageAmt <= 1) return null
  return (
    <span className="mr-auto flex items-center gap-2 text-small">
      <Button onClick={() => onPage(page - 1)} disabled={page <= 1}>
        Newer
      </Button>
      <span aria-live="polite">
        <span className="sr-only">Page </span>
        {page} of {pageAmt}
      </span>
      <Button onClick={() => onPage(page + 1)} disabled={page >= pageAmt}>
        Older
      </Button>
    </span>
  )
}

/** Compares by hash, because paging back loads the same entry as another object. */
const toggle = <Thing extends { hash: string }>(list: Thing[], thing: Thing) =>
  list.some(({ hash }) => hash === thing.hash) ? list.filter(({ hash }) => hash !== thing.hash) : [...list, thing]
