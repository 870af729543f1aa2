import { href } from 'react-router'
import type { Form } from '../../../contract/staff/forms.ts'
import { defaultSiteLinks, SiteLinksEdit } from '../../../contract/staff/site-links.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { EditorPage } from '../form/editor-page.tsx'
import { useDeadLinks } from '../form/fields/dead-link-note.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { isSame } from '../form/saving/same-value.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { LinksField } from './links-field.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.siteLinks()))

const labels: Record<keyof SiteLinksEdit, string> = {
  menuFirst: 'Before the categories',
  menuLast: 'After the categories',
  footerCategories: 'List every category',
  footerShop: 'More links below ‘Shop’',
  footerInformation: 'Links below ‘Information’',
}

export default function LinksPage({ loaderData: form }: { loaderData: Form<SiteLinksEdit> }) {
  const editor = useEditor<SiteLinksEdit>({
    form,
    schema: SiteLinksEdit,
    labels,
    save: (edit, version) => staffApi.saveSiteLinks({ version, edit }),
    reread: () => staffApi.siteLinks(),
  })
  const { draft, field } = editor
  const dead = useDeadAddresses(draft)
  return (
    <EditorPage
      editor={editor}
      title="Header and footer"
      back={{ label: 'Overview', to: href('/admin') }}
      actions={
        <>
          <Button onClick={() => editor.change(defaultSiteLinks)} disabled={isSame(draft, defaultSiteLinks)}>
            Back to the standard links
          </Button>
          <SiteLink address="/" />
        </>
      }
      history={<RecordHistory editor={editor} entity="site links" id="1" />}
    >
      <FormSection
        title="Menu"
        intro="Along the top of every page; on a phone, behind the menu button. Your categories are in the middle."
      >
        <LinksField bound={field('menuFirst')} dead={dead} />
        <LinksField bound={field('menuLast')} dead={dead} />
      </FormSection>
      <FormSection
        title="Footer"
        intro="At the foot of every page. ‘Cookie settings’ always comes last, as the law asks for it. Your address, phone and opening times are in the settings."
      >
        <SwitchField bound={field('footerCategories')} hint="Below ‘Shop’, in the order of the menu." />
        <LinksField bound={field('footerShop')} dead={dead} />
        <LinksField bound={field('footerInformation')} dead={dead} />
      </FormSection>
    </EditorPage>
  )
}

/** Checks all links of the form in one request. */
function useDeadAddresses({ menuFirst, menuLast, footerShop, footerInformation }: SiteLinksEdit): Set<string> {
  const links = [...menuFirst, ...menuLast, ...footerShop, ...footerInformation]
  const dead = useDeadLinks('', links.map(({ address }) => `[link](<${address}>)`).join(' '))
  return new Set(dead.map(({ address }) => address))
}
