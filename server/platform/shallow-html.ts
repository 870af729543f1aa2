import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Deeper than people write. Each tag costs as much as tags are open, because the parser scans and moves them all. */
const maxDepth = 100

/** The parser's internals used here; if a version renames them, the tests of growth fail. */
type Insides = { stack: string[]; popElement(implied: boolean): void }

/** Closes the innermost tag before another one would be nested too deep, so that only the depth is lost. */
export class ShallowTokenizer extends Tokenizer {
  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
    super(options, parser)
    const insides = parser as unknown as Insides
    const open = parser.onopentagname.bind(parser)
    parser.onopentagname = (start, end) => {
      if (insides.stack.length >= maxDepth) insides.popElement(true)
      open(start, end)
    }
  }
}
