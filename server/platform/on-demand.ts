type Called = (...given: never[]) => unknown

/** A function whose module is loaded by the first call: code that few processes need takes no memory in the others. */
export const onDemand =
  <Name extends string, Module extends Record<Name, Called>>(load: () => Promise<Module>, name: Name) =>
  async (...given: Parameters<Module[Name]>): Promise<Awaited<ReturnType<Module[Name]>>> =>
    (await load())[name](...given) as Awaited<ReturnType<Module[Name]>>
