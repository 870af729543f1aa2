import { type ReactNode, useId } from 'react'
import { useMember } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { describeKept } from './mail-texts.ts'

const settings = `SMTP_URL=smtp://user:password@mail.example.co.uk:587
MAIL_FROM='Your Shop <hello@example.co.uk>'`

/** Whether mail is set up, how to do it, and the mails kept until then. */
export default function MailPage() {
  const { mail, role } = useMember()
  return (
    <>
      <PageTitle title="Mail" />
      <h1 className="mb-4 text-h2">Mail</h1>
      <div className="grid max-w-2xl gap-8">
        {mail.leaves ? <p>Mail is set up: what the shop writes is sent through your mail server.</p> : <NotSetUp />}
        {role === 'owner' && (mail.kept > 0 || !mail.leaves) && (
          <Kept count={mail.kept} folder={mail.folder} leaves={mail.leaves} />
        )}
      </div>
    </>
  )
}

function NotSetUp() {
  return (
    <>
      <p>
        Mail is not set up. Replies, receipts, invitations and password links are written to files on the shop’s
        machine. They reach nobody.
      </p>
      <Section title="How to set it up">
        <ol className="list-decimal space-y-3 pl-5">
          <li>Ask your mail provider for the SMTP server, user name and password of the shop’s mailbox.</li>
          <li>
            Set these two variables where the shop is started, with your own values:
            <pre className="mt-2 border border-rule bg-white p-3 text-label break-all whitespace-pre-wrap">
              {settings}
            </pre>
          </li>
          <li>Restart the shop. This page then says that mail is set up.</li>
        </ol>
        <p className="mt-3 text-soft">
          The file docs/running.md, under “Mail”, says more: ports, encryption, and signs in an address or password that
          have to be written differently.
        </p>
      </Section>
    </>
  )
}

type KeptProps = { count: number; folder: string | null; leaves: boolean }

function Kept({ count, folder, leaves }: KeptProps) {
  return (
    <Section title="Mails kept as files">
      <p>
        {count === 0 ? 'None so far.' : `${describeKept(count)}.`}{' '}
        {folder && <>They are written to {<Folder>{folder}</Folder>}</>}
        {folder && '; a mail program opens them.'}
      </p>
      <p className="mt-3">
        {leaves ? 'They are not sent by themselves.' : 'Once mail is set up they are not sent by themselves.'} A reply
        among them has a button “Send it now” on its enquiry; an invitation can be sent again under People.
      </p>
    </Section>
  )
}

const Folder = ({ children }: { children: string }) => <code className="break-all">{children}</code>

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
