/// The scopes of a `Podfile`, as far as they are literal.
struct PodfileScopes {
  /// The scopes. The first one is the file; each comes after the scope around it.
  private(set) var scopes = [PodfileScope()]
  /// The indices of the scopes that are functions, by name; 0 for a function that has parameters,
  /// or is defined twice.
  private(set) var functions: [String: Int] = [:]
  private let code: RubyCode
  private let blocks: RubyBlocks
  /// The parts that have not been read yet.
  private var waiting: [Part] = []

  private struct Part {
    let range: Range<Int>
    let scope: Int
    /// Whether the code may not run, or may run several times.
    let isConditional: Bool
  }

  /// The first words of statements that list no pods, e.g. `platform :ios, '15.0'`.
  private static let settings: Set<String> = [
    "platform", "use_frameworks!", "use_modular_headers!", "inhibit_all_warnings!", "source",
    "workspace", "install!", "script_phase", "ensure_bundler!", "require", "require_relative",
    "pre_install", "post_install", "pre_integrate", "post_integrate",
  ]

  init(_ code: RubyCode) {
    self.code = code
    blocks = RubyBlocks(code)
    scopes[0].isLiteral = blocks.areWhole
    waiting = [Part(range: 0..<code.tokens.count, scope: 0, isConditional: false)]
    while let part = waiting.popLast() { read(part) }
  }

  private mutating func read(_ part: Part) {
    var position = part.range.lowerBound
    while position < part.range.upperBound {
      position = min(
        max(readStatement(at: position, of: part), position + 1), part.range.upperBound)
    }
  }

  /// Reads one statement.
  ///
  /// - Returns: the position at which reading continues.
  private mutating func readStatement(at start: Int, of part: Part) -> Int {
    switch code.kind(at: start) {
    case .lineEnd, .mark(";"): return start + 1
    default: break
    }
    // The statements of nested blocks may have the same end. Searching for that end from each
    // statement would take quadratic time.
    let end = code.endOfStatement(from: start) { position in
      position >= part.range.upperBound || blocks.end(of: position) != nil
    }
    let head = start..<end
    if end < part.range.upperBound, let blockEnd = blocks.end(of: end) {
      let body = end + 1..<blockEnd
      if !readBlock(head, keyword: end, body, of: part) {
        scopes[part.scope].isLiteral = false
        waiting.append(Part(range: body, scope: part.scope, isConditional: true))
      }
      return blockEnd + 1
    }
    if part.isConditional {
      scopes[part.scope].isLiteral = false
      // A pod that may be listed counts as listed.
      if code.isWord("pod", at: start) { _ = readPod(head, into: part.scope) }
    } else if !readLine(head, into: part.scope) {
      scopes[part.scope].isLiteral = false
    }
    return end
  }

  /// Reads a block, and its head: the part of the statement before the keyword, e.g. `target 'App'`
  /// before `do`.
  ///
  /// - Returns: whether the block was understood.
  private mutating func readBlock(
    _ head: Range<Int>, keyword: Int, _ body: Range<Int>, of part: Part
  ) -> Bool {
    if code.isWord("def", at: keyword), head.isEmpty, let name = code.word(at: keyword + 1) {
      let isPlain = [.lineEnd, .mark(";")].contains(code.kind(at: keyword + 2))
      functions[name] = functions[name] == nil && isPlain ? scopes.count : 0
      open(PodfileScope(), body.dropFirst(isPlain ? 1 : 0), isConditional: part.isConditional)
      return true
    }
    guard code.isWord("do", at: keyword), let word = code.word(at: head.lowerBound) else {
      return false
    }
    if Self.settings.contains(word) { return true }
    guard ["target", "abstract_target"].contains(word), let name = onlyText(of: head) else {
      return false
    }
    var scope = PodfileScope()
    scope.target = word == "target" ? name : nil
    scope.parent = part.scope
    open(scope, body, isConditional: part.isConditional)
    return true
  }

  private mutating func open(_ scope: PodfileScope, _ body: Range<Int>, isConditional: Bool) {
    waiting.append(Part(range: body, scope: scopes.count, isConditional: isConditional))
    scopes.append(scope)
  }

  /// Reads a statement without a block.
  ///
  /// - Returns: whether the statement was understood.
  private mutating func readLine(_ line: Range<Int>, into scope: Int) -> Bool {
    guard let word = code.word(at: line.lowerBound) else { return false }
    switch word {
    case "pod": return readPod(line, into: scope)
    case "project", "xcodeproj":
      guard let path = code.text(at: line.lowerBound + 1) else { return false }
      scopes[scope].project = path
      return true
    case "inherit!":
      guard line.count == 2, case .symbol(let kind) = code.kind(at: line.lowerBound + 1) else {
        return false
      }
      if kind == "none" { scopes[scope].inheritsPods = false }
      return ["none", "complete", "search_paths"].contains(kind)
    case _ where Self.settings.contains(word): return true
    default:
      if code.isMark("=", at: line.lowerBound + 1) { return true }
      guard line.count == 1 || code.isMark("(", at: line.lowerBound + 1) && line.count == 3 else {
        return false
      }
      scopes[scope].calls.append(word)
      return true
    }
  }

  private mutating func readPod(_ line: Range<Int>, into scope: Int) -> Bool {
    let first = line.lowerBound + 1
    let name = code.isMark("(", at: first) ? first + 1 : first
    let condition = line.first { code.isWord("if", at: $0) || code.isWord("unless", at: $0) }
    guard let pod = code.text(at: name)?.pathParts.first,
      [line.upperBound, condition].contains(name + 1)
        || [",", ")"].contains(where: { code.isMark($0, at: name + 1) })
    else { return false }
    scopes[scope].pods.append(String(pod))
    return condition == nil
  }

  /// Returns the text in `target 'a'` or `target('a')`; `nil` if there is anything else.
  private func onlyText(of head: Range<Int>) -> String? {
    let first = head.lowerBound + 1
    if head.count == 2 { return code.text(at: first) }
    return head.count == 4 && code.isMark("(", at: first) ? code.text(at: first + 1) : nil
  }
}

/// A part of a `Podfile` that lists pods: the block of a target, of an abstract target or of a
/// function, or the file.
struct PodfileScope {
  /// The name of the target of an Xcode project; `nil` for other scopes.
  var target: String?
  /// The index of the scope around this one.
  var parent: Int?
  /// Whether the scope has the pods of ``parent`` as well.
  var inheritsPods = true
  /// The project of the targets, as written.
  var project: String?
  /// The names of the pods.
  var pods: [String] = []
  /// The functions that the scope calls, which may list further pods.
  var calls: [String] = []
  /// Whether nothing in the scope can list pods apart from ``pods`` and ``calls``.
  var isLiteral = true
}
