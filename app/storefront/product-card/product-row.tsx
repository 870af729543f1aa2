import { Carousel } from '../../ui/carousel/carousel.tsx'
import { runWhenIdle } from '../../ui/idle.ts'
import { keyOfCard, type PageCard } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

const sizes =
  '(min-width: 1600px) 18vw, (min-width: 1200px) 23vw, (min-width: 850px) 30vw, (min-width: 400px) 46vw, 62vw'
export const productsPerView = { 0: 1.5, 400: 2, 850: 3, 1200: 4, 1600: 5 }

type Props = {
  id: string
  title: string
  text?: string
  more?: { path: string; name: string }
  cards: PageCard[]
  amount?: number
}

/** Products side by side; renders nothing if there are none. */
export function ProductRow({ id, title, text, more, cards, amount }: Props) {
  if (cards.length === 0) return null
  return (
    <section ref={drawWhenIdle} aria-labelledby={id} className="drawn-when-near mt-20 md:mt-28">
      <div className="wrap">
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
        <Carousel
          label={title}
          responsive={productsPerView}
          expected={amount}
          arrows
          className="bleed [--gap:1rem] sm:[--gap:1.5rem]"
        >
          {cards.map((card, place) => (
            <ProductCard key={keyOfCard(card, place)} card={card} sizes={sizes} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}

const waiting: HTMLElement[] = []

/** A picture of the whole page needs every row. All at once would hold a phone up (decision 127). */
function drawWhenIdle(row: HTMLElement | null): void {
  if (row && waiting.push(row) === 1) runWhenIdle(drawNext)
}

function drawNext(): void {
  waiting.shift()?.classList.remove('drawn-when-near')
  if (waiting[0]) runWhenIdle(drawNext)
}
