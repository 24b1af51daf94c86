import LintelGraph
import LintelText

/// A pattern of the key `inherits`. A supertype matches the pattern by its own name or, if the
/// supertype is external, because it inherits from a type with a matching name.
///
/// - Inheritance among SDK types counts only for plain names: `*Protocol` matches names that are
///   written, not the `NSObjectProtocol` that an SDK class conforms to.
/// - A name with a dot is that of a nested type, `Screens.Base`, or begins with a module,
///   `UIKit.UIView`. Only the last segment of the name of an external type is known: the type
///   counts as a type of the module if the file imports the module.
package struct SupertypePattern {
  private let graph: DependencyGraph
  private let qualified: QualifiedPattern
  /// The external types that inherit from a type with the name in the pattern.
  private let heirs: Set<Name>

  package init(_ pattern: NamePattern, _ graph: DependencyGraph) {
    self.graph = graph
    qualified = QualifiedPattern(pattern, graph)
    heirs = qualified.isPlain ? graph.externalHeirs(of: qualified.name.text) : []
  }

  /// The part of the pattern after the module; the whole pattern if it names none.
  var name: NamePattern { qualified.name }

  /// - Parameter declaration: the declaration that has the supertype.
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
