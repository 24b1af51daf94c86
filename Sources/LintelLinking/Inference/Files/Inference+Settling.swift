import LintelGraph
import LintelScanner

extension Inference {
  /// Finds the types of all declarations that depend on code: variables without a written type,
  /// `let rows = load()`, and typealiases. Until these are settled, the meanings in one file depend
  /// on the code of others.
  consuming func settleDeclarations() -> TypeTable {
    for id in linkage.declarations.ids where needsSettling(id) {
      _ = declarationType(id)
      // Limits the memory for the code of files. A file that is needed again is entered again.
      if code.entered.count >= 256 { code.removeAll() }
    }
    return types
  }

  private func needsSettling(_ id: DeclarationID) -> Bool {
    let value = declaration(id)
    switch value.kind {
    case .typealias: return true
    case .variable, .constant:
      guard let extent = linkage.extent(of: id), extent.typeStart == 0 else { return false }
      return extent.isChoice || extent.value.isCode
        || extent.value == .none && !attributes(of: id).isEmpty
    default: return false
    }
  }
}
