import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Member } from '../../../contract/staff/sign-in.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import type { Target } from './places.ts'
import { useFound } from './use-found.ts'

/** The search over the whole back office; Ctrl/⌘-K opens it from anywhere. */
export function BackOfficeSearch({ member }: { member: Member }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Base UI focuses the input only in the next frame, and letters typed before that would be lost.
  const focusAtOnce = () => {
    field.current?.focus()
    return false
  }
  const show = (isShown: boolean) => {
    // The dialog may be reopened while it is still closing, with the text typed before.
    if (isShown) setTyped('')
    setOpen(isShown)
  }
  const toggle = useEffectEvent(() => show(!open))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // In a text, this shortcut inserts a link.
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog.Root open={open} onOpenChange={show}>
      <Dialog.Trigger
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-3 text-small hover:text-green lg:min-h-9 lg:border lg:border-line lg:bg-white lg:text-soft"
      >
        <SearchIcon />
        <span className="max-lg:sr-only">
          Search<span className="sr-only"> everything</span>
        </span>
        <span aria-hidden="true" className="text-label max-lg:hidden">
          Ctrl K
        </span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <Dialog.Popup
          aria-label="Search everything"
          initialFocus={focusAtOnce}
          className="fixed inset-x-0 top-0 z-40 flex max-h-svh flex-col bg-paper sm:inset-x-auto sm:top-[12svh] sm:left-1/2 sm:max-h-[70svh] sm:w-[min(40rem,92vw)] sm:-translate-x-1/2 sm:border sm:border-rule sm:shadow-lg"
        >
          <SearchBox member={member} field={field} typed={typed} onType={setTyped} onDone={() => show(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type BoxProps = {
  member: Member
  field: RefObject<HTMLInputElement | null>
  typed: string
  onType(words: string): void
  onDone(): void
}

function SearchBox({ member, field, typed, onType, onDone }: BoxProps) {
  const { targets, searching, problem } = useFound(typed, member)
  const navigate = useNavigate()
  const go = ({ to }: Target) => {
    onDone()
    navigate(to)
  }
  return (
    <Autocomplete.Root
      open
      inline
      items={targets}
      filter={null}
      value={typed}
      onValueChange={onType}
      itemToStringValue={({ label }: Target) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-rule px-4">
        <SearchIcon />
        <Autocomplete.Input
          ref={field}
          aria-label="Search everything"
          placeholder={
            member.role === 'editor' ? 'A product, a code, a page …' : 'A product, an enquiry, a page, a setting …'
          }
          className="min-h-14 min-w-0 grow bg-transparent outline-none"
        />
        <Dialog.Close className="min-h-11 px-2 text-small text-soft">Close</Dialog.Close>
      </div>
      <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain py-1">
        {(target: Target) => (
          <Autocomplete.Item
            key={target.key}
            value={target}
            onClick={() => go(target)}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 outline-none data-highlighted:bg-sage lg:min-h-10"
          >
            <span className="min-w-0 truncate">{target.label}</span>
            <span className="shrink-0 text-label text-soft">{target.note}</span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Status className="px-4 text-small text-soft not-empty:py-4">
        {searching ? targets.length === 0 && 'Searching …' : (problem ?? (targets.length === 0 && 'No matches.'))}
      </Autocomplete.Status>
    </Autocomplete.Root>
  )
}
