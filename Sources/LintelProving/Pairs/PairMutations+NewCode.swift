import LintelComponents
import LintelGraph
import LintelJudging
import LintelText

/// Mutations that need new code.
extension PairMutations {
  private static let stranger = "LintelStranger"

  /// Returns mutations with a new file in no component: one that a component uses, and one that
  /// uses a component. They are for a rule that also judges code in no component, in a project that
  /// has no such code.
  func usesOfNewFiles(_ breach: (Membership, Membership) -> PairBreach?) -> [Mutation] {
    guard canUseTypes, sites.sources(of: .none).isEmpty, sites.targets(of: .none).isEmpty else {
      return []
    }
    let memberships = context.components.memberships
    let users = sources.filter {
      breach(memberships[$0], .none) != nil && !isExcused(memberships[$0], .none)
    }
    let used = targets.filter {
      breach(.none, memberships[$0]) != nil && !isExcused(.none, memberships[$0])
    }
    return [
      users.lazy.flatMap { sites.sources(of: $0) }.compactMap(useOfNewFile).first,
      used.lazy.flatMap { sites.targets(of: $0) }.compactMap(useByNewFile).first,
    ].compactMap(\.self)
  }

  /// Returns a mutation with a new class and a use of it, for a rule about kinds of declarations
  /// that the project does not have.
  func newClasses(_ breach: (Membership, Membership) -> PairBreach?) -> [Mutation] {
    guard canUseTypes, sites.canNestTypes else { return [] }
    let memberships = context.components.memberships
    let files = sites.files(in: ends.to)
    for from in sources {
      for (to, file) in files where to != from {
        let (source, target) = (memberships[from], memberships[to])
        guard breach(source, target) != nil, !isExcused(source, target) else { continue }
        let path = context.graph.files[file].path
        let mutation = sites.sources(of: from).lazy.compactMap {
          use(
            by: $0, of: "a new class in '\(path)'", in: context.graph.files[file].module,
            after: .code("class \(Self.stranger) {}", in: context.graph.scope(of: file)))
        }.first
        if let mutation { return [mutation] }
      }
    }
    return []
  }

  private var canUseTypes: Bool {
    context.counted.kinds.contains(.type) && context.counted.failing.contains(.named)
  }

  private func useOfNewFile(by source: DeclarationID) -> Mutation? {
    newPath(inModuleOf: source).flatMap { path in
      use(
        by: source, of: "a type in the new file '\(path)'", in: module(of: source),
        after: .file(path: path, text: "struct \(Self.stranger) {}\n"))
    }
  }

  private func useByNewFile(of target: DeclarationID) -> Mutation? {
    useByNewFile(of: [target])
  }

  /// Returns a mutation with a new file in no component, with a type that uses all targets; `nil`
  /// if they are not types of one module, or if there is no path for such a file.
  func useByNewFile(of targets: [DeclarationID]) -> Mutation? {
    let modules = Set(targets.map(module))
    let kinds = targets.map { context.graph.declarations[$0].kind }
    guard modules.count == 1, kinds.allSatisfy(\.isNominalType),
      let path = newPath(inModuleOf: targets[0])
    else { return nil }
    let properties = zip(targets, kinds).enumerated().map { number, target in
      let name = (target.1 == .protocol ? "any " : "") + spelling.name(of: target.0)
      return "let value\(number == 0 ? "" : "\(number + 1)"): \(name)"
    }
    return Mutation(
      change: .file(
        path: path, text: "struct \(Self.stranger) { \(properties.joined(separator: "; ")) }\n"),
      summary: "a type in the new file '\(path)' uses "
        + "\(list(targets.map { words($0) }, last: "and")) as 'type'")
  }

  private func use(
    by source: DeclarationID, of what: String, in home: ModuleID,
    after preparation: Mutation.Change
  ) -> Mutation? {
    guard context.graph.declarations[source].kind != .protocol, module(of: source) == home
    else { return nil }
    return Mutation(
      change: .code("func lintelProof(_ value: \(Self.stranger)) {}", in: source),
      preparations: [preparation], summary: "\(words(source)) uses \(what) as 'type'")
  }

  private func newPath(inModuleOf declaration: DeclarationID) -> String? {
    newFiles.unassignedPaths(type: Self.stranger).first {
      newFiles.modules[$0].contains(module(of: declaration))
    }
  }
}
