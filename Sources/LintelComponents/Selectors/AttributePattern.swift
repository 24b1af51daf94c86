import LintelGraph
import LintelText

/// What `attribute` asks: whether an attribute has a name.
///
/// `Observable` is `@Observable` and `@Observation.Observable`. `Observation.Observable` is
/// `@Observable` as well where the file imports that module, unless the project declares another.
package struct AttributePattern {
  private let graph: DependencyGraph
  private let qualified: QualifiedPattern
  /// Whether the project declares what the pattern names, elsewhere than in the module.
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

  /// Where an attribute is one that matches.
  enum Reach {
    case nowhere
    /// In the files that see the module.
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

  /// - Parameter declaration: what the attribute is written on.
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

/// The name of an attribute without that of its module, or of the type that it is nested in.
package func lastSegment(of name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}
