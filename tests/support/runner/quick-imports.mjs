import { registerHooks } from 'node:module'

// At a start Node reads package.json files thousands of times: for the format of each import and the folder of each package.
// These hooks assume that whatever an ES module imports by a relative path is an ES module too, which is true of this
// project's sources, and they cache the folder of a package for each package that imports it.
const modules = new Set()
const known = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (!conditions.includes('import')) return next(specifier, context)
    if (/^\.\.?\//.test(specifier)) return resolveBeside(specifier, parentURL) ?? keep(next(specifier, context))
    if (!/^[@\w][^:]*$/.test(specifier)) return next(specifier, context)
    const from = `${specifier} ${/.*\/node_modules\/(@[^/]+\/)?[^/]+\//.exec(parentURL)?.[0] ?? ''} ${conditions}`
    const answer = known.get(from) ?? keep(next(specifier, context))
    known.set(from, answer)
    return { ...answer, shortCircuit: true }
  },
})

function resolveBeside(specifier, parentURL) {
  const isSource = specifier.endsWith('.ts') && !parentURL.includes('/node_modules/')
  if (!isSource && !(/\.m?js$/.test(specifier) && modules.has(parentURL))) return undefined
  const format = isSource ? 'module-typescript' : 'module'
  return keep({ url: new URL(specifier, parentURL).href, format, shortCircuit: true })
}

function keep(answer) {
  if (answer.format === 'module' && answer.url.includes('/node_modules/')) modules.add(answer.url)
  return answer
}
