import type { ReactNode } from 'react'

type Props = { className?: string }

function Icon({ className = 'size-5', children }: Props & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      {children}
    </svg>
  )
}

export const SearchIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20" />
  </Icon>
)
export const MenuIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
)
export const CloseIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)
export const PhoneIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M8.5 4H5.6A1.6 1.6 0 0 0 4 5.7C4.6 13.4 10.6 19.4 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.9l-4.2-1.4-1.9 2a13 13 0 0 1-6-6l2-1.9L8.5 4Z" />
  </Icon>
)
export const MailIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 6.5h16v11H4zM4.3 7l7.7 6 7.7-6" />
  </Icon>
)
export const PinIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M12 20.5s6.5-5.6 6.5-10.7a6.5 6.5 0 1 0-13 0c0 5.1 6.5 10.7 6.5 10.7Zm0-8.4a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z" />
  </Icon>
)
export const ClockIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.5V12l3 2" />
  </Icon>
)
export const ArrowIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 12h15m-5.5-5.5L19 12l-5.5 5.5" />
  </Icon>
)
export const ChevronIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
)
export const FiltersIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 8h9m5 0h2M4 16h2m5 0h9M15.5 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  </Icon>
)
export const DownloadIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
  </Icon>
)
