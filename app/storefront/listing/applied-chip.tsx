import { CloseIcon } from '../../ui/icons.tsx'

type Props = {
  /** What the link does, for screen readers. */
  action: string
  label: string
  href: string
  /** The filter is currently ignored, and the link applies it again. */
  quiet?: boolean
}

export const AppliedChip = ({ action, label, href, quiet }: Props) => (
  <li>
    <a
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 px-4 text-small hover:bg-rule ${quiet ? 'border border-dashed border-line text-soft' : 'bg-sage'}`}
    >
      <span className="sr-only">{action}</span>
      {quiet && <span aria-hidden="true">+</span>}
      {label}
      {!quiet && <CloseIcon className="size-4" />}
    </a>
  </li>
)
