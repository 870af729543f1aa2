/** The notes about rows and columns that were left out or joined. */
export function FileNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-1 text-small text-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
