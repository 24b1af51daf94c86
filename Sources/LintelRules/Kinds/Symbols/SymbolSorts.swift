import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelVocabulary

/// The kinds of declarations that a `symbols` rule is about.
package struct SymbolSorts: Equatable, Sendable {
  /// The kinds; `nil` for all.
  let kinds: Set<DeclarationKind>?

  /// Whether a matched symbol is, or may be, of one of the kinds.
  ///
  /// A symbol that the project does not declare may be of every kind that is written in this way:
  /// `Store()` may create a type or call a function.
  func contains(_ match: SymbolMatch, of use: SymbolUse) -> Bool {
    guard let kinds else { return true }
    if match.isCreation { return kinds.contains(.initializer) }
    let last = use.parts[match.count - 1]
    if let declared = last.declared { return kinds.contains(declared) }
    return fits(isType: last.isType, isCalled: last.call != nil)
  }

  /// Whether a symbol may be of one of the kinds, judging by its spelling only.
  package func fits(isType: Bool, isCalled: Bool) -> Bool {
    kinds.map { !$0.isDisjoint(with: Self.kinds(isType: isType, isCalled: isCalled)) } ?? true
  }

  private static func kinds(isType: Bool, isCalled: Bool) -> Set<DeclarationKind> {
    switch (isType, isCalled) {
    case (true, false): types
    case (true, true): types.union([.initializer, .function])
    case (false, true): [.function, .enumCase]
    case (false, false): [.variable, .constant, .enumCase, .function]
    }
  }

  private static let types: Set<DeclarationKind> = [
    .class, .struct, .enum, .protocol, .actor, .typealias, .associatedtype,
  ]

  /// The kinds that a symbol can be of.
  static let known = DeclarationKind.inRules.filter {
    types.contains($0)
      || [.function, .initializer, .variable, .constant, .enumCase].contains($0)
  }
}

extension SymbolSorts {
  fileprivate static let kind = RuleOption<[DeclarationKind]?>.words(
    "kind", of: known, "kind of declaration", "The kind of its declaration.")
}

extension RuleOption<SymbolSorts> {
  static func sorts(_ key: String, _ summary: String) -> Self {
    let kind = SymbolSorts.kind
    return Self(key: key, shape: .options([kind]), isRequired: false, summary: summary) {
      fields, key in
      guard let node = fields[key],
        let inner = Fields(
          node, owner: "'\(key)' of \(fields.owner)", known: [kind.key], required: [kind.key],
          log: fields.log)
      else { return SymbolSorts(kinds: nil) }
      return SymbolSorts(kinds: inner[kind].map { Set($0) })
    }
  }
}
