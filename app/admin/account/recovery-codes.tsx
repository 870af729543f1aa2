import { Button } from '../controls/button.tsx'
import { DialogButtons } from '../controls/dialog.tsx'

type Props = { codes: string[]; onDone(): void }

/** Recovery codes are shown once. Printed or saved, they let somebody sign in without their phone. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <div data-print className="grid gap-4">
      <p>
        If you lose your phone, each of these recovery codes lets you in once. Keep them somewhere safe: they are not
        shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-1 border border-rule bg-white p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(writeFile(codes))}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-11 items-center px-3 text-small font-semibold underline lg:min-h-9"
        >
          Download
        </a>
        <Button look="plain" onClick={() => print()}>
          Print
        </Button>
        <Button look="solid" onClick={onDone}>
          I have saved them
        </Button>
      </DialogButtons>
    </div>
  )
}

const writeFile = (codes: string[]) =>
  [`Recovery codes for the back office of ${location.host}. Each works once.`, '', ...codes, ''].join('\n')
