import LintelGraph
import LintelScanner

/// A declaration that has a name, and the condition under which it has it.
struct NameHolder: Hashable {
  enum Declared: Hashable {
    case declaration(DeclarationID)
    /// The index of a local variable in its file.
    case local(Int)
  }

  let declared: Declared
  /// The index of the condition in ``OpenBranches/conditions``; `nil` for none.
  let condition: Int?
  /// The only file in which the declaration has the name: the file of a local variable, or the file
  /// that imports the declaration's module in a branch; `nil` for all files.
  let file: FileID?
  /// Whether other declarations of the name are equally near, as where a file imports two modules
  /// that declare it: then the name is ambiguous where both are compiled.
  let isBesideOthers: Bool
  /// Whether code has the name only where a type inherits from the type that declares it.
  let isInherited: Bool

  init(
    _ declaration: DeclarationID, condition: Int? = nil, file: FileID? = nil,
    isBesideOthers: Bool = false, isInherited: Bool = false
  ) {
    declared = .declaration(declaration)
    self.condition = condition
    self.file = file
    self.isBesideOthers = isBesideOthers
    self.isInherited = isInherited
  }

  /// - Parameter local: the index of a local variable in the file.
  init(local: Int, condition: Int, file: FileID) {
    declared = .local(local)
    self.condition = condition
    self.file = file
    isBesideOthers = false
    isInherited = false
  }

  /// The declaration; `nil` for a local variable.
  var id: DeclarationID? {
    if case .declaration(let id) = declared { id } else { nil }
  }
}
