import { countCopies } from './banner-copies.ts'

/** CSS moves the message from right to left. A checkbox pauses it, so that this works without script. */
export function BannerMessage({ message }: { message: string }) {
  const copies = countCopies(message)
  if (copies === 0) return null
  return (
    <section aria-label="Announcement" className="marquee-line flex min-w-0 flex-1 items-center">
      <div className="marquee-window min-w-0 flex-1">
        <p className="marquee">
          {[...Array(copies).keys()].map((copy) => (
            <span key={copy} aria-hidden={copy > 0 || undefined}>
              {message.trim()}
            </span>
          ))}
        </p>
      </div>
      <label className="marquee-pause grid motion-reduce:hidden size-11 shrink-0 place-items-center md:size-10">
        <input type="checkbox" aria-label="Pause the announcement" className="sr-only" />
        <span aria-hidden="true" />
      </label>
    </section>
  )
}
