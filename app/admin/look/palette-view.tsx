import type { Palette } from '../../../contract/look/palette.ts'

const shown: [name: keyof Palette, label: string][] = [
  ['ink', 'Text'],
  ['soft', 'Secondary text'],
  ['green', 'Accent'],
  ['green-deep', 'Footer'],
  ['sage', 'Notes'],
  ['sand', 'Behind pictures'],
  ['rule', 'Lines'],
  ['line', 'Borders'],
  ['sale', 'Sale'],
]

/** Shows the colours that follow from the two chosen ones. */
export const PaletteView = ({ palette }: { palette: Palette }) => (
  <ul aria-label="Colours that follow" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 text-label">
    {shown.map(([name, label]) => (
      <li key={name} className="flex items-center gap-2">
        <i className="size-6 shrink-0 rounded-sm border border-line" style={{ backgroundColor: palette[name] }} />
        {label}
      </li>
    ))}
  </ul>
)
