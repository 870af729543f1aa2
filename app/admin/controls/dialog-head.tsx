import { Dialog as Base } from '@base-ui/react/dialog'
import { CloseIcon } from '../../ui/icons.tsx'

/** The title of a dialog or drawer, with its close button. */
export const DialogHead = ({ title, className = '' }: { title: string; className?: string }) => (
  <div className={`flex items-start gap-3 ${className}`}>
    <Base.Title className="min-w-0 grow text-h3">{title}</Base.Title>
    <Base.Close aria-label="Close" className="-mt-2 -mr-3 inline-flex size-11 shrink-0 items-center justify-center">
      <CloseIcon />
    </Base.Close>
  </div>
)
