import type { ReactNode } from 'react'
import { type AsShown, Kept } from '../kept.tsx'
import type { SlideFacts } from './slide-rules.ts'

export type Device = 'phone' | 'computer'

type Props = {
  slide: SlideFacts | AsShown
  place: number
  device?: Device
  children: (slide: SlideFacts) => ReactNode
}

export const SlideFrame = ({ slide, place, device, children }: Props) => (
  <Kept
    facts={slide}
    kind={`slide ${place} ${device ?? ''}`}
    className="@container relative"
    itemProp="itemListElement"
    itemScope
    itemType="https://schema.org/ListItem"
  >
    {children}
  </Kept>
)
