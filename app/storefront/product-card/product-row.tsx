import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

const sizes = '(min-width: 850px) 25vw, 50vw'

type Props = { id: string; title: string; text?: string; more?: { path: string; name: string }; cards: CardView[] }

/** Products side by side. Nothing at all when there are none. */
export function ProductRow({ id, title, text, more, cards }: Props) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="wrap mt-20 md:mt-28">
      <header className="mb-6 md:mb-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          {more && (
            <a href={more.path} className="plain-link py-1">
              {more.name}
            </a>
          )}
        </div>
        {text && <p className="mt-2 max-w-text text-soft">{text}</p>}
      </header>
      <ul className="scroller bleed [--per-view:1.5] xs:[--per-view:2] md:[--per-view:3] lg:[--per-view:4] xl:[--per-view:5]">
        {cards.map((card) => (
          <li key={card.uuid}>
            <ProductCard card={card} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
