import { useState } from 'react'
import { Look, ownLook } from '../../../contract/look/look.ts'
import { derivePalette } from '../../../contract/look/palette.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { EditorPage } from '../form/editor-page.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { isSame } from '../form/saving/same-value.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { useSettingsBack } from '../settings/settings-back.ts'
import { TwoWindows } from '../shop-view/two-windows.tsx'
import { LookFrame } from './look-frame.tsx'
import { ColourSection, PictureSection, ShapeSection } from './look-sections.tsx'
import { ReadyMadeLooks } from './ready-made-looks.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.look()))

const labels: Record<keyof Look, string> = {
  logoHash: 'Logo',
  iconHash: 'Icon',
  shareHash: 'Picture of shared links',
  type: 'Typefaces',
  accent: 'Accent',
  paper: 'Background',
  corner: 'Corners',
  density: 'Density',
  header: 'Header',
  footer: 'Footer',
}

export default function LookPage({ loaderData: form }: { loaderData: Form<Look> }) {
  const editor = useEditor<Look>({
    form,
    schema: Look,
    labels,
    save: (edit, version) => staffApi.saveLook({ version, edit }),
    reread: () => staffApi.look(),
  })
  const look = useComplete(editor.draft)
  return (
    <EditorPage
      editor={editor}
      title="Look"
      back={useSettingsBack()}
      actions={
        <>
          <Button onClick={() => editor.change(ownLook)} disabled={isSame(editor.draft, ownLook)}>
            Back to the shop’s default
          </Button>
          <SiteLink address="/" />
        </>
      }
      history={<RecordHistory editor={editor} entity="look" id="1" />}
    >
      <TwoWindows label="The home page with this look">
        {(window) => (
          <LookFrame
            key={editor.version}
            look={look}
            windowWidth={window === 'phone' ? 390 : 1440}
            title={window === 'phone' ? 'The home page on a phone' : 'The home page on a computer'}
          />
        )}
      </TwoWindows>
      <FormSection title="Ready-made looks" intro="A click fills the form. Change what you like, then save.">
        <ReadyMadeLooks look={editor.draft} onChoose={editor.change} />
      </FormSection>
      <ColourSection editor={editor} look={look} palette={derivePalette(look)} />
      <ShapeSection editor={editor} />
      <PictureSection editor={editor} />
    </EditorPage>
  )
}

/** The last valid look: an incompletely typed colour changes nothing yet. */
function useComplete(draft: Look): Look {
  const read = Look.safeParse(draft).data
  const [complete, setComplete] = useState(read ?? ownLook)
  if (read && !isSame(read, complete)) {
    setComplete(read)
    return read
  }
  return complete
}
