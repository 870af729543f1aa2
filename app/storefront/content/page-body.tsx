import { contactAddress, pageAddress } from '../../../contract/addresses.ts'
import type { Page } from '../../../contract/content.ts'
import { formatLongDate } from '../../../contract/dates/long-date.ts'
import { shortenDescription } from '../../../contract/head-texts.ts'
import { Html } from '../../ui/html.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { readInstant } from './instant.ts'

export function PageBody({ page }: { page: Page }) {
  const path = pageAddress(page.id)
  const isWritten = page.bodyHtml.trim() !== ''
  return (
    <article className="wrap py-10 md:py-14">
      <PageHead
        title={page.title}
        description={page.metaDescription || shortenDescription(page.bodyHtml)}
        path={path}
      />
      <PageTrail path={path} name={page.title} />
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 md:mt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <header>
          <h1 className="text-h1">{page.title}</h1>
          {isWritten && (
            <p className="label mt-3">
              Updated <time dateTime={page.date}>{formatLongDate(readInstant(page.date))}</time>
            </p>
          )}
        </header>
        {isWritten ? (
          <Html className="prose md:pt-2" html={page.bodyHtml} />
        ) : (
          <p className="text-lead text-soft md:pt-2">
            This page is not written yet. If you need to know now,{' '}
            <a href={contactAddress()} className="plain-link text-ink">
              ask us
            </a>
            .
          </p>
        )}
      </div>
    </article>
  )
}
