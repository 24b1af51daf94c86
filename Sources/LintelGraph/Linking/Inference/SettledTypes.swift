import LintelScanner

/// The types of declarations that take a look at code to find out: before them, a file depends on
/// others.
struct SettledTypes {
  var types: TypeTable
  /// For each declaration, the type of its value, or of its result; ``Inference/unset`` for those
  /// whose types are written.
  var declarationTypes: [TypeID]
  var writtenTypes: IntMap

  init(types: TypeTable, declarationTypes: [TypeID], writtenTypes: IntMap) {
    self.types = types
    self.declarationTypes = declarationTypes
    self.writtenTypes = writtenTypes
  }

  /// Nothing yet.
  init(declarations: Int) {
    self.init(
      types: TypeTable(),
      declarationTypes: [TypeID](repeating: Inference.unset, count: declarations),
      writtenTypes: IntMap(minimumCapacity: 0))
  }
}

extension Inference {
  /// Finds the types of all variables whose values say them, and what typealiases stand for.
  consuming func settleDeclarations() -> SettledTypes {
    for id in linkage.linker.table.declarations.indices where needsSettling(DeclarationID(id)) {
      _ = declarationType(DeclarationID(id))
      // Not to keep what the code of all files means; a file that is led to again is read again.
      if entered.count >= 256 { leaveAll() }
    }
    return SettledTypes(
      types: types, declarationTypes: declarationTypes, writtenTypes: writtenTypes)
  }

  private func needsSettling(_ id: DeclarationID) -> Bool {
    let value = declaration(id)
    switch value.kind {
    case .typealias: return true
    case .variable, .constant:
      let fact = linkage.linker.table.facts[Int(id)]
      let extent = linkage.files[Int(value.file)].extents[Int(fact)]
      guard extent.typeStart == 0 else { return false }
      return extent.value.isCode || extent.value == .none && !attributes(of: id).isEmpty
    default: return false
    }
  }
}

extension ValueKind {
  /// Whether code has to be looked at to find out the type of the value.
  var isCode: Bool { self == .reference || self == .collectionOfPaths }
}
