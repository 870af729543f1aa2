/** A link to the page as shoppers see it. */
export const SiteLink = ({ address }: { address: string }) => (
  <a href={address} className="inline-flex min-h-11 items-center px-3 text-small underline lg:min-h-9">
    See it on the site
  </a>
)
