import LintelGraph

extension LinkageReading where Self: ~Copyable {
  /// Returns the instance of a declaration that code in a file sees: the one in the file's own
  /// module, or else the first visible one; `nil` if none is visible.
  func instance(of candidate: DeclarationID, seenFrom file: FileID) -> DeclarationID? {
    let range = linkage.instances.range(around: declaration(candidate).file)
    if range.count == 1 { return isVisible(candidate, from: file) ? candidate : nil }
    let module = linkage.module(of: file)
    let own = range.filter { linkage.module(of: FileID($0)) == module }
    return (own.isEmpty ? Array(range) : own)
      .map { linkage.instance($0, of: candidate) }
      .first { isVisible($0, from: file) }
  }
}
