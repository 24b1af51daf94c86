/// Reads the tokens of a file once, from first to last, and writes down what it says.
///
/// Brackets are kept on a stack of ``Frame``s, so that code nested however deep needs no recursion;
/// only types are parsed recursively, to a fixed depth. What it does not know it skips token by
/// token, which keeps brackets in step whatever the language adds.
///
/// This is all that it remembers; what it does is in extensions, one folder for each level of the
/// grammar, none of which needs those above it. Every method is `mutating`, for the reason that
/// ``TokenStream`` gives.
struct Parser: ~Copyable {
  var types = TypeParser(FactWriter(TokenStream()))

  var frames = GrowBuffer<Frame>(capacity: 256)
  /// How many of the frames are braces.
  var openBraces = 0
  /// Positions in ``FactBuffers/locals`` of those whose scope has not ended, innermost last; -1 less a
  /// position in ``FactBuffers/blockDeclarations`` for a declaration.
  var openLocals = GrowBuffer<Int32>(capacity: 256)
  /// Variables of code, parameters and properties of types whose names begin with a capital letter,
  /// as those of types do.
  var capitalLocals = GrowBuffer<Int32>(capacity: 16)
  var capitalParameters = GrowBuffer<Int32>(capacity: 16)
  var capitalProperties = GrowBuffer<Int32>(capacity: 16)
  var openConditions = GrowBuffer<OpenCondition>(capacity: 16)
  /// Those that a `catch` may still follow.
  var openDos = GrowBuffer<OpenDo>(capacity: 16)
  /// How many frames there were where the innermost open `#if` began; 0 outside `#if`.
  var framesAroundCondition = 0
  /// Attributes and modifiers that wait for their declaration.
  var pending = Pending()
  /// Those that wait while the arguments of an attribute are being read.
  var suspended = GrowBuffer<Pending>(capacity: 16)

  /// Where the parentheses that closed last in this statement opened; `max` if they are arguments.
  var groupStart = UInt32.max

  /// Where the parentheses that closed last ended, unwrapping included, and what a member after
  /// them is used for, or -1 where nothing says.
  var groupEnd = UInt32.max
  var groupUsage: (kind: UsageKind, link: Int32) = (.memberOfGroup, -1)

  /// Where the brackets that closed last and hold a usage ended, unwrapping included, and the last
  /// such usage.
  var partsEnd = UInt32.max
  var lastPart: Int32 = -1
  /// For each usage the one before it in the same brackets, or -1.
  var siblings = GrowBuffer<Int32>(capacity: 64)
  /// The member that a prefix operator stands before, the last of those.
  var prefixedMember: Int32 = -1

  /// The match of the names in parentheses that were declared last in code, and where these end, or
  /// their type does: what stands after an equal sign at this place is their value.
  var tuple: (match: Int32, end: UInt32) = (-1, .max)

  /// Where the value of the last argument with a label starts.
  var lastArgumentStart = UInt32.max

  /// Where the last directives in a row ended, and where the token before them did.
  var directivesEnd = UInt32.max
  var endBeforeDirectives: UInt32 = 0

  /// Forgets the file that was read last; its facts have been taken.
  mutating func reset() {
    frames.truncate(to: 0)
    openBraces = 0
    openLocals.truncate(to: 0)
    capitalLocals.truncate(to: 0)
    capitalParameters.truncate(to: 0)
    capitalProperties.truncate(to: 0)
    openConditions.truncate(to: 0)
    openDos.truncate(to: 0)
    framesAroundCondition = 0
    pending = Pending()
    suspended.truncate(to: 0)
    types.comparisons.truncate(to: 0)
    groupStart = .max
    groupEnd = .max
    partsEnd = .max
    siblings.truncate(to: 0)
    prefixedMember = -1
    lastArgumentStart = .max
    tuple = (-1, .max)
    directivesEnd = .max
  }

  /// The innermost open bracket.
  var frame: UnsafeMutablePointer<Frame> {
    @inline(__always) get { frames.base + (frames.count - 1) }
  }

  /// The declaration that makes a reference at the current token, or -1.
  var owner: Int32 {
    @inline(__always) get {
      let frame = frame.pointee
      return frame.binding >= 0 ? frame.binding : frame.owner
    }
  }

  /// Where the token before the current one ends, directives in a row left out: they end nothing.
  var endOfCode: UInt32 {
    @inline(__always) get {
      tokens.previousEnd == directivesEnd ? endBeforeDirectives : tokens.previousEnd
    }
  }

  var writer: FactWriter {
    @inline(__always) _read { yield types.writer }
    @inline(__always) _modify { yield &types.writer }
  }

  var tokens: TokenStream {
    @inline(__always) _read { yield types.writer.tokens }
    @inline(__always) _modify { yield &types.writer.tokens }
  }

  var facts: FactBuffers {
    @inline(__always) _read { yield types.writer.facts }
    @inline(__always) _modify { yield &types.writer.facts }
  }
}
