import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** More than anybody writes: the parser looks through and moves all tags that are open at each tag. */
const deepest = 100

/** What is used of the parser's insides; a version that names them otherwise fails the tests of growth. */
type Insides = { stack: string[]; popElement(implied: boolean): void }

/** Ends the innermost tag before another one opens too deep, so that nothing is lost but the depth. */
export class ShallowTokenizer extends Tokenizer {
  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
    super(options, parser)
    const insides = parser as unknown as Insides
    const open = parser.onopentagname.bind(parser)
    parser.onopentagname = (start, end) => {
      if (insides.stack.length >= deepest) insides.popElement(true)
      open(start, end)
    }
  }
}
