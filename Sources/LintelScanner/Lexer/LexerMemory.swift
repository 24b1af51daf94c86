/// The memory that all copies of a lexer share. They only point to it, so they stay small.
struct LexerMemory: ~Copyable {
  /// The strings that the lexer is inside of; see ``OpenStrings``.
  var strings = GrowBuffer<OpenStrings.Entry>(capacity: 16)
  /// The diagnostics in any order, repeated where a copy has read ahead.
  var diagnostics = GrowBuffer<DiagnosticFact>(capacity: 16)
  var directives = GrowBuffer<DirectiveFact>(capacity: 16)
  /// The offset of each U+00A0 between tokens, repeated where a copy has read ahead.
  var noBreakSpaces = GrowBuffer<UInt32>(capacity: 16)
  /// The types that begin with no capital letter; the same for all files.
  var smallTypes = SmallTypeNames()

  mutating func reset() {
    strings.truncate(to: 0)
    diagnostics.truncate(to: 0)
    directives.truncate(to: 0)
    noBreakSpaces.truncate(to: 0)
  }

  /// Adds a directive, unless a copy of the lexer has already added it.
  mutating func add(_ fact: DirectiveFact) {
    if directives.isEmpty || directives[directives.count - 1].offset < fact.offset {
      directives.append(fact)
    }
  }

  /// Returns the diagnostics without repetitions, sorted by location.
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

/// The strings whose interpolations the lexer is inside of.
///
/// The entries are in ``LexerMemory``, so that copies of a lexer stay small. A copy shares the
/// entries below its own depth. The parser looks ahead only inside its current brackets, so a copy
/// reads at most the token that closes an interpolation, and never replaces an entry that the
/// parser still needs.
struct OpenStrings {
  struct Entry {
    /// The offset of the first quote, or of the number signs before it.
    var start: UInt32
    var hashes: Int32
    var isMultiline: Bool
    /// The number of open parentheses in the interpolation around this string.
    var outerParenDepth: Int32
  }

  /// The number of open parentheses in the innermost interpolation, or in the file.
  var parenDepth: Int32 = 0
  private var depth = 0
  let memory: UnsafeMutablePointer<LexerMemory>

  init(memory: UnsafeMutablePointer<LexerMemory>) { self.memory = memory }

  var isInside: Bool { depth > 0 }
  /// Whether a parenthesis, or an interpolation, is not yet closed.
  var isOpen: Bool { depth > 0 || parenDepth > 0 }
  var innermost: Entry { memory.pointee.strings[depth - 1] }

  mutating func push(start: UInt32, hashes: Int, isMultiline: Bool) {
    memory.pointee.strings.truncate(to: depth)
    memory.pointee.strings.append(
      Entry(
        start: start, hashes: Int32(truncatingIfNeeded: hashes), isMultiline: isMultiline,
        outerParenDepth: parenDepth))
    depth += 1
    parenDepth = 0
  }

  mutating func pop() {
    depth -= 1
    parenDepth = memory.pointee.strings[depth].outerParenDepth
  }
}
