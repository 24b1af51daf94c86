import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText

/// `imports`: which modules the files of a component may import, and how.
///
/// A file is judged if its scope or a top-level declaration in it belongs to the component.
package struct ImportsRule: RuleKind {
  package static let word = "imports"
  package static let summary = "which modules and frameworks a component may import, and how"
  package static let judges = RuleSubject.imports
  package static let options: [any DeclaredOption] = [
    components, deny, only, publicly, exported, testable, level,
  ]

  package static let components = RuleOption<[ComponentReference]>.components(
    "in", "The components whose imports are judged; all by default.")
  package static let deny = RuleOption<[NamePattern]>.patterns(
    "deny", "Modules that must not be imported.")
  package static let only = RuleOption<[NamePattern]>.patterns(
    "only", "The only modules that may be imported.")
  package static let publicly = RuleOption<Choice>.word(
    "public", standard: .allow, "'public import'.")
  package static let exported = RuleOption<Choice>.word(
    "exported", standard: .allow, "'@_exported import'.")
  package static let testable = RuleOption<Choice>.word(
    "testable", standard: .allow, "'@testable import'.")
  package static let level = RuleOption<ImportLevel>.word(
    "level", standard: .file,
    "Whether an import counts for its whole file or for types of it; 'file' by default.")

  package let components: [ComponentReference]
  package let limits: ImportLimits
  package let level: ImportLevel

  package init(_ fields: Fields) {
    components = fields[Self.components]
    limits = ImportLimits(
      deny: fields[Self.deny],
      only: fields[Self.only.key] == nil ? nil : fields[Self.only],
      publicly: fields[Self.publicly], exported: fields[Self.exported],
      testable: fields[Self.testable])
    level = fields[Self.level]
    let keys = Self.options.dropFirst().dropLast().map(\.key)
    if keys.allSatisfy({ fields[$0] == nil }) {
      fields.log.report(FieldError.needsOneOf(keys, owner: fields.owner), at: fields.mark)
    }
    let listed = Set(limits.only ?? [])
    for pattern in limits.deny where listed.contains(pattern) {
      fields.log.report(
        FieldError.sameOnBothSides(pattern.text, first: "deny", second: "only"),
        at: fields.mark(of: Self.deny.key))
    }
  }

  package var references: [ComponentReference] { components }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let judged =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    return Bound(
      judged: judged, judgesAllFiles: components.isEmpty, limits: limits, level: level)
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    package let judgesAllFiles: Bool
    package let limits: ImportLimits
    package let level: ImportLevel

    package func breaches(in context: RuleContext) -> [any Breach] {
      let graph = context.graph
      let componentOf = context.componentsOfFiles(among: judged)
      let othersOf =
        level == .file || judgesAllFiles ? [] : context.outermostTypes(notOf: judged)
      return graph.imports.indices.compactMap { position in
        let value = graph.imports[position]
        let component = componentOf[value.file.position]
        guard judgesAllFiles || component != nil else { return nil }
        let module = graph.matchedText(of: value.moduleName)
        // A part of the path may be denied: `import os.log`.
        let path = value.path == value.moduleName ? module : graph.text(of: value.path)
        guard
          let reason = limits.breach(by: value, of: module, path, isForAll: judgesAllFiles)
        else { return nil }
        var breach = DependencyBreach(
          edge: context.edges.edge(ofImport: position), from: component, reason: reason)
        if let other = othersOf.isEmpty ? nil : othersOf[value.file.position] {
          breach.doubt = "'\(graph.qualifiedName(of: other))' in the same file may need it"
        }
        return breach
      }
    }
  }
}

/// The code to which an import belongs.
package enum ImportLevel: String, CaseIterable, Sendable {
  /// All code in the file.
  case file
  /// The types in the file that need the import. If some outermost types of the file belong to no
  /// judged component, it is not known which types need the import, and a breach is doubtful.
  case type
}

/// The imports that a rule permits.
package struct ImportLimits {
  package let deny: [NamePattern]
  package let only: [NamePattern]?
  package let publicly: Choice
  package let exported: Choice
  package let testable: Choice
  private let denied: NameMatcher
  private let listed: NameMatcher?

  package init(
    deny: [NamePattern], only: [NamePattern]?, publicly: Choice, exported: Choice,
    testable: Choice
  ) {
    self.deny = deny
    self.only = only
    self.publicly = publicly
    self.exported = exported
    self.testable = testable
    denied = NameMatcher(deny)
    listed = only.map(NameMatcher.init)
  }

  /// - Parameter isForAll: whether the rule applies to all code.
  package func breach(
    by value: Import, of module: String, _ path: String, isForAll: Bool
  ) -> ImportBreach? {
    if UmbrellaModules.names(of: module).contains(where: denied.matches) {
      return .denied(part: nil, isForAll: isForAll)
    }
    let parts = Self.parts(ofPath: path)
    if let part = parts.first(where: {
      UmbrellaModules.names(of: $0).contains(where: denied.matches)
    }) {
      return .denied(part: part, isForAll: isForAll)
    }
    if let listed, let only, !listed.matches(module), !parts.contains(where: listed.matches) {
      let told = only.prefix(Self.toldModules).map(\.text)
      let rest = only.count - told.count
      return .notListed(told + (rest > 0 ? ["\(counted(rest, "other"))"] : []))
    }
    if exported == .deny, value.isExported { return .exported }
    if publicly == .deny, value.access >= .public { return .publicly }
    if testable == .deny, value.isTestable { return .testable }
    return nil
  }

  /// The largest number of permitted modules that a remedy names.
  private static let toldModules = 12

  /// Returns the parts of a path, besides its module, that a pattern can name: `a.b` and `a.b.c` of
  /// `a.b.c`. So the rule finds a denied submodule even if only a part of it is imported.
  private static func parts(ofPath path: String) -> [String] {
    let segments = path.split { $0 == "." || $0.isWhitespace }
    guard segments.count > 1 else { return [] }
    return (2...segments.count).map { segments.prefix($0).joined(separator: ".") }
  }
}

package enum ImportBreach: BreachReason {
  /// `part` is the denied part of the path; `nil` if the module is denied.
  case denied(part: String?, isForAll: Bool)
  case notListed([String])
  case exported
  case publicly
  case testable

  package func message(_ parts: BreachWords) -> String {
    let from = parts.fromWords
    return switch self {
    case .denied(let part, _): "\(from) imports '\(part ?? parts.to)', which it must not"
    case .notListed:
      "\(from) imports '\(parts.to)', which is not among the modules that it may import"
    case .exported: "\(from) re-exports '\(parts.to)' with '@_exported import'"
    case .publicly: "\(from) makes '\(parts.to)' part of its interface with 'public import'"
    case .testable: "\(from) accesses the internals of '\(parts.to)' with '@testable import'"
    }
  }

  package func remedy(_ parts: BreachWords) -> String {
    switch self {
    case .denied(let part, isForAll: true): "do without \(part ?? parts.to): no code may import it"
    case .denied(let part, isForAll: false):
      "keep the code that needs \(part ?? parts.to) outside, behind a protocol that \(parts.fromComponent ?? "this")"
        + " owns"
    case .notListed(let modules):
      "import only \(modules.joined(separator: ", ")), or move the code that needs \(parts.to) elsewhere"
    case .exported: "write 'import \(parts.to)', here and wherever else it is used"
    case .publicly:
      "use \(parts.to) in the implementation only, and write 'internal import \(parts.to)'"
    case .testable: "write 'import \(parts.to)', and use its public interface"
    }
  }
}
