import LintelGraph
import LintelText

/// What `inherits` asks: whether a supertype has a name, or inherits from something outside of the
/// project that has it.
///
/// - What SDKs are known to inherit counts for a plain name alone: `*Protocol` means names that
///   somebody wrote, not that a class is an NSObject somewhere.
/// - A name with a dot is that of a nested type, `Screens.Base`, or one after its module's. Of a
///   type from outside only the last name is known: it is of the module if the file imports that.
package struct SupertypePattern {
  private let graph: DependencyGraph
  private let qualified: QualifiedPattern
  /// Types outside of the project that inherit from what has the name.
  private let heirs: Set<Name>

  package init(_ pattern: NamePattern, _ graph: DependencyGraph) {
    self.graph = graph
    qualified = QualifiedPattern(pattern, graph)
    heirs = qualified.isPlain ? graph.externalHeirs(of: qualified.name.text) : []
  }

  /// What comes after the name of a module; without one all of the pattern.
  var name: NamePattern { qualified.name }

  /// - Parameter declaration: what has the supertype.
  package func matches(_ supertype: Supertype, of declaration: DeclarationID) -> Bool {
    matches(
      supertype, of: declaration, isWritten: name.matches(graph.matchedText(of: supertype.name)))
  }

  /// - Parameter isWritten: whether ``name`` matches the name of the supertype.
  func matches(
    _ supertype: Supertype, of declaration: DeclarationID, isWritten: Bool
  ) -> Bool {
    let isHeir = supertype.declaration == nil && heirs.contains(supertype.name)
    guard let seeing = qualified.seeing else { return isWritten || isHeir }
    if let type = supertype.declaration {
      let name = graph.qualifiedName(of: type)
      return qualified.pattern.matches(name)
        || graph.moduleNames(of: graph.declarations[type].file).contains {
          qualified.pattern.matches("\($0).\(name)")
        }
    }
    return (isWritten || isHeir) && seeing.contains(graph.declarations[declaration].file)
  }
}
