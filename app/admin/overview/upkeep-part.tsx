import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { Overview, Upkeep, Work } from '../../../contract/staff/overview.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { BackupLink } from '../backup/backup-link.tsx'
import { TextLink } from '../controls/text-links.tsx'
import { describeKept } from '../mail/mail-texts.ts'
import { findAddress } from '../record-addresses.ts'
import { HiddenSteps } from './first-steps/hidden-steps.tsx'
import { Part } from './part.tsx'
import { SiteHealthLine } from './site-health.tsx'

/** The state of the site, mail, backup and background tasks: a quiet line each, unless one fails. */
export function UpkeepPart({ firstSteps, work, upkeep }: Pick<Overview, 'firstSteps' | 'work' | 'upkeep'>) {
  return (
    <Part title="Behind the scenes">
      <dl className="text-small">
        {upkeep && (
          <Line term="The site">
            <SiteHealthLine site={upkeep.site} />
          </Line>
        )}
        {upkeep && <Line term="Email">{describeMail(upkeep.mail)}</Line>}
        {upkeep && <Line term="Backup">{describeBackup(upkeep.lastBackupAt)}</Line>}
        {upkeep && firstSteps?.edit.isHidden && (
          <Line term="First steps">
            <HiddenSteps firstSteps={firstSteps} />
          </Line>
        )}
        {work && <Line term="Background work">{describeWork(work)}</Line>}
      </dl>
    </Part>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-t border-rule py-2">
      <dt className="w-36 shrink-0 font-semibold">{term}</dt>
      <dd className="min-w-0 flex-1 basis-52">{children}</dd>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center underline lg:min-h-6'

function describeMail({
  leaves,
  waiting,
  delayed,
  delayedReason,
  kept,
  failed,
  failedAbout,
  failedKind,
  lastSentAt,
  repliesFailure,
}: Upkeep['mail']) {
  const onTheWay = waiting - delayed
  return (
    <>
      {!leaves && <strong className="text-sale">Email is not set up, so nothing is sent. </strong>}
      {kept > 0 && (
        <>
          {describeKept(kept)}
          {leaves && ' from before email was set up'}.{' '}
        </>
      )}
      {(!leaves || kept > 0) && (
        <>
          <TextLink to={href('/admin/mail')}>{leaves ? 'About these' : 'Set up email'}</TextLink>{' '}
        </>
      )}
      {failed > 0 && (
        <>
          <strong className="text-sale">
            {failed === 1 ? '1 email has not arrived.' : `${failed} emails have not arrived.`}
          </strong>{' '}
          {failedAbout && failedKind && (
            <TextLink to={findAddress({ kind: failedKind, id: failedAbout })}>See the last</TextLink>
          )}{' '}
        </>
      )}
      {delayed > 0 && (
        <strong className="text-sale">
          {writeCount(delayed, 'email')} not sent yet, and will be tried again: {delayedReason}.{' '}
        </strong>
      )}
      {repliesFailure && (
        <>
          <strong className="text-sale">Shoppers’ replies are not added to their enquiries. {repliesFailure} </strong>
          <TextLink to={href('/admin/mail/replies')}>Look at the mailbox</TextLink>{' '}
        </>
      )}
      {leaves && onTheWay > 0 && (
        <>{onTheWay === 1 ? '1 email is' : `${writeCount(onTheWay, 'email')} are`} on the way. </>
      )}
      {lastSentAt ? `The last one was sent on ${formatMoment(lastSentAt)}.` : leaves && 'None has been sent yet.'}
    </>
  )
}

const weekMs = 7 * 86_400_000

function describeBackup(at: string | null): ReactNode {
  const isOld = at === null || Date.now() - new Date(at).getTime() > weekMs
  return (
    <>
      {at === null ? 'No backup yet.' : `The last was made on ${formatMoment(at)}.`}{' '}
      {isOld && (
        <>
          {at !== null && 'That is more than a week ago. '}
          <BackupLink className={link}>Download one now</BackupLink>
        </>
      )}
    </>
  )
}

function describeWork({ running, failed }: Work): ReactNode {
  return (
    <>
      {failed > 0 && <strong className="text-sale">{failed} failed in the last week. </strong>}
      {running > 0 ? `${running} running. ` : failed === 0 && 'No work is running, and none has failed. '}
      {running + failed > 0 && <TextLink to={href('/admin/tasks')}>See the tasks</TextLink>}
    </>
  )
}
