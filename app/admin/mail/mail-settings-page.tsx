import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { type MailSettings, SendingEdit } from '../../../contract/staff/mail.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { LinkButton } from '../controls/button.tsx'
import { EditorPage } from '../form/editor-page.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useMember } from '../layout/back-office-layout.tsx'
import { useSettingsBack } from '../settings/settings-back.ts'
import { DomainSection } from './domain-section.tsx'
import { KeptMails } from './kept-mails.tsx'
import { sendingLabels } from './mail-texts.ts'
import { SenderSection, ServerSection } from './sending-sections.tsx'
import { TestSection } from './test-section.tsx'

export function MailSettingsPage({ settings }: { settings: MailSettings }) {
  const { mail } = useMember()
  const reload = useReload()
  const editor = useEditor<SendingEdit>({
    form: settings.sending,
    schema: SendingEdit,
    labels: sendingLabels,
    save: (edit, version) => staffApi.saveSending({ version, edit }),
    onSaved: reload,
    reread: async () => {
      const answer = await staffApi.mailSettings()
      return failed(answer) ? answer : answer.sending
    },
  })
  return (
    <EditorPage
      editor={editor}
      title="Email"
      back={useSettingsBack()}
      history={<RecordHistory editor={editor} entity="mail settings" id="sending" />}
    >
      <MailState settings={settings} />
      <ServerSection editor={editor} settings={settings} />
      <SenderSection editor={editor} settings={settings} />
      <FormSection title="Replies" intro="What shoppers answer to your emails.">
        <p>
          <LinkButton to={href('/admin/mail/replies')}>Set up the mailbox for replies</LinkButton>
        </p>
      </FormSection>
      <FormSection title="Texts" intro="What the shop’s automatic emails say.">
        <p>
          <LinkButton to={href('/admin/mail/texts')}>Change the email texts</LinkButton>
        </p>
      </FormSection>
      <TestSection changed={editor.changed} />
      <DomainSection changed={editor.changed} />
      {(mail.kept > 0 || !mail.leaves) && <KeptMails mail={mail} />}
    </EditorPage>
  )
}

function MailState({ settings: { leaves, password } }: { settings: MailSettings }) {
  if (leaves)
    return <p className="mb-6 max-w-2xl">Email is set up: what the shop writes is sent through your mail server.</p>
  return (
    <p role="status" className="mb-6 max-w-2xl border-l-2 border-sale bg-sand px-4 py-2">
      <strong className="font-semibold">Email is not set up.</strong>{' '}
      {password === 'unreadable'
        ? 'The stored password cannot be read any more. Please type it again below.'
        : 'Replies, confirmations, invitations and password links are written to files on the shop’s machine. They reach nobody until you fill in your mail server below.'}
    </p>
  )
}
