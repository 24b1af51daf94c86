/// Reads the tokens of a file once, from first to last, and writes down what it says.
///
/// Brackets are kept on a stack of ``Frame``s, so that code nested however deep needs no recursion;
/// only types are parsed recursively, to a fixed depth. What it does not know it skips token by
/// token, which keeps brackets in step whatever the language adds.
///
/// Every method is `mutating`, even one that only asks: for a call of one that is not, the compiler
/// copies the whole parser, which took a twelfth of the time of a scan.
struct Parser: ~Copyable {
  var lexer: Lexer
  var names = NameInterner()

  var imports = GrowBuffer<ImportFact>(capacity: 64)
  var declarations = GrowBuffer<DeclarationFact>(capacity: 1024)
  var extents = GrowBuffer<ExtentFact>(capacity: 1024)
  var parameters = GrowBuffer<ParameterFact>(capacity: 1024)
  var references = GrowBuffer<ReferenceFact>(capacity: 4096)
  var locals = GrowBuffer<LocalFact>(capacity: 1024)
  var inheritances = GrowBuffer<InheritanceFact>(capacity: 64)
  var attributes = GrowBuffer<AttributeFact>(capacity: 64)
  var requirements = GrowBuffer<RequirementFact>(capacity: 64)
  var thrownTypes = GrowBuffer<ThrownTypeFact>(capacity: 16)
  var typeShapes = GrowBuffer<TypeShapeFact>(capacity: 256)
  var closures = GrowBuffer<ClosureFact>(capacity: 64)
  var matches = GrowBuffer<MatchFact>(capacity: 16)
  var tupleItems = GrowBuffer<TupleItemFact>(capacity: 16)
  var usages = GrowBuffer<UsageFact>(capacity: 64)
  var placedMembers = GrowBuffer<PlacedMemberFact>(capacity: 64)
  var conditions = GrowBuffer<ConditionFact>(capacity: 16)

  var frames = GrowBuffer<Frame>(capacity: 256)
  /// How many of the frames are braces.
  var openBraces = 0
  /// Positions in ``locals`` of those whose scope has not ended, innermost last.
  var openLocals = GrowBuffer<Int32>(capacity: 256)
  var openConditions = GrowBuffer<OpenCondition>(capacity: 16)
  /// How many frames there were where the innermost open `#if` began; 0 outside `#if`.
  var framesAroundCondition = 0
  /// Attributes and modifiers that wait for their declaration.
  var pending = Pending()
  /// Those that wait while the arguments of an attribute are being read.
  var suspended = GrowBuffer<Pending>(capacity: 16)
  /// Position in ``conditions`` of the clause that the current token is in; 0 outside `#if`.
  var condition: UInt16 = 0

  /// Where the name, arguments included, of the last type that began with a name ended.
  var namedTypeEnd: UInt32 = 0

  /// Where the parentheses that closed last in this statement opened; `max` if they are arguments.
  var groupStart = UInt32.max

  /// Where the parentheses that closed last ended, unwrapping included, and what a member after
  /// them is used for, or -1 where nothing says.
  var groupEnd = UInt32.max
  var groupUsage: (kind: UsageKind, link: Int32) = (.memberOfGroup, -1)

  /// Where the value of the last argument with a label starts.
  var lastArgumentStart = UInt32.max

  /// Where the last directives in a row ended, and where the token before them did.
  var directivesEnd = UInt32.max
  var endBeforeDirectives: UInt32 = 0

  /// Where a `<` turned out to open no generic arguments, outermost last. The same `<` is often met
  /// again, on its own, after what it is nested in was found to be a comparison.
  var comparisons = GrowBuffer<UInt32>(capacity: 16)

  /// Whether a bracket, or a clause of `#if`, seems to have no counterpart.
  var isOutOfStep = false

  private let lexerMemory: UnsafeMutablePointer<LexerMemory>

  init() {
    lexerMemory = .allocate(capacity: 1)
    lexerMemory.initialize(to: LexerMemory())
    lexer = Lexer(base: Self.nothing, count: 0, openStrings: OpenStrings(memory: lexerMemory))
  }

  deinit {
    lexerMemory.deinitialize(count: 1)
    lexerMemory.deallocate()
  }

  /// An empty, padded file.
  private nonisolated(unsafe) static let nothing: UnsafePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: SourceBuffer.padding)
    bytes.initialize(repeating: 0, count: SourceBuffer.padding)
    return UnsafePointer(bytes)
  }()

  /// The facts of one file; names are numbered across all files that this parser reads.
  mutating func parse(_ buffer: borrowing SourceBuffer) -> FileFacts {
    reset()
    lexer = firstLexer(of: buffer)
    conditions.append(ConditionFact(expression: 0, parent: 0, previous: 0, isElse: false))
    frames.append(Frame(kind: .file, owner: -1))
    while lexer.token.kind != .endOfFile { step() }
    if frames.count > 1 { isOutOfStep = true }
    while !frames.isEmpty { closeFrame(at: endOfCode) }
    if isOutOfStep || lexer.openStrings.isOpen || !openConditions.isEmpty {
      BracketMatcher.match(firstLexer(of: buffer))
    }
    return FileFacts(
      imports: imports.toArray(), declarations: declarations.toArray(),
      extents: extents.toArray(), parameters: parameters.toArray(),
      references: references.toArray(), locals: locals.toArray(),
      inheritances: inheritances.toArray(), attributes: attributes.toArray(),
      requirements: requirements.toArray(), thrownTypes: thrownTypes.toArray(),
      typeShapes: typeShapes.toArray(), closures: closures.toArray(), matches: matches.toArray(),
      tupleItems: tupleItems.toArray(), usages: usages.toArray(),
      placedMembers: placedMembers.toArray(),
      conditions: conditions.toArray(), directives: lexerMemory.pointee.directives.toArray(),
      diagnostics: lexerMemory.pointee.sortedDiagnostics())
  }

  private mutating func firstLexer(of buffer: borrowing SourceBuffer) -> Lexer {
    Lexer(base: buffer.base, count: buffer.count, openStrings: OpenStrings(memory: lexerMemory))
  }

  private mutating func reset() {
    lexerMemory.pointee.reset()
    isOutOfStep = false
    imports.truncate(to: 0)
    declarations.truncate(to: 0)
    extents.truncate(to: 0)
    parameters.truncate(to: 0)
    references.truncate(to: 0)
    locals.truncate(to: 0)
    openLocals.truncate(to: 0)
    inheritances.truncate(to: 0)
    attributes.truncate(to: 0)
    requirements.truncate(to: 0)
    thrownTypes.truncate(to: 0)
    typeShapes.truncate(to: 0)
    closures.truncate(to: 0)
    matches.truncate(to: 0)
    tupleItems.truncate(to: 0)
    usages.truncate(to: 0)
    placedMembers.truncate(to: 0)
    conditions.truncate(to: 0)
    frames.truncate(to: 0)
    openBraces = 0
    openConditions.truncate(to: 0)
    framesAroundCondition = 0
    pending = Pending()
    suspended.truncate(to: 0)
    comparisons.truncate(to: 0)
    condition = 0
    directivesEnd = .max
    groupStart = .max
    groupEnd = .max
    lastArgumentStart = .max
  }

  /// Reads one token, or one construct that starts with it.
  private mutating func step() {
    if frame.pointee.expectsParameter { return parseParameter() }
    let token = lexer.token
    if token.afterNewline, beginsStatement() {
      endStatement()
    }
    switch token.kind {
    case .identifier: return frame.pointee.holdsAccessors ? parseAccessor() : parseWord()
    case .at:
      // Elsewhere than before a declaration, an attribute is part of a type.
      guard !frame.pointee.isBraced else { return parseAttribute() }
      parseType(.type)
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return parseConditionDirective()
    case .openBrace: return openBrace()
    case .closeBrace: closeBrace()
    case .openParen, .interpolationOpen: open(.parens)
    case .interpolationNext:
      if frame.pointee.kind != .parens { isOutOfStep = true }
      lexer.advance()
      parseArgument()
    case .openBracket: open(.brackets)
    case .closeParen, .interpolationClose: return closeParen()
    case .closeBracket: closeBracket()
    case .comma: parseComma()
    case .colon:
      parseColon()
    case .semicolon:
      endStatement()
      lexer.advance()
    case .equal: parseEqual()
    case .arrow: parseResult()
    case .pound: parsePound()
    case .dot: parseMember()
    case .symbol: parseSymbol()
    default: lexer.advance()
    }
    pending.clear()
  }

  /// Whether the current token, the first on its line, starts a statement or a declaration rather
  /// than going on with the expression before it.
  mutating func beginsStatement() -> Bool {
    switch lexer.previousKind {
    case .openBrace, .semicolon: return true
    case .colon: return frame.pointee.labelEnd == lexer.previousEnd
    case .symbol:
      // A postfix operator, such as `!` or `?`, ends a value as well.
      guard isAfterPostfixOperator() else { return false }
    // So ends a function without a body.
    case .identifier where lexer.previousKeyword == .throws || lexer.previousKeyword == .rethrows:
      break
    case .identifier where lexer.previousKeyword.startsExpression:
      return lexer.previousKeyword == .in && !frame.pointee.isInHeader
    case .identifier, .number, .string, .interpolationClose, .regex, .closeParen, .closeBracket,
      .closeBrace, .pound, .poundElse, .poundEndif, .poundIf, .poundElseif:
      break
    default: return false
    }
    switch lexer.token.kind {
    case .dot, .openBrace, .equal, .arrow, .comma, .colon, .doubleColon, .closeParen, .closeBracket,
      .closeBrace, .poundIf, .poundElse, .poundElseif, .poundEndif:
      return false
    case .symbol:
      // Blank before and none after makes an operator a prefix.
      return lexer.cursor.pointee > 32 && lexer.base[Int(lexer.token.start)] != UInt8(ascii: "?")
    case .identifier:
      switch lexer.token.keyword {
      case .as, .is, .in, .where, .else, .catch: return false
      default: return true
      }
    default: return true
    }
  }
}

/// Attributes and modifiers read so far, which belong to the declaration that follows.
struct Pending: BitwiseCopyable {
  var isActive = false
  var access = AccessLevel.unspecified
  var modifiers = Modifiers()
  /// Of the first of them.
  var start: UInt32 = 0
  /// How many attribute and reference facts there were before them.
  var firstAttribute = 0
  var firstReference = 0

  @inline(__always)
  mutating func clear() {
    if isActive { self = Pending() }
  }
}
