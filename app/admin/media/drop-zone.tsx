import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import type { UploadKind } from './send-upload.ts'

type Props = {
  kind: UploadKind | 'sheet' | 'zip'
  several?: boolean
  onFiles(files: File[]): void
  /** The label of the button. */
  label: string
  /** The accessible name, on a page with several drop zones. */
  name?: string
  children?: ReactNode
  className?: string
}

export const accepted = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  file: '.pdf,.docx,.xlsx,.zip,.txt,.csv,.jpg,.jpeg,.png',
  sheet: '.csv,.xlsx,.xlsm,.ods,.txt,.tsv,.json,.xml,.xls,.html',
  zip: '.zip',
}

/** Accepts files that are dropped on it or chosen by its button. */
export function DropZone({ kind, several = false, onFiles, label, name = label, children, className = '' }: Props) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1))
  }
  const hover = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <section
      aria-label={name}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false)
        take(event.dataTransfer.files)
      }}
      className={`flex flex-wrap items-center gap-3 rounded-sm border border-dashed p-4 ${over ? 'border-green bg-sage' : 'border-line bg-white'} ${className}`}
    >
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept={accepted[kind]}
        multiple={several}
        className="hidden"
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      {children}
      <span className="text-label text-soft max-sm:hidden">{several ? 'or drop them here' : 'or drop it here'}</span>
    </section>
  )
}
