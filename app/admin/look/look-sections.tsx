import type { Look, LookStyle } from '../../../contract/look/look.ts'
import { cornerNames, densityNames, footerNames, headerNames, typeNames } from '../../../contract/look/look-labels.ts'
import { explainPalette, type Palette } from '../../../contract/look/palette.ts'
import type { Bound } from '../form/bound.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { PictureField } from '../form/fields/picture-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { iconCrops, logoCrops, shareCrops } from '../media/crops.ts'
import { ColourField } from './colour-field.tsx'
import { PaletteView } from './palette-view.tsx'

type Props = { editor: Editor<Look> }

/** `look` is the last valid one. */
export function ColourSection({ editor: { field }, look, palette }: Props & { look: LookStyle; palette: Palette }) {
  const why = explainPalette(look, palette)
  return (
    <FormSection title="Colours" intro="You choose two. The others follow, and every text stays easy to read.">
      <div className="grid gap-5 sm:grid-cols-2">
        <ColourField
          bound={field('accent')}
          hint="Of buttons, the line at the top, and the footer."
          met={why.accent ? { hex: palette.green, why: why.accent } : undefined}
        />
        <ColourField
          bound={field('paper')}
          hint="Behind everything."
          met={why.paper ? { hex: palette.paper, why: why.paper } : undefined}
        />
      </div>
      <PaletteView palette={palette} />
    </FormSection>
  )
}

export const PictureSection = ({ editor: { field } }: Props) => (
  <FormSection title="Pictures" intro="Shown above once they are saved.">
    <PictureField
      bound={field('logoHash')}
      crops={logoCrops}
      isNamedForShop
      hint="In place of the name at the top. An SVG, or a PNG without a background, is sharpest. It is drawn once: nothing else that an SVG holds reaches shoppers."
    />
    <PictureField
      bound={field('iconHash')}
      crops={iconCrops}
      isNamedForShop
      hint="A square, shown small beside the title in a browser’s tab."
    />
    <PictureField
      bound={field('shareHash')}
      crops={shareCrops}
      hint="For links to pages without a picture of their own, in messages and social networks. Twice as wide as high is best."
    />
  </FormSection>
)

export const ShapeSection = ({ editor: { field } }: Props) => (
  <FormSection title="Type and shape">
    <div className="grid gap-5 sm:grid-cols-2">
      <NamedChoice bound={field('type')} names={typeNames} hint="Of headings, and of all other text." />
      <NamedChoice bound={field('corner')} names={cornerNames} hint="Of buttons, fields and pictures." />
      <NamedChoice bound={field('density')} names={densityNames} hint="How much space there is between things." />
      <NamedChoice bound={field('header')} names={headerNames} hint="On a computer. A phone keeps its own." />
      <NamedChoice bound={field('footer')} names={footerNames} />
    </div>
  </FormSection>
)

type ChoiceProps<Value extends string> = { bound: Bound<Value>; names: Record<Value, string>; hint?: string }

function NamedChoice<Value extends string>({ bound, names, hint }: ChoiceProps<Value>) {
  const { onChange } = bound
  const choices = (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }))
  return (
    <ChoiceField
      bound={{ ...bound, onChange: (value) => value !== null && onChange(value) }}
      choices={choices}
      hint={hint}
    />
  )
}
