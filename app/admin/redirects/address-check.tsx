import { type SubmitEvent, useState } from 'react'
import { failed, type Problem } from '../../../contract/errors.ts'
import type { AddressTarget } from '../../../contract/staff/content.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { unreachable } from '../unreachable.ts'

/** Shows where an address takes a visitor. */
export function AddressCheck() {
  const [address, setAddress] = useState('')
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = await staffApi.addressTarget({ address }).catch(unreachable)
    setProblem(failed(answer) ? answer.problem : undefined)
    setStatus(failed(answer) ? '' : describeTarget(answer))
  }
  return (
    <section aria-labelledby="address-check" className="mt-12 border-t border-rule pt-6">
      <h2 id="address-check" className="mb-4 text-h3">
        Where does this address go?
      </h2>
      <CheckedForm refusal={problem} onSubmit={ask} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          bound={{
            name: 'checked-address',
            label: 'Address',
            value: address,
            onChange: setAddress,
            problem: problem?.reason,
            problems: {},
          }}
          placeholder="/old-page"
        />
        <Button type="submit">Try it</Button>
      </CheckedForm>
      <p role="status" className="mt-3">
        {status}
      </p>
    </section>
  )
}

function describeTarget({ path, to, page }: AddressTarget): string {
  if (to === null) return page ? `${path} has a page of its own.` : `${path} has no page and no redirect.`
  return page ? `${path} redirects to ${to}.` : `${path} redirects to ${to}, which has no page.`
}
