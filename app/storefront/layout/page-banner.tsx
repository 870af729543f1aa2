import { Picture, type PictureFacts } from '../../ui/picture.tsx'

/** While the title is loading, a bar takes its place. */
type Props = { title: string | undefined; description?: string; picture?: PictureFacts | 'to come' | null }

const pictureArea = 'aspect-2/1 max-h-[64svh] w-full object-cover md:aspect-auto md:h-[clamp(20rem,30vw,30rem)]'

/** The head of a page: text on one side and, if there is one, a picture on the other. */
export function PageBanner({ title, description, picture }: Props) {
  const words = (
    <>
      {title !== undefined ? <h1 className="text-h1">{title}</h1> : <TitlePlaceholder />}
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

/** Not a heading, because it has no text. */
const TitlePlaceholder = () => (
  <div aria-hidden="true" className="h-[1lh] w-3/5 max-w-80 animate-pulse bg-rule text-h1" />
)
