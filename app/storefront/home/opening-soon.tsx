import { contactAddress } from '../../../contract/addresses.ts'
import type { Shop } from '../../../contract/site.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown in a shop without products, in place of sections that would all be empty. */
export function OpeningSoon({ shop }: { shop: Shop }) {
  return (
    <section aria-labelledby="opening-soon" className="bg-sand">
      <div className="wrap grid justify-items-center gap-6 py-24 text-center md:py-36">
        <p className="font-serif text-h3">{shop.name}</p>
        <h2 id="opening-soon" className="text-display">
          Opening soon
        </h2>
        <p className="max-w-[44ch] text-lead text-soft">
          We are getting our website ready. Until then, write to us: we are glad to help.
        </p>
        <ButtonLink href={contactAddress()}>Send us a message</ButtonLink>
        <p className="text-small text-soft">
          Is this your shop?{' '}
          <a href="/admin" className="plain-link">
            Open the back office
          </a>
        </p>
      </div>
    </section>
  )
}
