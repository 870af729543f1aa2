import { type SubmitEvent, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { searchAddress } from '../../../contract/addresses.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useTouched } from '../../ui/touched.ts'

const Suggestions = lazyPart(() => import('../search-box/suggestions.tsx'))

/** Without script the form requests /search?q=…, which redirects to the same address. */
export function SearchForm({ id, className = '' }: { id: string; className?: string }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { begun, begin } = useTouched(form)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(searchAddress(input.current?.value.trim() ?? ''))
  }
  return (
    <search className={`relative ${className}`}>
      <form
        ref={form}
        action="/search"
        onSubmit={search}
        onFocus={begin}
        className="flex items-center border-b border-line focus-within:border-ink"
      >
        <label htmlFor={id} className="sr-only">
          Search the shop
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          placeholder="Search the shop"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-soft"
        />
        <button type="submit" aria-label="Search" className="grid size-11 place-items-center hover:text-green">
          <SearchIcon />
        </button>
      </form>
      {begun && (
        <Suspense>
          <Suggestions id={id} field={input} />
        </Suspense>
      )}
    </search>
  )
}
