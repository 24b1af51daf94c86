/// Finds the brackets, and the clauses of `#if`, that have no counterpart.
///
/// Reads the tokens of a file once more, but only if the parser met a bracket or clause that seems
/// to have no counterpart. So well-formed code costs nothing, and the result does not depend on how
/// the parser recovers from a mistake.
struct BracketMatcher: ~Copyable {
  private enum Kind: UInt8, BitwiseCopyable {
    case paren, bracket, brace, interpolation, condition
  }

  /// The innermost opener of each kind that a closer may reach, -1 for none.
  ///
  /// A `)` or `]` may close an opener outside of unclosed openers of the other kind, but not
  /// outside of braces: in `([)`, only `[` is unclosed. A `}` may reach outside of all openers
  /// except a clause of `#if`, because each clause is balanced in itself.
  private struct Reach: BitwiseCopyable {
    var paren: Int32 = -1
    var bracket: Int32 = -1
    var brace: Int32 = -1
    var interpolation: Int32 = -1
    var condition: Int32 = -1

    subscript(kind: Kind) -> Int32 {
      switch kind {
      case .paren: paren
      case .bracket: bracket
      case .brace: brace
      case .interpolation: interpolation
      case .condition: condition
      }
    }

    func entering(_ kind: Kind, _ position: Int32) -> Reach {
      var inner = self
      switch kind {
      case .paren: inner.paren = position
      case .bracket: inner.bracket = position
      case .brace: (inner.brace, inner.paren, inner.bracket) = (position, -1, -1)
      case .interpolation: (inner.interpolation, inner.paren, inner.bracket) = (position, -1, -1)
      case .condition:
        inner = Reach()
        inner.condition = position
      }
      return inner
    }
  }

  private struct Opener: BitwiseCopyable {
    let kind: Kind
    /// Whether the current clause is an `#else`.
    var isElse = false
    let offset: UInt32
    let outer: Reach
  }

  private var lexer: Lexer
  private var openers = GrowBuffer<Opener>(capacity: 64)
  private var reach = Reach()

  /// Notes the unmatched brackets in the memory of `lexer`, which must be at the first token.
  static func match(_ lexer: Lexer) {
    var matcher = BracketMatcher(lexer: lexer)
    while matcher.lexer.token.kind != .endOfFile {
      matcher.step()
      matcher.lexer.advance()
    }
    while !matcher.openers.isEmpty { matcher.leaveUnclosed() }
  }

  private mutating func step() {
    let token = lexer.token
    switch token.kind {
    case .openParen: open(.paren, at: token.start)
    case .openBracket: open(.bracket, at: token.start)
    case .openBrace: open(.brace, at: token.start)
    case .interpolationOpen: open(.interpolation, at: token.end - 1)
    case .closeParen: close(.paren, at: token.start)
    case .closeBracket: close(.bracket, at: token.start)
    case .closeBrace: close(.brace, at: token.start)
    case .interpolationNext:
      close(.interpolation, at: token.start)
      open(.interpolation, at: token.end - 1)
    case .interpolationClose: close(.interpolation, at: token.start)
    case .poundIf: open(.condition, at: token.start)
    case .poundElseif, .poundElse: nextClause(token)
    case .poundEndif: close(.condition, at: token.start)
    default: break
    }
  }

  private mutating func open(_ kind: Kind, at offset: UInt32) {
    openers.append(Opener(kind: kind, offset: offset, outer: reach))
    reach = reach.entering(kind, Int32(openers.count - 1))
  }

  /// Closes the innermost opener of `kind` that can be reached, and notes all openers that were
  /// left open inside of it.
  private mutating func close(_ kind: Kind, at offset: UInt32) {
    let opener = Int(reach[kind])
    guard opener >= 0 else {
      return lexer.note(kind == .condition ? .unopenedCondition : .unopenedBracket, at: offset)
    }
    while openers.count - 1 > opener { leaveUnclosed() }
    leave()
  }

  private mutating func nextClause(_ token: Token) {
    let opener = Int(reach.condition)
    guard opener >= 0, !openers[opener].isElse else {
      return lexer.note(.unopenedCondition, at: token.start)
    }
    while openers.count - 1 > opener { leaveUnclosed() }
    openers[opener].isElse = token.kind == .poundElse
  }

  private mutating func leave() {
    reach = openers[openers.count - 1].outer
    openers.removeLast()
  }

  private mutating func leaveUnclosed() {
    let opener = openers[openers.count - 1]
    switch opener.kind {
    case .paren, .bracket, .brace: lexer.note(.unclosedBracket, at: opener.offset)
    case .interpolation: lexer.note(.unterminatedInterpolation, at: opener.offset)
    case .condition: lexer.note(.unendedCondition, at: opener.offset)
    }
    leave()
  }
}
