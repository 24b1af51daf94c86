import LintelConfiguration
import LintelText
import LintelYAML

/// Reads the exceptions of a rule.
enum AllowDecoder {
  static func option(of subject: RuleSubject) -> RuleOption<[AllowDefinition]> {
    RuleOption(
      key: "allow", shape: .exceptions, isRequired: false,
      summary: "Exceptions, each with a reason, optionally with a number of places and a last day."
    ) { fields, key in
      guard let node = fields[key],
        let elements = node.list("'\(key)'", expected: "a list of exceptions", log: fields.log)
      else { return [] }
      if elements.isEmpty { fields.reportEmptyList(key) }
      return elements.compactMap { exception($0, of: subject, in: fields) }
    }
  }

  private static func exception(
    _ node: YAMLNode, of subject: RuleSubject, in rule: Fields
  ) -> AllowDefinition? {
    guard
      let fields = Fields(
        node, owner: "'allow' of \(rule.owner)",
        known: ["from", "to", "at-most", "because", "until"],
        required: ["from", "to", "because"], log: rule.log)
    else { return nil }
    let to: AllowTarget =
      switch subject {
      case .imports: .modules(fields.patterns("to"))
      case .symbolUses: .symbols(fields.symbols("to"))
      default: .components(fields.references("to"))
      }
    var until: CalendarDate?
    if let text = fields.text("until") {
      until = CalendarDate(text.value)
      if until == nil { rule.log.report(FieldError.badDate(text.value), at: text.mark) }
    }
    return AllowDefinition(
      from: fields.references("from"), to: to, atMost: fields.number("at-most", from: 1),
      because: fields.text("because")?.value ?? "", until: until, mark: node.mark)
  }
}
