import LintelGraph

/// `exhaustive`: every declaration belongs to a component, also top-level code.
struct ExhaustiveRule: RuleKind {
  static let word = "exhaustive"
  static let summary = "every declaration belongs to a component"
  static let judges = RuleSubject.nothingWritten
  static let options: [any DeclaredOption] = [files]

  static let files = RuleOption<[Located<PathGlob>]>.globs(
    "in", "Paths of the files that must be covered; all by default.")

  let files: [Located<PathGlob>]

  init(_ fields: Fields) { files = fields[Self.files] }

  var references: [ComponentReference] { [] }

  func bind(to scope: RuleScope) -> any BoundRule {
    let components = scope.components
    let hints = SelectorHints(scope.graph)
    for file in files where !scope.graph.files.contains(where: { file.value.matches($0.path) }) {
      let glob = file.value.description
      let reference = ComponentReference(text: glob, mark: file.mark)
      scope.log.report(
        .globMatchesNothing(
          glob, isComponent: !components.definitions(for: reference).isEmpty,
          hint: hints.hint(for: file.value)),
        at: file.mark)
    }
    return Bound(
      judged: components.components.indices.map(ComponentID.init), files: files.map(\.value))
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
        guard isCovered[Int(value.file)], context.graph.outermost(of: declaration) == declaration
        else { return false }
        guard context.components.membership(of: declaration).all.isEmpty else { return false }
        return value.kind != .file || !graph.dependencies(from: declaration).isEmpty
      }.map { Breach(subject: .declaration($0), reason: Reason()) }
    }

    /// A new file, and a new type in a file that is there.
    func proposals(in context: RuleContext) -> [ProposedBreach] {
      let type = "LintelProof"
      let paths = context.graph.files.map(\.path)
      func isWanted(_ path: String) -> Bool {
        files.isEmpty || files.contains { $0.matches(path) }
      }
      let newFile = context.unassignedPath(type: type, where: isWanted)
      let oldFile = paths.indices.first { file in
        isWanted(paths[file]) && context.isUnassigned(newFile: paths[file], type: type)
      }
      return [
        newFile.map {
          ProposedBreach(
            change: .file(path: $0, text: "struct \(type) {}\n"),
            summary: "a type in the new file '\($0)'")
        },
        oldFile.map {
          ProposedBreach(
            change: .code("struct \(type) {}", in: context.graph.scope(of: FileID($0))),
            summary: "a new type in '\(paths[$0])'")
        },
      ].compactMap(\.self)
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
