import { href, Link } from 'react-router'
import { ChevronIcon } from '../../ui/icons.tsx'
import { BackupLink } from '../backup/backup-link.tsx'
import type { SettingLine } from './setting-groups.ts'

const look = 'flex min-h-14 items-center gap-4 py-2 hover:text-green'

/** A link to one settings page, with the summary of its values. */
export const SettingRow = ({ title, state, to, isMissing }: SettingLine) => (
  <li className="border-b border-rule">
    <Link to={to} className={look}>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>{' '}
        <span className={`block text-small ${isMissing ? 'font-semibold text-sale' : 'text-soft'}`}>{state}</span>
      </span>
      <ChevronIcon className="size-4 shrink-0 -rotate-90 text-soft" />
    </Link>
  </li>
)

/** Actions on the whole shop. A shop that began empty has no demonstration to remove. */
export const WholeShopGroup = ({ hasDemonstration }: { hasDemonstration: boolean }) => (
  <section aria-label="The whole shop">
    <h2 className="mb-2 text-h3">The whole shop</h2>
    <ul className="border-t border-rule">
      {hasDemonstration && (
        <SettingRow
          title="Begin with my own shop"
          state="Remove the demonstration, or bring it back"
          to={href('/admin/begin')}
        />
      )}
      <li className="border-b border-rule py-2">
        <BackupLink id="backup" className="inline-flex min-h-11 items-center font-semibold hover:text-green">
          Download a backup
        </BackupLink>
        <p className="text-small text-soft">
          One file with everything. Keep it somewhere else. Who runs the machine can restore the shop from it.
        </p>
      </li>
    </ul>
  </section>
)
