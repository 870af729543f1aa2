import { Button } from '../controls/button.tsx'

type Props = { undoes: boolean; onGoBack(): void }

/** The button below an entry that restores its state. */
export function GoBack({ undoes, onGoBack }: Props) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onClick={onGoBack}>Restore this version</Button>
      {undoes && (
        <span className="text-label text-soft">This is the current version: the button undoes this change.</span>
      )}
    </p>
  )
}
