import LintelGraph

/// `imports`: which modules the files of a component may import, and how.
///
/// A file is judged if its scope or a top-level declaration in it belongs to the component.
struct ImportsRule: RuleKind {
  static let word = "imports"
  static let summary = "which modules and frameworks a component may import, and how"
  static let judges = RuleSubject.imports
  static let options: [any DeclaredOption] = [
    components, deny, only, publicly, exported, testable,
  ]

  static let components = RuleOption<[ComponentReference]>.components(
    "in", "Whose imports are judged; all by default.")
  static let deny = RuleOption<[NamePattern]>.patterns(
    "deny", "Modules that must not be imported.")
  static let only = RuleOption<[NamePattern]>.patterns(
    "only", "The only modules that may be imported.")
  static let publicly = RuleOption<Choice>.word("public", standard: .allow, "'public import'.")
  static let exported = RuleOption<Choice>.word(
    "exported", standard: .allow, "'@_exported import'.")
  static let testable = RuleOption<Choice>.word(
    "testable", standard: .allow, "'@testable import'.")

  let components: [ComponentReference]
  let limits: ImportLimits

  init(_ fields: Fields) {
    components = fields[Self.components]
    limits = ImportLimits(
      deny: fields[Self.deny],
      only: fields[Self.only.key] == nil ? nil : fields[Self.only],
      publicly: fields[Self.publicly], exported: fields[Self.exported],
      testable: fields[Self.testable])
    let keys = Self.options.dropFirst().map(\.key)
    if keys.allSatisfy({ fields[$0] == nil }) {
      fields.log.report(.needsOneOf(keys, owner: fields.owner), at: fields.mark)
    }
    for pattern in limits.deny where limits.only?.contains(pattern) == true {
      fields.log.report(
        .sameOnBothSides(pattern.text, first: "deny", second: "only"),
        at: fields.mark(of: Self.deny.key))
    }
  }

  var references: [ComponentReference] { components }

  func bind(to scope: RuleScope) -> any BoundRule {
    let judged =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    return Bound(judged: judged, judgesAllFiles: components.isEmpty, limits: limits)
  }

  private struct Bound: BoundRule {
    let judged: [ComponentID]
    let judgesAllFiles: Bool
    let limits: ImportLimits

    func breaches(in context: RuleContext) -> [Breach] {
      let graph = context.graph
      let componentOf = context.componentsOfFiles(among: judged)
      return graph.imports.indices.compactMap { position in
        let value = graph.imports[position]
        let component = componentOf[Int(value.file)]
        guard judgesAllFiles || component != nil else { return nil }
        guard let reason = limits.breach(by: value, of: graph.text(of: value.moduleName)) else {
          return nil
        }
        return Breach(
          subject: .dependency(context.edges.edge(ofImport: position)), from: component,
          reason: reason)
      }
    }

    /// Each import that is not allowed, by one file of each component.
    func proposals(in context: RuleContext) -> [ProposedBreach] {
      var files: [(file: FileID, component: ComponentID?)] = []
      var seen: Set<ComponentID?> = []
      for (file, component) in context.componentsOfFiles(among: judged).enumerated()
      where judgesAllFiles || component != nil {
        if seen.insert(component).inserted { files.append((FileID(file), component)) }
      }
      let forbidden = limits.forbiddenImports
      return files.flatMap { file, component in
        forbidden.filter { value in
          !context.isExcused {
            $0.covers(importOf: value.module, by: component.map { [$0] } ?? [])
          }
        }.map { value in
          let path = context.graph.files[Int(file)].path
          let name = component.map { " (\(context.components.name(of: $0)))" } ?? ""
          return ProposedBreach(
            change: .importing(file, module: value.module, prefix: value.prefix),
            summary: "'\(path)'\(name) says '\(value.text)'")
        }
      }
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}

/// What a rule permits to import.
struct ImportLimits {
  let deny: [NamePattern]
  let only: [NamePattern]?
  let publicly: Choice
  let exported: Choice
  let testable: Choice

  func breach(by value: Import, of module: String) -> ImportBreach? {
    if deny.contains(where: { $0.matches(module) }) { return .denied }
    if let only, !only.contains(where: { $0.matches(module) }) {
      return .notListed(only.map(\.text))
    }
    if exported == .deny, value.isExported { return .exported }
    if publicly == .deny, value.access >= .public { return .publicly }
    if testable == .deny, value.isTestable { return .testable }
    return nil
  }
}

extension ImportLimits {
  fileprivate struct Statement {
    var prefix = ""
    let module: String

    var text: String { (prefix.isEmpty ? "" : prefix + " ") + "import " + module }
  }

  /// One statement for each thing that is not permitted.
  fileprivate var forbiddenImports: [Statement] {
    let stranger = "LintelProof"
    let isForbidden: (String) -> Bool = { name in
      deny.contains { $0.matches(name) } || only?.contains { $0.matches(name) } == false
    }
    var result = deny.compactMap(\.example).filter(isForbidden).map { Statement(module: $0) }
    if only != nil, isForbidden(stranger) { result.append(Statement(module: stranger)) }
    // A module that may be imported, but not like this.
    let module = ((only ?? []).compactMap(\.example) + [stranger]).first { !isForbidden($0) }
    guard let module else { return result }
    for (choice, prefix) in [
      (exported, "@_exported"), (publicly, "public"), (testable, "@testable"),
    ] where choice == .deny {
      result.append(Statement(prefix: prefix, module: module))
    }
    return result
  }
}

enum ImportBreach: BreachReason {
  case denied
  case notListed([String])
  case exported
  case publicly
  case testable

  func message(_ parts: BreachWords) -> String {
    let from = parts.fromWords
    return switch self {
    case .denied: "\(from) imports '\(parts.to)', which it must not"
    case .notListed: "\(from) imports '\(parts.to)', which is not among the modules that it may"
    case .exported: "\(from) hands '\(parts.to)' on with '@_exported import'"
    case .publicly: "\(from) makes '\(parts.to)' part of its interface with 'public import'"
    case .testable: "\(from) sees the inside of '\(parts.to)' with '@testable import'"
    }
  }

  func remedy(_ parts: BreachWords) -> String {
    switch self {
    case .denied:
      "keep what needs \(parts.to) outside, behind a protocol that \(parts.fromComponent ?? "this")"
        + " owns"
    case .notListed(let modules):
      "import only \(modules.joined(separator: ", ")), or move what needs \(parts.to) elsewhere"
    case .exported: "import \(parts.to) where it is used"
    case .publicly: "use \(parts.to) in the implementation only, and write 'import \(parts.to)'"
    case .testable: "test through the public interface of \(parts.to)"
    }
  }
}

/// Whether something is permitted.
enum Choice: String, CaseIterable {
  case allow
  case deny
}
