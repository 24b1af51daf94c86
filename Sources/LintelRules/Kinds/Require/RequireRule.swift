import LintelConfiguration
import LintelJudging
import LintelText

/// `require`: every type of a component, or every member of a family, has, uses or is used by a
/// counterpart.
package struct RequireRule: RuleKind {
  package static let word = "require"
  package static let summary =
    "every type, or every member of a family, has or uses a counterpart"
  package static let judges = RuleSubject.needs
  package static let options: [any DeclaredOption] = [each, named, has, hasType, uses, usedBy]

  package static let each = RuleOption<[ComponentReference]>.components(
    "each", isRequired: true,
    "The components whose types must meet the requirement, or a family whose members must, "
      + "such as '{feature}.View'.")
  package static let named = RuleOption<NamePattern?>(
    key: "named", shape: .text, isRequired: false,
    summary: "Only types of this name, each by itself; its captures can be used in 'has-type'."
  ) { $0.capturingPattern($1) }
  package static let has = RuleOption<[ComponentReference]>.components(
    "has", "A component with the same captures that must have code.")
  package static let hasType = RuleOption<[NamePattern]>(
    key: "has-type", shape: .names, isRequired: false,
    summary: "A type of this name must be declared somewhere, as '{name}ViewModel'."
  ) { $0.capturingPatterns($1) }
  package static let uses = RuleOption<[ComponentReference]>.components(
    "uses", "A component that it must depend on.")
  package static let usedBy = RuleOption<[ComponentReference]>.components(
    "used-by", "A component that must depend on it.")

  package let each: [ComponentReference]
  package let named: NamePattern?
  package let need: Need

  package init(_ fields: Fields) {
    each = fields[Self.each]
    named = fields[Self.named]
    let keys = [Self.has.key, Self.hasType.key, Self.uses.key, Self.usedBy.key]
    let written = keys.filter { fields[$0] != nil }
    switch written.first {
    case Self.has.key: need = .component(fields[Self.has])
    case Self.hasType.key: need = .type(fields[Self.hasType])
    case Self.uses.key: need = .uses(fields[Self.uses])
    default: need = .used(by: fields[Self.usedBy])
    }
    if written.isEmpty {
      fields.log.report(FieldError.needsOneOf(keys, owner: fields.owner), at: fields.mark)
    }
    if written.count > 1 {
      fields.log.report(
        FieldError.takesOneOf(written, owner: fields.owner), at: fields.mark(of: written[1]))
    }
    checkCaptures(fields)
  }

  private func checkCaptures(_ fields: Fields) {
    switch need {
    case .component:
      for reference in each where !reference.isFamily || named != nil {
        fields.log.report(RequireError.needsFamily(reference.text), at: reference.mark)
      }
    case .type(let patterns):
      let known =
        each.filter(\.isFamily).compactMap { try? NamePattern($0.text) }
        + [named]
        .compactMap { $0 }
      let captures = known.flatMap(\.pattern.captureNames)
      for pattern in patterns {
        let mark = fields[Self.hasType.key]?.mark ?? fields.mark
        for name in pattern.pattern.captureNames where !captures.contains(name) {
          fields.log.report(RequireError.capturedNowhere(name, key: Self.hasType.key), at: mark)
        }
        if pattern.pattern.captureNames.isEmpty {
          let why = "'\(pattern.text)' under 'has-type' has no capture, so one type serves all"
          fields.log.report(FieldError.cannotFail(fields.owner, why: why), at: mark)
        }
      }
    case .uses, .used: break
    }
  }

  package var references: [ComponentReference] { each + need.references }

  package func bind(to scope: RuleScope) -> any BoundRule {
    BoundRequirement(
      judged: scope.components.components(of: each),
      subjects: RequiredSubjects(each, named, scope.graph, scope.components).all, need: need,
      each: each, named: named)
  }

  /// The requirement that each subject must meet.
  package enum Need: Sendable {
    case component([ComponentReference])
    case type([NamePattern])
    case uses([ComponentReference])
    case used(by: [ComponentReference])

    package var references: [ComponentReference] {
      switch self {
      case .component(let references), .uses(let references),
        .used(by: let references):
        references
      case .type: []
      }
    }
  }

  package enum Reason: BreachReason {
    case noComponent([String])
    case noType([String])
    /// `kinds` are the kinds of references that count; empty if all count.
    case usesNothing(of: [String], kinds: [String])
    case usedByNothing(in: [String], kinds: [String])

    package func message(_ parts: BreachWords) -> String {
      let from = parts.fromWords
      return switch self {
      case .noComponent(let names): "\(from) has no \(list(names.map(quoted), last: "or"))"
      case .noType(let names): "\(from) has no type \(list(names.map(quoted), last: "or"))"
      case .usesNothing(let names, let kinds):
        "\(from) uses nothing of \(list(names.map(quoted), last: "or"))" + Self.counting(kinds)
      case .usedByNothing(let names, let kinds):
        "\(from) is used by nothing of \(list(names.map(quoted), last: "or"))"
          + Self.counting(kinds)
      }
    }

    package func remedy(_ parts: BreachWords) -> String {
      let home = parts.fromComponent ?? "its component"
      return switch self {
      case .noComponent(let names): "add code that belongs to \(list(names, last: "or"))"
      case .noType(let names): "declare \(list(names, last: "or")), or rename \(parts.from)"
      case .usesNothing(let names, _):
        "let \(parts.from) use \(list(names, last: "or")), or move it out of \(home)"
      case .usedByNothing(let names, _):
        "use \(parts.from) in \(list(names, last: "or")), or remove it"
      }
    }

    private static func counting(_ kinds: [String]) -> String {
      kinds.isEmpty ? "" : ", counting \(list(kinds.map(quoted), last: "and")) only"
    }
  }
}

extension ComponentReference {
  /// Whether the text names a family by its captures: `{feature}.View`.
  var isFamily: Bool { text.contains("{") }
}

/// The errors in the requirement of a rule.
enum RequireError: DescribedError {
  case needsFamily(String)
  case capturedNowhere(String, key: String)

  var message: String {
    switch self {
    case .needsFamily(let name):
      "'has' requires a family such as '{feature}.View' under 'each' and no 'named', not "
        + "'\(name)'; use 'has-type' to require a single type"
    case .capturedNowhere(let name, let key):
      "'{\(name)}' under '\(key)' is captured neither by 'named' nor by a family under 'each'"
    }
  }
}
