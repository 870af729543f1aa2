import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { Button } from '../controls/button.tsx'
import { type Bound, partOf, problemsWithin } from '../form/bound.ts'
import { makeAddProps } from '../form/fields/add-props.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { makeRemoveProps } from '../form/fields/remove-props.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { nameLinkPart } from './social-problems.ts'

export function SocialLinksField({ bound }: { bound: Bound<SettingsEdit['socialLinks']> }) {
  const { value: links, onChange, problems } = bound
  return (
    <GroupFrame bound={bound}>
      {links.map((link, place) => {
        const row: Bound<typeof link> = {
          name: `${bound.name}.${place}`,
          label: `Link ${place + 1}`,
          value: link,
          onChange: (changed) => onChange(links.with(place, changed)),
          problems: problemsWithin(problems, String(place)),
        }
        return (
          <div key={row.name} className="grid items-end gap-3 sm:grid-cols-[12rem_1fr_auto]">
            <TextField bound={partOf(row, 'network', nameLinkPart('network', place))} placeholder="Instagram" />
            <TextField bound={partOf(row, 'url', nameLinkPart('url', place))} type="url" placeholder="https://" />
            <Button
              look="plain"
              aria-label={`Remove link ${place + 1}`}
              {...makeRemoveProps(() => onChange(links.toSpliced(place, 1)))}
            >
              Remove
            </Button>
          </div>
        )
      })}
      <p>
        <Button {...makeAddProps(() => onChange([...links, { network: '', url: '' }]))}>Add a link</Button>
      </p>
    </GroupFrame>
  )
}
