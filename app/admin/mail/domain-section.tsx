import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { DomainChecks, DomainFinding } from '../../../contract/staff/mail.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { FormSection } from '../form/form-section.tsx'
import { unreachable } from '../unreachable.ts'

/** Looks up, on request, whether mail servers will trust mail from the shop's domain. */
export function DomainSection({ changed }: { changed: boolean }) {
  const [checks, setChecks] = useState<DomainChecks>()
  const [refusal, setRefusal] = useState<string>()
  const [asking, setAsking] = useState(false)
  const check = async () => {
    setAsking(true)
    setRefusal(undefined)
    const answer = await staffApi.mailDomain().catch(unreachable)
    setAsking(false)
    if (failed(answer)) setRefusal(answer.problem.reason)
    setChecks(failed(answer) ? undefined : answer)
  }
  return (
    <FormSection
      title="Your domain"
      intro="Three records of your domain tell receivers that your emails are real. Without them your emails may be treated as spam."
    >
      <p>
        <Button onClick={check} disabled={asking || changed} aria-describedby={changed ? 'save-first' : undefined}>
          {asking ? 'Looking it up …' : 'Check the domain'}
        </Button>
      </p>
      {changed && (
        <p id="save-first" className="text-small">
          Please save first: the check uses what is saved.
        </p>
      )}
      <div role="status" className="grid gap-4">
        {refusal && <p className="text-small font-semibold text-sale">{refusal}</p>}
        {checks?.domain === '' && <p>There is no sender yet. Please save a mail server and an address first.</p>}
        {checks?.findings.map((finding) => (
          <Finding key={finding.check} finding={finding} />
        ))}
      </div>
    </FormSection>
  )
}

const titles: Record<DomainFinding['check'], string> = {
  spf: 'SPF: who may send',
  dkim: 'DKIM: the signature',
  dmarc: 'DMARC: what happens to false emails',
}

const stateLooks: Record<DomainFinding['state'], { word: string; look: string }> = {
  right: { word: 'In order', look: 'border-green bg-sage' },
  missing: { word: 'Missing', look: 'border-sale bg-sand' },
  wrong: { word: 'Wrong', look: 'border-sale bg-sand' },
  unknown: { word: 'Could not be looked up', look: 'border-line bg-white' },
  'not-asked': { word: 'Not checked', look: 'border-line bg-white' },
}

function Finding({ finding: { check, state, says, advice, add, found } }: { finding: DomainFinding }) {
  const { word, look } = stateLooks[state]
  return (
    <article className={`grid min-w-0 gap-2 border-l-2 px-4 py-3 ${look}`}>
      <h3 className="flex flex-wrap gap-x-3 font-semibold">
        {titles[check]} <span className={look.includes('sale') ? 'text-sale' : 'text-soft'}>{word}</span>
      </h3>
      <p>{says}</p>
      {advice && <p>{advice}</p>}
      {add && (
        <dl className="grid gap-x-4 gap-y-1 text-label sm:grid-cols-[auto_1fr]">
          <dt>Name</dt>
          <dd>
            <code className="break-all">{add.name}</code>
          </dd>
          <dt>Text</dt>
          <dd>
            <code className="break-all">{add.value}</code>
          </dd>
        </dl>
      )}
      {[...new Set(found)].map((record) => (
        <p key={record} className="text-label text-soft">
          Found: <code className="break-all">{record}</code>
        </p>
      ))}
    </article>
  )
}
