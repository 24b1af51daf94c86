/// The declarations of a BUILD file.
struct BuildFile {
  private(set) var rules: [BazelRule] = []
  /// The notes, sorted by location.
  private(set) var notes: [OffsetNote] = []
  private let file: StarlarkFile
  private var evaluator: StarlarkEvaluator
  /// The folder of the package, relative to that of the workspace.
  private let package: String
  /// The names under which loaded rules are defined, by the names that they have here:
  /// `load("a.bzl", lib = "swift_library")`.
  private var originalNames: [String: String] = [:]
  /// The `testonly` of rules that do not set it.
  private var isTestOnly = BazelValue.nothing
  /// The names of the targets.
  private var names: Set<String> = []

  init(_ bytes: [UInt8], package: String) throws(StarlarkMisreading) {
    file = try StarlarkFile(bytes)
    evaluator = StarlarkEvaluator(file)
    self.package = package
    for statement in file.statements { read(statement) }
  }

  private mutating func read(_ statement: StarlarkFile.Statement) {
    let tokens = statement.tokens
    if statement.isInBlock { return noteTargets(in: tokens) }
    if let call = StarlarkCall(in: tokens, of: file) {
      return read(call, at: file.offset(of: tokens.lowerBound))
    }
    guard tokens.count > 2, let name = file.word(at: tokens.lowerBound),
      let sign = ["=", "+="].first(where: { file.isMark($0, at: tokens.lowerBound + 1) })
    else { return noteTargets(in: tokens) }
    let added = evaluator.value(of: tokens.dropFirst(2))
    if sign == "=" { evaluator.define(name, as: added) } else { evaluator.add(added, to: name) }
    if callsSwiftRule(tokens) { note(at: tokens.lowerBound) }
  }

  private mutating func read(_ call: StarlarkCall, at offset: Int) {
    let arguments = evaluator.arguments(in: call.arguments)
    switch call.name {
    case "load":
      for (name, range) in arguments {
        originalNames[name] = file.text(at: range.lowerBound)
      }
    case "package":
      if let range = arguments["default_testonly"] { isTestOnly = evaluator.value(of: range) }
    default: addRule(call, arguments, at: offset)
    }
  }

  private mutating func addRule(
    _ call: StarlarkCall, _ arguments: [String: Range<Int>], at offset: Int
  ) {
    guard let range = arguments["name"] else { return }
    guard case .text(let name) = evaluator.value(of: range) else {
      if isSwiftRule(call.name) { return note(at: range.lowerBound) }
      return noteTargets(in: call.arguments)
    }
    // Bazel rejects a second target of the same name.
    guard names.insert(name).inserted else { return }
    var rule = BazelRule(
      kind: originalNames[call.name] ?? call.name, label: BazelLabel(package: package, name: name),
      offset: offset, attributes: ["testonly": isTestOnly])
    for (name, range) in arguments where BazelRule.attributeNames.contains(name) {
      rule.attributes[name] = evaluator.value(of: range)
    }
    rule.isComputed = evaluator.hasComputedArguments(in: call.arguments)
    rules.append(rule)
  }

  /// Adds a note if the tokens may declare a target: they name a Swift file, or call a rule for
  /// Swift.
  private mutating func noteTargets(in tokens: Range<Int>) {
    let listsFiles = tokens.contains { file.text(at: $0)?.hasBytes(atEnd: ".swift") == true }
    if listsFiles || callsSwiftRule(tokens) { note(at: tokens.lowerBound) }
  }

  private mutating func note(at token: Int) {
    notes.append(
      OffsetNote(
        offset: file.offset(of: token),
        message: "a target here is computed, so it is left out; 'bazel query' lists it"))
  }

  private func callsSwiftRule(_ tokens: Range<Int>) -> Bool {
    tokens.contains { position in
      guard let name = file.word(at: position), file.isMark("(", at: position + 1) else {
        return false
      }
      return isSwiftRule(name)
    }
  }

  private func isSwiftRule(_ name: String) -> Bool {
    BazelRuleKind(originalNames[name] ?? name)?.isOfSwiftRules == true
  }
}
