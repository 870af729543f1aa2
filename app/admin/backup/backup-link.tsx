import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { Unauthorised } from '../../../contract/client.ts'
import { downloads } from '../../../contract/staff/calls.ts'
import { backupBusy } from '../../../contract/staff/overview.ts'
import { warn } from '../controls/notices.tsx'
import { explain } from '../unreachable.ts'

/** Starts the download of a backup, or says why there is none now: the browser would only say that a download failed. */
export function BackupLink(props: Omit<ComponentProps<'a'>, 'href' | 'download' | 'onClick'>) {
  const isFree = useRef(false)
  const ask = async (link: HTMLAnchorElement) => {
    const refusal = await findRefusal().catch((error) => `${explain(error)} Please try again.`)
    if (refusal) return void warn(refusal)
    isFree.current = true
    link.click()
  }
  const begin = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isFree.current) {
      event.preventDefault()
      ask(event.currentTarget)
    }
    isFree.current = false
  }
  return <a {...props} href={downloads.backup.path} download onClick={begin} />
}

async function findRefusal(): Promise<string | undefined> {
  const { ok, status } = await fetch(downloads.backup.path, { method: 'HEAD', cache: 'no-store' })
  if (status === 401) throw new Unauthorised()
  if (status === 409) return backupBusy
  return ok ? undefined : 'The backup could not be made. Please try again.'
}
