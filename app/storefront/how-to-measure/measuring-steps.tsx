import type { ReactNode } from 'react'
import { DiagonalDrawing, DoorDrawing, SpaceDrawing, TurnDrawing } from './measuring-drawings.tsx'

/** The steps of the printed sheet, each with a drawing and lines to write on. */
export const MeasuringSteps = () => (
  <ol className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-y-5">
    <Step number={1} title="The space" drawing={<SpaceDrawing />} lines={['A  Width', 'B  Height', 'C  Depth']}>
      Measure the wall between skirting boards, sockets and radiators. The height counts under a window sill, a shelf or
      a sloping ceiling. For the depth, leave room to walk past: 60 cm at least.
    </Step>
    <Step number={2} title="The narrowest door" drawing={<DoorDrawing />} lines={['D  Width', 'E  Height']}>
      Open the door as far as it goes. Measure from the face of the door, not the frame, to the other side of the frame:
      that is how wide the way is. A door that comes off its hinges gives 4 cm more.
    </Step>
    <Step
      number={3}
      title="A turn in the hall or on the stairs"
      drawing={<TurnDrawing />}
      lines={['F  Width before the turn', 'G  Width after it', 'H  Ceiling']}
    >
      Measure both widths at their narrowest, between banisters, radiators and hooks. If you turn straight into a door,
      write the width of the door as the width after the turn. On stairs, measure the ceiling above the landing.
    </Step>
    <Step
      number={4}
      title="Diagonal depth of a sofa"
      drawing={<DiagonalDrawing />}
      lines={['Ours is on the product’s page']}
    >
      A sofa can often turn in through a door that is narrower than the sofa is deep. Its diagonal depth runs from the
      bottom of the back to the line between the top of the back and the front of the arm.
    </Step>
  </ol>
)

type StepProps = { number: number; title: string; drawing: ReactNode; lines: string[]; children: ReactNode }

const Step = ({ number, title, drawing, lines, children }: StepProps) => (
  <li className="break-inside-avoid">
    <h2 className="text-h3">
      {number}. {title}
    </h2>
    <div className="mt-3 grid grid-cols-[2fr_3fr] gap-5">
      {drawing}
      <div className="text-small">
        <p>{children}</p>
        <ul className="mt-3 grid gap-3 font-semibold">
          {lines.map((line) => (
            <li key={line} className="border-b border-line pb-1 whitespace-pre-wrap">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </li>
)
