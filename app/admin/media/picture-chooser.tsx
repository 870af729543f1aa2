import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { PictureLibrary, StaffPicture } from '../../../contract/staff-media.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  open: boolean
  onClose(): void
  /** Those that are there already are not offered again. */
  taken?: readonly string[]
  several?: boolean
  onChoose(pictures: StaffPicture[]): void
}

/** Chooses from the library: one with a single press, or several and then 'Add'. */
export function PictureChooser({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Choose from the library" wide>
      <Shelves onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Shelves({ onClose, taken = [], several = false, onChoose }: Omit<Props, 'open'>) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<StaffPicture[]>([])
  const library = useLibrary(q, page)
  const choose = (picture: StaffPicture) => {
    if (several) return setChosen((before) => toggle(before, picture))
    onChoose([picture])
    onClose()
  }
  const add = () => {
    onChoose(chosen)
    onClose()
  }
  return (
    <>
      <input
        type="search"
        value={q}
        onChange={(event) => {
          setQ(event.target.value)
          setPage(1)
        }}
        aria-label="Search pictures"
        placeholder="Search pictures"
        className="min-h-11 w-full rounded-sm border border-line bg-white px-3 sm:w-72"
      />
      <ul aria-label="Pictures" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {library?.rows.map((picture) => (
          <li key={picture.hash}>
            <button
              type="button"
              onClick={() => choose(picture)}
              disabled={taken.includes(picture.hash)}
              aria-pressed={several ? chosen.includes(picture) : undefined}
              className="block w-full border-2 border-transparent disabled:opacity-35 aria-pressed:border-green"
            >
              <Thumbnail picture={picture} alt={picture.alt || picture.fileName} />
            </button>
          </li>
        ))}
      </ul>
      {library?.rows.length === 0 && <p className="py-6 text-center text-soft">Nothing here matches.</p>}
      <div className="sticky -bottom-5 -mx-5 bg-paper px-5 pb-5 sm:-bottom-8 sm:-mx-8 sm:px-8 sm:pb-8">
        <DialogButtons>
          <Pages page={page} pageAmt={library?.pageAmt ?? 1} onPage={setPage} />
          <Button onClick={onClose}>Cancel</Button>
          {several && (
            <Button look="solid" onClick={add} disabled={chosen.length === 0}>
              Add {chosen.length > 0 && chosen.length}
            </Button>
          )}
        </DialogButtons>
      </div>
    </>
  )
}

function Pages({ page, pageAmt, onPage }: { page: number; pageAmt: number; onPage(page: number): void }) {
  if (pageAmt <= 1) return null
  return (
    <span className="mr-auto flex items-center gap-2 text-small">
      <Button onClick={() => onPage(page - 1)} disabled={page <= 1}>
        Newer
      </Button>
      {page} of {pageAmt}
      <Button onClick={() => onPage(page + 1)} disabled={page >= pageAmt}>
        Older
      </Button>
    </span>
  )
}

const toggle = (list: StaffPicture[], picture: StaffPicture) =>
  list.includes(picture) ? list.filter((other) => other !== picture) : [...list, picture]

function useLibrary(q: string, page: number): PictureLibrary | undefined {
  const [library, setLibrary] = useState<PictureLibrary>()
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const answer = await staffApi.pictures({ q, page }, { signal: gone.signal })
      if (!failed(answer)) setLibrary(answer)
    }
    const wait = setTimeout(() => ask().catch((error) => gone.signal.aborted || console.error(error)), q ? 200 : 0)
    return () => {
      clearTimeout(wait)
      gone.abort()
    }
  }, [q, page])
  return library
}
