import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { Reason } from '../../controls/reason.tsx'
import { noteBarHeight } from './bar-height.ts'
import type { Editor } from './editor.ts'
import { ProblemLinks } from './problem-links.tsx'

/** The bar that saves a form: it appears as soon as something has changed. */
export function SaveBar<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const { changed, isSaving, problem, wrongFields, missingPictures, move } = editor
  const [chosen, setChosen] = useState<{ from: string; redirect: boolean }>()
  const undoes = useUndoneRename(move)
  const redirect = chosen?.from === move?.from ? chosen?.redirect : undefined
  useSaveKey(() => changed && editor.save({ redirect }))
  if (!changed && !isSaving) return null
  return (
    <section
      ref={watchBar}
      aria-label="Save"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper px-4 py-3 shadow-lg lg:left-60 lg:px-8"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-3">
        <div className={`min-w-40 flex-1 text-small ${problem ? 'text-sale' : 'text-soft'}`}>
          <p role={problem ? 'alert' : undefined}>
            <Reason>{problem ?? 'Not saved yet'}</Reason>
          </p>
          <ProblemLinks problems={wrongFields} />
        </div>
        {move && (
          <label className="flex min-h-11 min-w-0 items-center gap-2 text-small max-sm:order-first max-sm:w-full">
            <input
              type="checkbox"
              checked={redirect ?? !undoes}
              onChange={(event) => setChosen({ from: move.from, redirect: event.target.checked })}
            />
            <span className="grid min-w-0 gap-x-1 sm:flex">
              <span className="flex min-w-0 gap-1 whitespace-nowrap">
                Redirect visitors from <AddressEnd address={move.from} />
              </span>{' '}
              <span className="flex min-w-0 gap-1 whitespace-nowrap">
                to <AddressEnd address={move.to} />
              </span>
            </span>
          </label>
        )}
        <Button onClick={editor.discard} disabled={isSaving}>
          Discard
        </Button>
        {missingPictures.length > 0 && (
          <Button onClick={() => editor.save({ redirect, withoutPictures: missingPictures })} disabled={isSaving}>
            Save without {missingPictures.length === 1 ? 'the picture' : 'the pictures'}
          </Button>
        )}
        <Button look="solid" onClick={() => editor.save({ redirect })} disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save'}
        </Button>
      </div>
    </section>
  )
}

/** An address on one line. If it is too long its start is truncated, because addresses in one place differ at the end. */
const AddressEnd = ({ address }: { address: string }) => (
  <span dir="rtl" className="max-w-64 min-w-0 truncate">
    <bdi dir="ltr">{address}</bdi>
  </span>
)

/** When the bar disappears with the focused button, the page gets the focus. */
function watchBar(bar: HTMLElement): () => void {
  const forgetHeight = noteBarHeight(bar)
  return () => {
    forgetHeight()
    if (bar.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }
}

/** Whether the new address redirects to the current one, so that the change undoes a rename: then no redirect is offered. */
function useUndoneRename(move: { from: string; to: string } | undefined): boolean {
  const [undone, setUndone] = useState('')
  const { from = '', to = '' } = move ?? {}
  useEffect(() => {
    if (to === '') return
    const asking = new AbortController()
    staffApi.addressTarget({ address: to }, { signal: asking.signal }).then(
      (answer) => setUndone(!failed(answer) && answer.undoes === from ? to : ''),
      // If the call fails, the redirect stays ticked and the shop decides when it saves.
      () => undefined,
    )
    return () => asking.abort()
  }, [from, to])
  return to !== '' && undone === to
}

/** Ctrl/⌘-S saves, as in other programs. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}
