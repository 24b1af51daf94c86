import LintelGraph
import LintelScanner

extension Inference {
  /// Finds the types of all variables whose values say them, and what typealiases stand for: the
  /// types of declarations that take a look at code to find out. Before them, a file depends on
  /// others.
  consuming func settleDeclarations() -> Types {
    for id in linkage.linker.table.declarations.indices where needsSettling(DeclarationID(id)) {
      _ = declarationType(DeclarationID(id))
      // Not to keep what the code of all files means; a file that is led to again is read again.
      if entered.count >= 256 { leaveAll() }
    }
    return types
  }

  private func needsSettling(_ id: DeclarationID) -> Bool {
    let value = declaration(id)
    switch value.kind {
    case .typealias: return true
    case .variable, .constant:
      let fact = linkage.linker.table.facts[id.position]
      let extent = linkage.files[value.file.position].extents[Int(fact)]
      guard extent.typeStart == 0 else { return false }
      return extent.isChoice || extent.value.isCode
        || extent.value == .none && !attributes(of: id).isEmpty
    default: return false
    }
  }
}
