import { useState } from 'react'
import type { MissedSearch } from '../../../contract/staff/overview.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { Button } from '../controls/button.tsx'
import { useForget } from '../searches/use-forget.ts'
import { SynonymDialog } from './synonym-dialog.tsx'

/** Searches without results, with their counts and a button that adds a synonym. */
export function MissedList({ searches }: { searches: MissedSearch[] }) {
  const [asked, setAsked] = useState<MissedSearch>()
  const { forget, dialog } = useForget()
  return (
    <>
      <ul aria-label="Searches that found nothing">
        {searches.map((search) => (
          <li key={search.text} className="flex flex-wrap items-center gap-x-2 border-t border-rule py-1 text-small">
            <span className="min-w-0 grow">
              {search.text} <span className="text-label text-soft">{`${writeWhole(search.count)} times`}</span>
            </span>
            <span className="-mr-4 flex">
              <Button look="plain" className="underline" onClick={() => setAsked(search)}>
                Add a synonym<span className="sr-only"> for {search.text}</span>
              </Button>
              <Button look="plain" onClick={() => forget(search.text)}>
                Forget<span className="sr-only"> {search.text}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {dialog}
      {asked && <SynonymDialog start={{ word: asked.word, means: [] }} onClose={() => setAsked(undefined)} />}
    </>
  )
}
