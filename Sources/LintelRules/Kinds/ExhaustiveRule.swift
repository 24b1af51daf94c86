import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText

/// `exhaustive`: every declaration, including top-level code, belongs to a component.
package struct ExhaustiveRule: RuleKind {
  package static let word = "exhaustive"
  package static let summary = "every declaration belongs to a component"
  package static let judges = RuleSubject.nothingWritten
  package static let options: [any DeclaredOption] = [files]

  package static let files = RuleOption<[Located<PathGlob>]>.globs(
    "in", "Paths of the files that must be covered; all by default.")

  package let files: [Located<PathGlob>]

  package init(_ fields: Fields) { files = fields[Self.files] }

  package var references: [ComponentReference] { [] }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let components = scope.components
    let hints = SelectorHints(scope.graph)
    for file in files where !scope.graph.files.contains(where: { file.value.matches($0.path) }) {
      let glob = file.value.description
      let reference = ComponentReference(text: glob, mark: file.mark)
      scope.log.report(
        ExhaustiveError.globMatchesNothing(
          glob, isComponent: !components.definitions(for: reference).isEmpty,
          hint: hints.hint(for: file.value)),
        at: file.mark)
    }
    return Bound(
      judged: components.components.indices.map(ComponentID.init), files: files.map(\.value))
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    package let files: [PathGlob]

    package var wantsAllCode: Bool { true }

    package func breaches(in context: RuleContext) -> [any Breach] {
      let graph = context.graph
      let isCovered = graph.files.map { file in
        files.isEmpty || files.contains { $0.matches(file.path) }
      }
      let declaring = Set(graph.declarations.lazy.filter { $0.kind != .file }.map(\.file))
      let handingOn = Set(graph.imports.lazy.filter(\.isExported).map(\.file))
      return graph.declarations.ids.lazy.filter { declaration in
        let value = graph.declarations[declaration]
        guard isCovered[value.file.position],
          context.graph.outermost(of: declaration) == declaration
        else { return false }
        guard context.components.membership(of: declaration).all.isEmpty else { return false }
        guard value.kind == .file, graph.dependencies(from: declaration).isEmpty else {
          return true
        }
        // A file without top-level code is represented by its declarations. If it has none, it
        // counts only if it expands macros or re-exports a module: `@_exported import Core`.
        return !declaring.contains(value.file)
          && (value.traits.contains(.expandsMacros) || handingOn.contains(value.file))
      }.map { DeclarationBreach($0, of: nil, reason: Reason()) }
    }
  }

  package struct Reason: BreachReason {
    package func message(_ parts: BreachWords) -> String {
      "'\(parts.from)' belongs to no component"
    }

    package func remedy(_ parts: BreachWords) -> String {
      "move it to where a component selects it, or extend the selectors of a component"
    }
  }
}

/// The errors in the paths of the files that must be covered.
enum ExhaustiveError: DescribedError {
  case globMatchesNothing(String, isComponent: Bool, hint: SelectorHint?)

  var message: String {
    switch self {
    case .globMatchesNothing(let glob, let isComponent, let hint):
      "no file matches '\(glob)'; expected a path, as in 'App/**'"
        + (isComponent ? ", not the name of a component" : hint?.message ?? "")
    }
  }
}
