import { Kept } from '../../ui/kept.tsx'
import { Picture } from '../../ui/picture.tsx'
import { photograph } from '../layout/carried-photograph.ts'
import { Heart } from '../shortlist/heart.tsx'
import { CardSwatches } from './card-swatches.tsx'
import { type CardView, type PageCard, wantCard } from './card-view.ts'
import { NoPhotograph } from './no-photograph.tsx'
import { Price } from './price.tsx'

/** The largest picture: a quarter of a wide screen with two device pixels per CSS pixel. */
export const widest = 960

/** At the foot of the photograph, clear of the sale badge. */
const noPhotograph = 'size-full items-end justify-items-center p-4 text-small'

type Props = { card: CardView; sizes: string; first?: boolean }

/** The browser keeps the server's markup without hydrating it: `useCardEvents` handles the events of all cards. */
export const ProductCard = ({ card, ...rest }: Omit<Props, 'card'> & { card: PageCard }) => (
  <Kept facts={card} kind={`${rest.first ? 'first ' : ''}card ${rest.sizes}`} className="card">
    {(facts) => <CardContent card={facts} {...rest} />}
  </Kept>
)

function CardContent({ card, sizes, first = false }: Props) {
  const [picture, second] = card.pictures
  return (
    <>
      <a href={card.path}>
        <div {...photograph()} data-second={second && `${second.hash} ${second.width} ${second.url ?? ''}`}>
          {picture ? (
            <Picture picture={picture} alt="" sizes={sizes} first={first} largest={widest} />
          ) : (
            <NoPhotograph className={noPhotograph} />
          )}
          {card.onSale && <span className="absolute bg-sale">{card.saleBadge ?? 'Sale'}</span>}
        </div>
        <p className="label">{card.label}</p>
        <h3>{card.name}</h3>
        <p className="label">{card.detail}</p>
        <p className="price">
          <Price facts={card} />
        </p>
        {card.badges.length > 0 && <p className="notes">{card.badges.join(' · ')}</p>}
      </a>
      <Heart wanted={wantCard(card)} />
      {card.swatches && <CardSwatches card={card} swatches={card.swatches} />}
    </>
  )
}
