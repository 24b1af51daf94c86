import LintelGraph

extension Linker {
  /// Returns the same declaration in the first instance of its file.
  func firstInstance(of declaration: DeclarationID) -> DeclarationID {
    let own = InstanceID(linked: table.declarations[declaration].file)
    guard instances.isRepeated(own), let first = instances.instances(beside: own).first else {
      return declaration
    }
    return instance(first, of: declaration)
  }

  /// Returns the same declaration in another instance of its file.
  func instance(_ instance: InstanceID, of declaration: DeclarationID) -> DeclarationID {
    let home = table.scopes[table.declarations[declaration].file.position]
    return DeclarationID(
      table.scopes[instance.position].position + declaration.position - home.position)
  }
}
