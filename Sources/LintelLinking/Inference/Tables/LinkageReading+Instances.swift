import LintelGraph

extension LinkageReading where Self: ~Copyable {
  /// Returns the instance of a declaration that code in a file sees: the one in the file's own
  /// module, or else the first visible one; `nil` if none is visible.
  func instance(of candidate: DeclarationID, seenFrom file: FileID) -> DeclarationID? {
    let home = InstanceID(linked: declaration(candidate).file)
    let all = linkage.instances.instances(beside: home)
    if all.count == 1 { return isVisible(candidate, from: file) ? candidate : nil }
    let module = linkage.module(of: file)
    let own = Array(all).filter { linkage.instances[$0].module == module }
    return (own.isEmpty ? Array(all) : own)
      .map { linkage.instance($0, of: candidate) }
      .first { isVisible($0, from: file) }
  }
}
