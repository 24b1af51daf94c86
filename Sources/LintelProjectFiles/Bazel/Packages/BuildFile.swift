/// What a BUILD file declares.
struct BuildFile {
  private(set) var rules: [BazelRule] = []
  /// By place.
  private(set) var notes: [BazelNote] = []
  private let file: StarlarkFile
  private var evaluator: StarlarkEvaluator
  /// The folder of the package, relative to that of the workspace.
  private let package: String
  /// What is loaded by another name than it has where it is defined.
  private var originalNames: [String: String] = [:]
  private var isTestOnly = BazelValue.nothing

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
    guard tokens.count > 2, let name = file.word(at: tokens.lowerBound) else {
      return noteTargets(in: tokens)
    }
    if file.isMark("=", at: tokens.lowerBound + 1) {
      evaluator.define(name, as: evaluator.value(of: tokens.dropFirst(2)))
    } else if file.isMark("+=", at: tokens.lowerBound + 1) {
      let value = evaluator.value(ofConstant: name)
      evaluator.define(name, as: value + evaluator.value(of: tokens.dropFirst(2)))
    } else {
      noteTargets(in: tokens)
    }
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
      return noteTargets(in: range.lowerBound - 2..<call.arguments.upperBound, of: call.name)
    }
    var rule = BazelRule(
      kind: originalNames[call.name] ?? call.name, label: BazelLabel(package: package, name: name),
      offset: offset, attributes: ["testonly": isTestOnly])
    for (name, range) in arguments where BazelRule.attributeNames.contains(name) {
      rule.attributes[name] = evaluator.value(of: range)
    }
    rule.isComputed = evaluator.hasComputedArguments(in: call.arguments)
    rules.append(rule)
  }

  /// Tells that targets are left out, if there are any.
  ///
  /// - Parameter rule: what is called with these tokens.
  private mutating func noteTargets(in tokens: Range<Int>, of rule: String? = nil) {
    let isSwift =
      rule.map(isSwiftRule) == true
      || tokens.contains { position in
        file.word(at: position).map { isSwiftRule($0) && file.isMark("(", at: position + 1) }
          ?? file.text(at: position)?.hasBytes(atEnd: ".swift") ?? false
      }
    guard isSwift else { return }
    notes.append(
      BazelNote(
        offset: file.offset(of: tokens.lowerBound),
        message: "a target here is computed, so it is left out; 'bazel query' knows it"))
  }

  private func isSwiftRule(_ name: String) -> Bool {
    BazelRuleKind(originalNames[name] ?? name)?.isOfSwiftRules == true
  }
}
