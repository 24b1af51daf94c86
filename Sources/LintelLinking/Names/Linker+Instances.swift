import LintelGraph

extension Linker {
  /// Returns the same declaration in the first instance of its file.
  func firstInstance(of declaration: DeclarationID) -> DeclarationID {
    let file = table.declarations[declaration].file
    guard instances.isRepeated(file) else { return declaration }
    return instance(instances.range(around: file).lowerBound, of: declaration)
  }

  /// Returns the same declaration in another instance of its file.
  func instance(_ instance: Int, of declaration: DeclarationID) -> DeclarationID {
    let home = table.scopes[table.declarations[declaration].file.position]
    return DeclarationID(
      table.scopes[instance].position + declaration.position - home.position)
  }
}
