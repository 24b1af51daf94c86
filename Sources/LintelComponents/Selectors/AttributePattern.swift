import LintelGraph
import LintelText

/// A pattern of the key `attribute`, with which attributes are compared.
///
/// `Observable` matches `@Observable` and `@Observation.Observable`. `Observation.Observable` also
/// matches `@Observable` if the file imports `Observation`, unless the project declares another
/// `Observable`.
package struct AttributePattern {
  private let graph: DependencyGraph
  private let qualified: QualifiedPattern
  /// Whether the project declares the name of the pattern outside of the pattern's module.
  private let isDeclaredElsewhere: Bool

  package init(_ pattern: NamePattern, _ graph: DependencyGraph) {
    self.graph = graph
    let qualified = QualifiedPattern(pattern, graph)
    self.qualified = qualified
    isDeclaredElsewhere =
      qualified.seeing != nil
      && graph.declarations.ids.contains { id in
        let value = graph.declarations[id]
        return value.owner.map { graph.declarations[$0].kind == .file } ?? false
          && (value.kind.isNominalType || value.kind == .typealias || value.kind == .macro)
          && qualified.name.matches(graph.matchedText(of: value.name))
          && !graph.moduleNames(of: value.file).contains {
            pattern.matches("\($0).\(graph.matchedText(of: value.name))")
          }
      }
  }

  /// The declarations on which an attribute matches.
  enum Reach {
    case nowhere
    /// On declarations in files that can use the declarations of the module.
    case whereSeen
    case everywhere
  }

  func reach(of attribute: Name) -> Reach {
    let text = graph.matchedText(of: attribute)
    if qualified.pattern.matches(text) { return .everywhere }
    if qualified.seeing == nil {
      return qualified.pattern.matches(lastSegment(of: text)) ? .everywhere : .nowhere
    }
    let isSame =
      qualified.isPlain && !isDeclaredElsewhere && !text.contains(".")
      && qualified.name.matches(text)
    return isSame ? .whereSeen : .nowhere
  }

  /// - Parameter declaration: the declaration on which the attribute is written.
  package func matches(_ attribute: Name, of declaration: DeclarationID) -> Bool {
    isMatch(reach(of: attribute), declaration)
  }

  func isMatch(_ reach: Reach, _ declaration: DeclarationID) -> Bool {
    switch reach {
    case .nowhere: false
    case .whereSeen:
      qualified.seeing?.contains(graph.declarations[declaration].file) ?? false
    case .everywhere: true
    }
  }
}

/// Returns the name of an attribute without its module or outer type: `Observable` for
/// `Observation.Observable`.
package func lastSegment(of name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}
