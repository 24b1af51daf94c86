/// A parser that reads the tokens of a file once, from first to last, and records its facts.
///
/// Open brackets are kept on a stack of ``Frame``s, so deeply nested code needs no recursion; only
/// types are parsed recursively, to a fixed depth. Unknown syntax is skipped token by token, so
/// brackets stay matched whatever the language adds.
///
/// This type contains the whole state of the parser. Its extensions are in one folder for each
/// level of the grammar; no level depends on those above it. Every method is `mutating`, for the
/// reason given in ``TokenStream``.
struct Parser: ~Copyable {
  var types = TypeParser(FactWriter(TokenStream()))

  var frames = GrowBuffer<Frame>(capacity: 256)
  /// The number of frames that are braces; the frame of the file does not count.
  var openBraces = 0
  /// The local variables and declarations in blocks whose scopes have not ended, innermost last: an
  /// index in ``FactBuffers/locals``, or -1 minus an index in ``FactBuffers/blockDeclarations``.
  var openLocals = GrowBuffer<Int32>(capacity: 256)
  /// The local variables, parameters and properties of types whose names begin with a capital
  /// letter, as type names do: `let URL = "…"`.
  var capitalLocals = GrowBuffer<Int32>(capacity: 16)
  var capitalParameters = GrowBuffer<Int32>(capacity: 16)
  var capitalProperties = GrowBuffer<Int32>(capacity: 16)
  var openConditions = GrowBuffer<OpenCondition>(capacity: 16)
  /// Each `do` that a `catch` may still follow.
  var openDos = GrowBuffer<OpenDo>(capacity: 16)
  /// The number of frames at the start of the innermost open `#if`; 0 outside of `#if`.
  var framesAroundCondition = 0
  /// The attributes and modifiers that wait for their declaration.
  var pending = Pending()
  /// The attributes and modifiers that are set aside while the arguments of an attribute are being
  /// read.
  var suspended = GrowBuffer<Pending>(capacity: 16)

  /// The offset of the opening parenthesis of the group that closed last in this statement; `max`
  /// if the last parentheses contained arguments.
  var groupStart = UInt32.max

  /// The offset after the group or collection literal that closed last, including a `?` or `!`
  /// after it, and the usage of a member after that: `(a)!.b`. The link is -1 if that usage is
  /// unknown.
  var groupEnd = UInt32.max
  /// The offset after the postfix operator that was recorded last: a member at this offset belongs
  /// to the result, as in `a^.b`.
  var postfixEnd = UInt32.max
  var groupUsage: (kind: UsageKind, link: Int32) = (.memberOfGroup, -1)

  /// The offset after the brackets that closed last and contain a usage, including a `?` or `!`
  /// after them, and the last usage in them.
  var partsEnd = UInt32.max
  var lastPart: Int32 = -1
  /// For each usage, the previous usage in the same brackets, or -1.
  var siblings = GrowBuffer<Int32>(capacity: 64)
  /// The last member that begins a path and follows a prefix operator: `-.zero`.
  var prefixedMember: Int32 = -1

  /// The match of the local variables that were last declared in parentheses, and the offset after
  /// them or their type: `let (a, b): T`. An equal sign or `in` at this offset precedes their
  /// value.
  var tuple: (match: Int32, end: UInt32) = (-1, .max)

  /// The offset of the value of the last argument with a label.
  var lastArgumentStart = UInt32.max

  /// The offset after the last run of directives such as `#if` and `#endif`, and the offset after
  /// the token before that run.
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
    postfixEnd = .max
    partsEnd = .max
    siblings.truncate(to: 0)
    prefixedMember = -1
    lastArgumentStart = .max
    tuple = (-1, .max)
    directivesEnd = .max
  }

  /// The innermost open bracket.
  var frame: Frame {
    @inline(__always) _read { yield lastFrame.pointee }
    @inline(__always) nonmutating _modify { yield &lastFrame.pointee }
  }

  var lastFrame: UnsafeMutablePointer<Frame> {
    @inline(__always) get { frames.base + (frames.count - 1) }
  }

  /// The declaration that makes a reference at the current token, or -1.
  var owner: Int32 {
    @inline(__always) get {
      frame.binding >= 0 ? frame.binding : frame.owner
    }
  }

  /// The offset after the previous token that is not part of an `#if` directive, because no code
  /// ends with a directive.
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
