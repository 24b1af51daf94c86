import LintelConfiguration
import LintelFindings
import LintelText
import LintelYAML

/// Reads the `rules` of a rules file.
struct RuleDecoder {
  let kinds: RuleKinds
  let log: ErrorLog
  /// Returns the bytes of a file that a rule names.
  let read: FileReading

  func rules(_ node: YAMLNode) -> [RuleDefinition] {
    (node.mapping("'rules'", log: log) ?? []).compactMap(rule)
  }

  private func rule(_ entry: YAMLEntry) -> RuleDefinition? {
    let owner = "rule '\(entry.key)'"
    let isName = entry.key.allSatisfy {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "."
    }
    if !isName || entry.key.isEmpty {
      log.report(
        FieldError.badName(entry.key, what: "a rule; use letters, digits and '-'"),
        at: entry.keyMark)
    }
    if [Suppressions.ruleName, Baseline.ruleName].contains(entry.key) {
      log.report(RulesFileError.reservedName(entry.key), at: entry.keyMark)
    }
    guard let kind = kind(of: entry.value, owner: owner) else { return nil }
    let options = kind.options + SharedOptions.all(of: kind.judges)
    guard
      let fields = Fields(
        entry.value, owner: owner, known: ["kind"] + options.map(\.key),
        required: options.filter(\.isRequired).map(\.key), log: log, read: read)
    else { return nil }

    var counted = CountedDependencies()
    var allow: [AllowDefinition] = []
    if kind.judges.hasKinds, let kinds = fields[SharedOptions.kinds] { counted.kinds = Set(kinds) }
    if kind.judges.hasCertainty, let certainty = fields[SharedOptions.certainty] {
      counted.failing = Set(certainty)
      // A meaning that the compiler confirms is at least as certain as a `named` one.
      if counted.failing.contains(.named) { counted.failing.insert(.compiled) }
    }
    if kind.judges.hasExceptions { allow = fields[AllowDecoder.option(of: kind.judges)] }
    let body = kind.init(fields)
    return RuleDefinition(
      name: entry.key, mark: entry.keyMark,
      severity: fields[SharedOptions.severity], because: fields[SharedOptions.because]?.value,
      counted: counted, allow: allow, mayBeEmpty: fields[SharedOptions.mayBeEmpty],
      baseline: fields[SharedOptions.baseline], body: body)
  }

  private func kind(of node: YAMLNode, owner: String) -> (any RuleKind.Type)? {
    guard let entries = node.mapping(owner, log: log) else { return nil }
    guard let value = entries.first(where: { $0.key == "kind" })?.value else {
      log.report(FieldError.missingKey("kind", owner: owner), at: node.mark)
      return nil
    }
    guard let word = value.text else {
      log.report(
        FieldError.wrongType(what: "'kind'", expected: "a text", found: value.description),
        at: value.mark)
      return nil
    }
    if let kind = kinds.all.first(where: { $0.word == word }) { return kind }
    log.report(
      FieldError.unknownWord(word, what: "kind of rule", known: kinds.all.map { $0.word }),
      at: value.mark)
    return nil
  }
}
