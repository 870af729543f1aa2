import { argv } from 'node:process'

/** `npm run faults -- kills 100`: the arguments after the name go to that command. */
const commands: Record<string, () => Promise<unknown>> = {
  kills: () => import('./kills.ts'),
  outages: () => import('./outages.ts'),
  floods: () => import('./body-floods.ts'),
  hostile: () => import('./hostile-requests.ts'),
}

const [wanted = ''] = argv.splice(2, 1)
const command = Object.hasOwn(commands, wanted) ? commands[wanted] : undefined
if (command) await command()
else {
  console.error(`Say which: npm run faults -- ${Object.keys(commands).join(' | ')}`)
  process.exitCode = 1
}
