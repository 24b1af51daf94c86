extension Parser {
  /// Returns the facts of one file. Names are numbered across all files that this parser reads.
  mutating func parse(_ source: borrowing SourceBuffer) -> FileFacts {
    reset()
    tokens.begin(source)
    facts.conditions.append(ConditionFact(expression: 0, parent: 0, previous: 0, isElse: false))
    frames.append(Frame(kind: .file, owner: -1))
    while !tokens.at(.endOfFile), frames.count <= Self.mostNesting { step() }
    let isCutOff = !tokens.at(.endOfFile)
    if isCutOff { tokens.noteNestedTooDeep() }
    if frames.count > 1 || !openConditions.isEmpty { tokens.isOutOfStep = true }
    while !frames.isEmpty { closeFrame(at: endOfCode) }
    if capitalLocals.count + capitalParameters.count + capitalProperties.count > 0 {
      readCapitalVariables()
    }
    if !isCutOff { tokens.matchBrackets(of: source) }
    return facts.take(directives: tokens.directives(), diagnostics: tokens.diagnostics())
  }

  /// The number of brackets that may be open at once. The compiler stops at 256 ("structure nesting
  /// level exceeded maximum of 256"). A frame takes about 200 bytes, so without a limit a file of
  /// nothing but brackets would need 200 bytes of memory for each of its own, and nested
  /// declarations would have long names.
  static var mostNesting: Int { 1024 }

  /// Reads one token, or the construct that begins with it.
  private mutating func step() {
    if frame.brackets.expectsParameter { return parseParameter() }
    let token = tokens.token
    if token.afterNewline, beginsStatement() {
      endStatement()
    }
    switch token.kind {
    case .identifier: return frame.kind == .accessors ? parseAccessor() : parseWord()
    case .at:
      // Outside of braces, an attribute is part of a type: `[@Sendable () -> Void]()`.
      guard !frame.isBraced else { return parseAttribute() }
      types.parse(.type, by: owner)
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return parseConditionDirective()
    case .openBrace: return openBrace()
    case .closeBrace: closeBrace()
    case .openParen, .interpolationOpen: open(.parens)
    case .interpolationNext:
      if frame.kind != .parens { tokens.isOutOfStep = true }
      tokens.advance()
      parseArgument()
    case .openBracket: open(.brackets)
    case .closeParen, .interpolationClose: return closeParen()
    case .closeBracket: closeBracket()
    case .comma: parseComma()
    case .colon: parseColon()
    case .semicolon:
      endStatement()
      tokens.advance()
    case .equal: parseEqual()
    case .arrow: parseResult()
    case .pound: parsePound()
    case .dot: parseMember()
    case .symbol: parseSymbol()
    case .backslash:
      if isAfterOperator() { frame.operation.end = token.end }
      tokens.advance()
    case .string:
      notePlainLiteral(.string)
      tokens.advance()
    case .number:
      notePlainLiteral(.number)
      tokens.advance()
    default: tokens.advance()
    }
    pending.clear()
  }
}
