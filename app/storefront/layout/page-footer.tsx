import type { MouseEvent } from 'react'
import { categoryAddress, contactAddress, pageAddress } from '../../../contract/addresses.ts'
import { defaultLinks } from '../../../contract/default-links.ts'
import type { Shop } from '../../../contract/site.ts'
import { Kept } from '../../ui/kept.tsx'
import { LinkItems } from './link-items.tsx'
import { hasHours, OpeningTimes } from './opening-times.tsx'
import { OtherHours } from './other-hours.tsx'
import { PhoneLink } from './phone-link.tsx'
import { ShopAddress } from './shop-address.tsx'
import type { Site } from './site.ts'

const link = 'foot-link'

type Props = { site: Site; onCookieSettings: () => void }

export const PageFooter = ({ site, ...rest }: Props) => (
  <Kept as="footer" facts={site} kind="footer" className="on-green mt-24 bg-green-deep text-paper md:mt-32">
    {(facts) => <FooterContent site={facts} {...rest} />}
  </Kept>
)

function FooterContent({ site: { settings, today }, onCookieSettings }: Props) {
  const askAgain = (event: MouseEvent) => {
    event.preventDefault()
    onCookieSettings()
  }
  const { shop, categories, links } = settings
  const shopLinks =
    links?.footerShop ?? categories.map(({ name, routeName }) => ({ label: name, address: categoryAddress(routeName) }))
  return (
    <>
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-12 py-16 max-[20rem]:grid-cols-1 lg:grid-cols-[1.2fr_1.3fr_1fr_1fr] lg:py-20">
        <section className="max-lg:col-span-full">
          <p className="font-serif text-[2rem] leading-none">{shop.name}</p>
          <ShopAddress shop={shop} className="mt-5 text-sage" />
          <ul className="mt-4">
            <li>
              <PhoneLink phone={shop.phone} className={link} />
            </li>
            <li>
              <a href={contactAddress()} className={link}>
                Email Us
              </a>
            </li>
            <li>
              <a href="/find-us" className={link}>
                How To Find Us
              </a>
            </li>
          </ul>
        </section>
        <section className="max-lg:col-span-full">
          {hasHours(settings) && <FooterTitle>Opening times</FooterTitle>}
          <OpeningTimes settings={settings} className="mt-4 [&_dt]:text-sage" />
          <OtherHours hours={settings.openingHours} today={today} className="mt-3" />
          <SocialLinks links={shop.socialLinks} />
        </section>
        {shopLinks.length > 0 && (
          <nav aria-labelledby="footer-shop">
            <FooterTitle id="footer-shop">Shop</FooterTitle>
            <ul className="mt-3">
              <LinkItems links={shopLinks} className={link} />
            </ul>
          </nav>
        )}
        <nav aria-labelledby="footer-information">
          <FooterTitle id="footer-information">Information</FooterTitle>
          <ul className="mt-3">
            <LinkItems links={(links ?? defaultLinks).footerInformation} className={link} />
            <li>
              <a href={pageAddress('privacy-policy')} onClick={askAgain} className={link}>
                Cookie settings
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <Copyright shop={shop} year={today.slice(0, 4)} />
    </>
  )
}

function FooterTitle({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="text-h3">
      {children}
    </h2>
  )
}

function SocialLinks({ links }: { links: Shop['socialLinks'] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" className={link}>
            {network}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Copyright({ shop, year }: { shop: Shop; year: string }) {
  const company = [
    shop.companyName,
    shop.companyNumber && `Company number ${shop.companyNumber}`,
    shop.vatNumber && `VAT number ${shop.vatNumber}`,
  ]
  return (
    <div className="border-t border-paper/20">
      <p className="wrap py-6 text-label text-sage">
        {[`© 2023–${year} ${shop.name}`, ...company].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
