import type { PictureFacts } from '../picture.tsx'

type Words = { title: string; subTitle: string; ctaString: string; ctaUrl: string }

export type SlideFacts = Words & {
  style: number
  image: PictureFacts | null
  mobileImage: PictureFacts | null
  showOverlay: boolean
}

/** An unknown style falls back to the first. */
export function chooseStyle(style: number): 1 | 2 | 3 {
  return style === 2 || style === 3 ? style : 1
}

export function isDimmed({ showOverlay, style }: Pick<SlideFacts, 'showOverlay' | 'style'>): boolean {
  return showOverlay && chooseStyle(style) !== 3
}

/** An address alone is the link of the picture; a label alone is no button. */
export function hasWords(words: Words): boolean {
  return Boolean(words.title || words.subTitle) || hasButton(words)
}

export function hasButton({ ctaString, ctaUrl }: Words): boolean {
  return Boolean(ctaString && ctaUrl)
}

/** Whether a slide has a picture or words. Other slides are not shown. */
export function holdsSomething<Slide extends Held>(slide: Slide | null | undefined): slide is Slide {
  return slide !== null && slide !== undefined && (Boolean(slide.image || slide.imageUrl) || hasWords(slide))
}
type Held = Words & { image: unknown; imageUrl?: string }

/** A slide's picture counts as the background of its title. */
export const describePicture = ({ title }: Pick<SlideFacts, 'title'>): string => title || 'Carousel Background'

/** The name of a slide in a list or as a link: its title or, without one, its picture's alt text. */
export const nameSlide = ({ title, image }: Pick<SlideFacts, 'image' | 'title'>): string =>
  title || image?.alt || describePicture({ title })
