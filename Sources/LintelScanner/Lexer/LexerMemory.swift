/// What all copies of a lexer share, in raw memory so that copies stay small.
struct LexerMemory: ~Copyable {
  /// The strings that the lexer is inside of; see ``OpenStrings``.
  var strings = GrowBuffer<OpenStrings.Entry>(capacity: 16)
  /// In any order, and more than once where a copy has read ahead.
  var diagnostics = GrowBuffer<DiagnosticFact>(capacity: 16)
  var directives = GrowBuffer<DirectiveFact>(capacity: 16)

  mutating func reset() {
    strings.truncate(to: 0)
    diagnostics.truncate(to: 0)
    directives.truncate(to: 0)
  }

  /// Adds a directive, unless a copy of the lexer has come by here before.
  mutating func add(_ fact: DirectiveFact) {
    if directives.isEmpty || directives[directives.count - 1].offset < fact.offset {
      directives.append(fact)
    }
  }

  /// What was noted, once each, by place.
  borrowing func sortedDiagnostics() -> [DiagnosticFact] {
    guard !diagnostics.isEmpty else { return [] }
    var result: [DiagnosticFact] = []
    let all = diagnostics.toArray().sorted {
      ($0.offset, $0.what.rawValue) < ($1.offset, $1.what.rawValue)
    }
    for fact in all where fact != result.last { result.append(fact) }
    return result
  }
}

extension Lexer {
  /// Notes that the source is damaged at `offset`; goes on as if it were not.
  @inline(never)
  mutating func note(_ what: DiagnosticKind, at offset: UInt32) {
    openStrings.memory.pointee.diagnostics.append(DiagnosticFact(offset: offset, what: what))
  }

  /// Notes that the string whose text ends at the cursor has no closing quote.
  @inline(never)
  mutating func noteUnterminatedString() {
    // After an interpolation the token starts with its parenthesis.
    let isResumed = base[Int(token.start)] == UInt8(ascii: ")")
    note(.unterminatedString, at: isResumed ? openStrings.innermost.start : token.start)
  }
}
