import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { listAsked } from '../asked.ts'
import { findNeighbourButton } from '../neighbour-button.ts'
import type { Piece } from '../stored-pieces.ts'
import { findMaking, makeLink } from './making-link.ts'
import { OwnLinks } from './own-links.tsx'
import { areStored, dropLink, type OwnLink, readLinks } from './stored-links.ts'

/** The choice about notes is kept while the panel is closed. */
type Props = { pieces: readonly Piece[]; withNotes: boolean; chooseNotes(chosen: boolean): void }

/** Creates links to the list as it is now, and ends them. */
export default function ShareList({ pieces, withNotes, chooseNotes }: Props) {
  const [links, setLinks] = useState<OwnLink[]>([])
  const [making, setMaking] = useState(findMaking)
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState('')
  const maker = useRef<HTMLButtonElement>(null)
  const notes = useId()
  useEffect(() => setLinks(readLinks()), [])
  useEffect(() => {
    let isLeft = false
    making?.then((made) => {
      if (isLeft) return
      setMaking(undefined)
      if (typeof made === 'string') return setProblem(made)
      setLinks(readLinks())
      if (areStored()) setDone('The link is ready.')
      else setProblem(unstored)
    })
    return () => {
      isLeft = true
    }
  }, [making])
  const share = () => {
    setDone('')
    setProblem('')
    setMaking(makeLink(listAsked(pieces).map((piece) => (withNotes ? piece : { ...piece, note: '' }))))
  }
  /** The focus moves to the next link, or else the previous one, or else the button that creates a link. */
  const drop = (token: string, from: HTMLElement) => {
    if (from === document.activeElement) (findNeighbourButton(from) ?? maker.current)?.focus()
    const left = dropLink(token)
    setLinks(left)
    setDone(`The link has ended. Links left: ${left.length}.`)
  }
  return (
    <section aria-label="Share this list" className="mt-8 max-w-text border border-rule p-5 print:hidden">
      <h2 className="text-h3">Share this list</h2>
      <p className="mt-2 text-soft">
        Anybody with the link sees these pieces, not who you are. It stays as the list is now, and ends when you end it
        or nobody opens it for a year.
      </p>
      <label htmlFor={notes} className="mt-3 flex min-h-11 items-center gap-3">
        <input
          id={notes}
          type="checkbox"
          checked={withNotes}
          onChange={({ currentTarget }) => chooseNotes(currentTarget.checked)}
          className="size-5 accent-green"
        />
        Show my notes too
      </label>
      <p className="mt-3">
        <Button ref={maker} aria-disabled={making !== undefined} onClick={() => making ?? share()}>
          {making ? 'Creating a link…' : 'Create a link'}
        </Button>
      </p>
      {problem && (
        <p role="alert" className="mt-3 border-l-2 border-sale bg-sand px-4 py-3">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {done}
      </p>
      <OwnLinks links={links} onEnded={drop} />
    </section>
  )
}

const unstored = 'The link is ready, but your browser does not store it: you can end it only until you leave this page.'
