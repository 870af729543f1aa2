import type { FormEvent, RefObject } from 'react'
import { Button } from '../controls/button.tsx'

type Props = {
  typed: string
  field: RefObject<HTMLInputElement | null>
  /** The reason why the camera cannot be used. */
  refusal: string
  onType(text: string): void
  onFind(): void
  onScan(): void
}

export function FindForm({ typed, field, refusal, onType, onFind, onScan }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind()
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor="find" className="mb-1 block text-small font-semibold">
        Find a piece
      </label>
      <div className="flex gap-2">
        <input
          id="find"
          ref={field}
          aria-describedby={refusal ? 'no-camera' : undefined}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          placeholder="Name, or code on its ticket"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          className="min-h-13 min-w-0 grow rounded-sm border border-line bg-white px-4 placeholder:text-soft"
        />
        <Button type="submit" className="min-h-13 lg:min-h-13">
          Find
        </Button>
      </div>
      <Button look="solid" className="mt-2 min-h-13 w-full lg:min-h-13" onClick={onScan}>
        Scan a ticket
      </Button>
      {refusal && (
        <p id="no-camera" role="alert" className="mt-2 border-l-4 border-sale bg-white px-4 py-3 text-small">
          {refusal} Type the code printed on the ticket instead.
        </p>
      )}
    </form>
  )
}
