import type { ReactNode } from 'react'
import { Picture, type PictureFacts } from '../../ui/picture.tsx'

type Props = { title: ReactNode; description?: string; picture?: PictureFacts | 'to come' | null }

const pictureArea = 'aspect-2/1 w-full object-cover md:aspect-auto md:h-[clamp(20rem,30vw,30rem)]'

/** The head of a page: words on one side, a picture on the other when there is one. */
export function PageBanner({ title, description, picture }: Props) {
  const words = (
    <>
      <h1 className="text-h1">{title}</h1>
      {description && <p className="mt-4 max-w-[46ch] text-lead text-soft">{description}</p>}
    </>
  )
  if (!picture) {
    return (
      <div className="border-b border-rule">
        <div className="wrap pb-8 pt-10 md:pb-10 md:pt-14">{words}</div>
      </div>
    )
  }
  return (
    <div className="@container bg-sand">
      <div className="md:grid md:grid-cols-[2fr_3fr]">
        <div className="edge-start flex flex-col justify-end py-10 pr-[var(--gutter)] md:py-14">{words}</div>
        {picture === 'to come' ? (
          <div className={`${pictureArea} animate-pulse bg-rule`} />
        ) : (
          <Picture picture={picture} sizes="(min-width: 850px) 60vw, 100vw" first className={pictureArea} />
        )}
      </div>
    </div>
  )
}
