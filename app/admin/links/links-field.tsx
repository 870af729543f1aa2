import { useState } from 'react'
import type { SiteLink } from '../../../contract/staff/site-links.ts'
import { makeKey } from '../../random-key.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { Button } from '../controls/button.tsx'
import type { Bound } from '../form/bound.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { makeRemoveProps } from '../form/fields/remove-props.ts'
import { SiteLinkDialog } from './site-link-dialog.tsx'

type Props = { bound: Bound<SiteLink[]>; dead: Set<string> }

/** Ordered links. Each is edited in a dialog, so that the list stays short enough to rearrange. */
export function LinksField({ bound, dead }: Props) {
  const { label, value: links, onChange, problem, problems } = bound
  const [opened, setOpened] = useState<SiteLink>()
  const keep = (link: SiteLink) => {
    const place = links.findIndex(({ id }) => id === link.id)
    onChange(place < 0 ? [...links, link] : links.with(place, link))
  }
  const [firstProblem] = Object.values(problems)
  return (
    <GroupFrame bound={{ ...bound, problem: problem ?? firstProblem }}>
      {links.length > 0 && (
        <OrderedList
          label={label}
          items={links}
          keyOf={({ id }) => id}
          nameOf={(link) => link.label}
          onOrder={onChange}
          className="border-t border-rule"
          itemClassName="bg-paper"
        >
          {(link, controls) => (
            <div className="flex flex-wrap items-center justify-end gap-x-3 border-b border-rule py-2">
              <div className="min-w-40 grow basis-0">
                <p className="font-semibold">{link.label}</p>
                <p className="text-label break-all text-soft">{link.address}</p>
                {dead.has(link.address) && (
                  <p className="text-label font-semibold text-sale">
                    Its target does not exist, so shoppers do not see the link
                  </p>
                )}
              </div>
              <span className="inline-flex shrink-0 items-center">
                <Button look="plain" aria-label={`Change ${link.label}`} onClick={() => setOpened(link)}>
                  Change
                </Button>
                <Button
                  look="plain"
                  aria-label={`Remove ${link.label}`}
                  {...makeRemoveProps(() => onChange(links.filter(({ id }) => id !== link.id)))}
                >
                  Remove
                </Button>
                {controls}
              </span>
            </div>
          )}
        </OrderedList>
      )}
      <p>
        <Button
          aria-label={`Add a link: ${label}`}
          onClick={() => setOpened({ id: makeKey(), label: '', address: '' })}
        >
          Add a link
        </Button>
      </p>
      {opened && <SiteLinkDialog link={opened} onClose={() => setOpened(undefined)} onKeep={keep} />}
    </GroupFrame>
  )
}
