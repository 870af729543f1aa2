import { type Responsive, writeWidths } from './settings.ts'

type Props = { amount: number; responsive: Responsive; className?: string; shape: string }

export function CarouselPlaceholders({ amount, responsive, className = '[--gap:1.5rem]', shape }: Props) {
  return (
    <div aria-hidden="true" className="carousel overflow-hidden" style={writeWidths(responsive, amount)}>
      <div className={`slides ${className}`}>
        {Array.from({ length: amount }, (_, place) => `slide ${place}`).map((key) => (
          <div key={key} className={`${shape} animate-pulse bg-sand`} />
        ))}
      </div>
    </div>
  )
}
