import { useState } from 'react'
import { formatMoment } from '../../../../contract/dates/staff-dates.ts'
import type { HeldEnquiry, ShopperData } from '../../../../contract/staff/shoppers.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { Button } from '../../controls/button.tsx'
import { TextLink } from '../../controls/text-links.tsx'
import { findAddress } from '../../record-addresses.ts'
import { nameStatus } from '../enquiry-texts.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { HeldVisitItem } from './held-visit.tsx'
import { nameShopper, writeQuery } from './shopper-query.ts'

type Props = { held: ShopperData; onErase(): Promise<boolean> }

export function HeldList({ held, onErase }: Props) {
  const [asking, setAsking] = useState(false)
  const { enquiries, visits, mentions, sharedLists } = held
  if (enquiries.length + visits.length + mentions.length + sharedLists === 0)
    return (
      <p className="mt-8 border border-rule bg-white p-8 text-center">
        The shop holds nothing about {nameShopper(held)}.
      </p>
    )
  return (
    <section aria-label="What we hold" className="mt-8 grid gap-6">
      <div className="flex flex-wrap gap-3">
        <a
          href={`/api/staff/shopper.json?${writeQuery(held)}`}
          className="inline-flex min-h-11 items-center rounded-sm border border-line bg-white px-4 text-small font-semibold hover:border-ink lg:min-h-9"
        >
          Download it as a file
        </a>
        <Button look="danger" onClick={() => setAsking(true)}>
          Erase everything …
        </Button>
      </div>
      <ul className="grid gap-6">
        {enquiries.map((enquiry) => (
          <li key={enquiry.uuid}>
            <HeldItem enquiry={enquiry} />
          </li>
        ))}
        {visits.map((visit) => (
          <li key={visit.uuid}>
            <HeldVisitItem visit={visit} />
          </li>
        ))}
      </ul>
      {mentions.length > 0 && (
        <div>
          <h2 className="text-h3">Named in other people’s enquiries and visits</h2>
          <ul>
            {mentions.map(({ kind, uuid, name }) => (
              <li key={uuid}>
                <TextLink to={findAddress({ kind, id: uuid })}>
                  {kind === 'booking' ? `Visit of ${name}` : `From ${name}`}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sharedLists > 0 && <p>{writeCount(sharedLists, 'shared shortlist')} with a note that names them</p>}
      {asking && <EraseDialog held={held} onClose={() => setAsking(false)} onErase={onErase} />}
    </section>
  )
}

function HeldItem({ enquiry }: { enquiry: HeldEnquiry }) {
  const { uuid, name, email, phone, department, product, items, description, status, createdAt, events, mails } =
    enquiry
  const texts = events.filter(({ text }) => text !== '')
  return (
    <article className="border border-rule bg-white p-4 text-small">
      <h2 className="text-body font-semibold">
        <TextLink to={findAddress({ kind: 'enquiry', id: uuid })}>
          {name}, {formatMoment(createdAt)}
        </TextLink>
      </h2>
      <p className="text-soft">{[email, phone, department, product, nameStatus(status)].filter(Boolean).join(' · ')}</p>
      <p className="mt-2 whitespace-pre-wrap">{description}</p>
      {items.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {items.map(({ product, quantity, note }) => (
            <li key={product}>{[`${quantity} × ${product}`, note].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
      {texts.map(({ kind, by, text, at }) => (
        <p key={at + text} className="mt-2 border-l-2 border-rule pl-3 whitespace-pre-wrap">
          <span className="text-soft">
            {by} {kind === 'note' ? 'noted' : 'wrote a reply'}, {formatMoment(at)}:
          </span>{' '}
          {text}
        </p>
      ))}
      <p className="mt-2 text-soft">{writeCount(mails.length, 'email')} about it</p>
    </article>
  )
}
