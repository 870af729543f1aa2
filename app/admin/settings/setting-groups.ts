import { href } from 'react-router'
import type { Look } from '../../../contract/look/look.ts'
import type { BookingRulesEdit } from '../../../contract/staff/bookings.ts'
import type { MailSettings } from '../../../contract/staff/mail.ts'
import type { HoursEdit } from '../../../contract/staff/opening-hours.ts'
import type { People } from '../../../contract/staff/people.ts'
import type { RetentionEdit } from '../../../contract/staff/shoppers.ts'
import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { partAddress, type SettingPart, settingParts } from './setting-parts.ts'
import {
  describeCompany,
  describeContact,
  describeLook,
  describeMail,
  describePeople,
  describeRetention,
  describeSelling,
  describeVisits,
  describeWays,
} from './setting-states.ts'
import { describeWeek } from './week-text.ts'

export type KnownSettings = {
  settings: SettingsEdit
  hours: HoursEdit
  look: Look
  mail: MailSettings
  people: People
  retention: RetentionEdit
  visits: BookingRulesEdit
}

/** The summary of a settings page. `isMissing`: something that shoppers or staff need is not set. */
type SettingState = { state: string; isMissing?: boolean }
export type SettingLine = SettingState & { title: string; to: string }

/** The settings pages by group, each with the summary of its values. */
export function listSettingGroups(known: KnownSettings): { title: string; rows: SettingLine[] }[] {
  const { settings, hours, look, mail, people, retention, visits } = known
  const part = (name: SettingPart, state: SettingState): SettingLine => ({
    title: settingParts[name].title,
    to: partAddress(name),
    ...state,
  })
  return [
    {
      title: 'The shop',
      rows: [
        part('shop', describeContact(settings)),
        { title: 'Opening hours', to: href('/admin/opening-hours'), ...describeWeek(hours.openingHours) },
        part('find-us', describeWays(settings)),
        { title: 'Visits', to: href('/admin/bookings/rules'), state: describeVisits(visits) },
      ],
    },
    {
      title: 'The site',
      rows: [
        { title: 'Look', to: href('/admin/look'), state: describeLook(look) },
        part('selling', { state: describeSelling(settings) }),
        part('search-engines', {
          state: settings.priceRange ? `Prices are given as ${settings.priceRange}` : 'No price range is given',
        }),
      ],
    },
    {
      title: 'People and email',
      rows: [
        { title: 'People', to: href('/admin/people'), state: describePeople(people) },
        { title: 'Email', to: href('/admin/mail'), ...describeMail(mail) },
      ],
    },
    {
      title: 'The law',
      rows: [part('legal', describeCompany(settings)), part('shoppers-data', { state: describeRetention(retention) })],
    },
  ]
}
