import type { NamedLink } from '../../../contract/default-links.ts'

/** `ofSale`: additional classes for the link to the offers. */
type Props = { links: NamedLink[]; className: string; ofSale?: string }

export const LinkItems = ({ links, className, ofSale }: Props) =>
  links.map(({ label, address }) => (
    <li key={address}>
      <a href={address} className={ofSale && address === '/special-offers' ? `${className} ${ofSale}` : className}>
        {label}
      </a>
    </li>
  ))
