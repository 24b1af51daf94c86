import LintelGraph

/// Reads the `rules` of a rules file.
struct RuleDecoder {
  private static let keysOfAll = ["kind", "severity", "because", "may-be-empty"]

  let log: ProblemLog

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
        .badName(entry.key, what: "a rule; use letters, digits and '-'"), at: entry.keyMark)
    }
    guard let kind = kind(of: entry.value, owner: owner) else { return nil }
    let known =
      Self.keysOfAll + kind.options.map(\.key) + (kind.judges == .nothingWritten ? [] : ["allow"])
      + (kind.judges == .dependencies ? ["kinds", "certainty"] : [])
    let required = kind.options.filter(\.isRequired).map(\.key)
    guard
      let fields = Fields(
        entry.value, owner: owner, known: known, required: required, log: log)
    else { return nil }

    var counted = CountedDependencies()
    if fields["kinds"] != nil {
      counted.kinds = Set(fields.words("kinds", "kind of reference", known: ReferenceKind.allCases))
    }
    if fields["certainty"] != nil {
      counted.failing = Set(fields.words("certainty", "certainty", known: Certainty.written))
      // Whoever fails on what a name means fails on what the compiler says it means.
      if counted.failing.contains(.named) { counted.failing.insert(.compiled) }
    }
    let body = kind.init(fields)
    return RuleDefinition(
      name: entry.key, mark: entry.keyMark,
      severity: fields.word("severity") ?? .error,
      because: fields.text("because")?.value, counted: counted,
      allow: allow(fields, judges: kind.judges, owner: owner),
      mayBeEmpty: fields.flag("may-be-empty"), body: body)
  }

  private func kind(of node: YAMLNode, owner: String) -> (any RuleKind.Type)? {
    guard let entries = node.mapping(owner, log: log) else { return nil }
    guard let value = entries.first(where: { $0.key == "kind" })?.value else {
      log.report(.missingKey("kind", owner: owner), at: node.mark)
      return nil
    }
    guard let word = value.text else {
      log.report(
        .wrongType(what: "'kind'", expected: "a text", found: value.description), at: value.mark)
      return nil
    }
    if let kind = RuleKinds.all.first(where: { $0.word == word }) { return kind }
    log.report(
      .unknownWord(word, what: "kind of rule", known: RuleKinds.all.map { $0.word }),
      at: value.mark)
    return nil
  }

  private func allow(
    _ fields: Fields, judges: RuleSubject, owner: String
  ) -> [AllowDefinition] {
    guard judges != .nothingWritten, let node = fields["allow"],
      let elements = node.list("'allow'", expected: "a list of exceptions", log: log)
    else { return [] }
    if elements.isEmpty { fields.reportEmptyList("allow") }
    return elements.compactMap { exception($0, judges: judges, owner: owner) }
  }

  private func exception(
    _ node: YAMLNode, judges: RuleSubject, owner: String
  ) -> AllowDefinition? {
    guard
      let fields = Fields(
        node, owner: "'allow' of \(owner)", known: ["from", "to", "because", "until"],
        required: ["from", "to", "because"], log: log)
    else { return nil }
    let to: AllowTarget =
      judges == .imports
      ? .modules(fields.patterns("to")) : .components(fields.references("to"))
    var until: CalendarDate?
    if let text = fields.text("until") {
      until = CalendarDate(text.value)
      if until == nil { log.report(.badDate(text.value), at: text.mark) }
    }
    return AllowDefinition(
      from: fields.references("from"), to: to, because: fields.text("because")?.value ?? "",
      until: until, mark: node.mark)
  }
}
