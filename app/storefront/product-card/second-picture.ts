import { findPlain, listSizes, type PictureFacts } from '../../ui/picture.tsx'
import { widest } from './product-card.tsx'

/** Placed above the first picture, in the same sizes, with empty alt text because it adds no information. */
export function showSecond(place: HTMLElement): void {
  const first = place.querySelector('img')
  const [hash = '', width, url] = place.dataset.second?.split(' ') ?? []
  place.removeAttribute('data-second')
  if (!first) return
  const picture = { hash, width: Number(width), url } as PictureFacts
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.srcset = listSizes(picture, 'avif', { largest: widest }) ?? ''
  source.sizes = first.sizes
  const image = document.createElement('img')
  image.dataset.secondShown = ''
  image.alt = ''
  image.src = findPlain(picture) ?? ''
  const shown = document.createElement('picture')
  shown.append(source, image)
  first.parentElement?.after(shown)
}
