import LintelGraph

/// `exhaustive`: every declaration belongs to a component, also top-level code.
struct ExhaustiveRule: RuleKind {
  static let word = "exhaustive"
  static let summary = "every declaration belongs to a component"
  static let judges = RuleSubject.nothingWritten
  static let options = [
    RuleOption("in", .names, "The files that must be covered; all of them by default.")
  ]

  let files: [PathGlob]

  init(_ fields: Fields) { files = fields.globs("in") }

  var references: [ComponentReference] { [] }

  func bind(to scope: RuleScope) -> any BoundRule {
    for glob in files where !scope.graph.files.contains(where: { glob.matches($0.path) }) {
      scope.log.report(.globMatchesNothing(glob.description), at: scope.mark)
    }
    return Bound(
      judged: scope.components.components.indices.map(ComponentID.init), files: files)
  }

  private struct Bound: BoundRule {
    let judged: [ComponentID]
    let files: [PathGlob]

    func breaches(in context: RuleContext) -> [Breach] {
      let graph = context.graph
      let isCovered = graph.files.map { file in
        files.isEmpty || files.contains { $0.matches(file.path) }
      }
      return graph.declarations.indices.lazy.map(DeclarationID.init).filter { declaration in
        let value = graph.declarations[Int(declaration)]
        guard isCovered[Int(value.file)], context.edges.outermost[Int(declaration)] == declaration
        else { return false }
        guard context.components.membership(of: declaration).all.isEmpty else { return false }
        return value.kind != .file || !graph.dependencies(from: declaration).isEmpty
      }.map { Breach(subject: .declaration($0), reason: Reason()) }
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }

  struct Reason: BreachReason {
    func message(_ parts: BreachWords) -> String { "'\(parts.from)' belongs to no component" }

    func remedy(_ parts: BreachWords) -> String {
      "move it to where a component expects it, or let the selectors of a component include it"
    }
  }
}
