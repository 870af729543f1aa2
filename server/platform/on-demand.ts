type Called = (...given: never[]) => unknown

/** A function of a module that is loaded with the first call: what few processes need takes no memory in the others. */
export const onDemand =
  <Name extends string, Module extends Record<Name, Called>>(load: () => Promise<Module>, name: Name) =>
  async (...given: Parameters<Module[Name]>): Promise<Awaited<ReturnType<Module[Name]>>> =>
    (await load())[name](...given) as Awaited<ReturnType<Module[Name]>>
